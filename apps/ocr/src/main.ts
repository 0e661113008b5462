import { runWorker } from '@vivid/platform'

await runWorker({
  kind: 'ocr',
  purpose: 'reads identity documents',
  engine: new URL('./engine.js', import.meta.url),
})
