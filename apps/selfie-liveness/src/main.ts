import { chooseEngine, echoVariables } from '@vivid/echo'
import { runWorker } from '@vivid/platform'

await runWorker({
  kind: 'selfie-liveness',
  purpose: 'tells living people from pictures of people',
  variables: [...echoVariables],
  engine: chooseEngine(new URL('./engine.js', import.meta.url)),
})
