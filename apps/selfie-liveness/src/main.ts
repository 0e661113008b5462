import { runWorker } from '@vivid/platform'

await runWorker({
  kind: 'selfie-liveness',
  purpose: 'tells living people from pictures of people',
  engine: new URL('./engine.js', import.meta.url),
})
