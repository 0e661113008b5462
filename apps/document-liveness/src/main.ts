import { runWorker } from '@vivid/platform'

await runWorker({
  kind: 'document-liveness',
  purpose: 'tells genuine physical documents from screens, copies and forgeries',
  engine: new URL('./engine.js', import.meta.url),
})
