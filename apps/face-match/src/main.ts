import { chooseEngine, echoVariables } from '@vivid/echo'
import { runWorker } from '@vivid/platform'

await runWorker({
  kind: 'face-match',
  purpose: 'tells whether a selfie shows the person on a document',
  variables: ['FACE_MATCH_RATE', ...echoVariables],
  engine: chooseEngine(new URL('./engine.js', import.meta.url)),
})
