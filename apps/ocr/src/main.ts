import { chooseEngine, echoVariables } from '@vivid/echo'
import { runWorker } from '@vivid/platform'

await runWorker({
  kind: 'ocr',
  purpose: 'reads identity documents',
  variables: ['SECOND_OPINION', ...echoVariables],
  engine: chooseEngine(new URL('./engine.js', import.meta.url)),
})
