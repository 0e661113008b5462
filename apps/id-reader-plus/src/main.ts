import { chooseEngine, echoVariables } from '@vivid/echo'
import { runWorker } from '@vivid/platform'

await runWorker({
  kind: 'id-reader-plus',
  purpose: 'tells genuine physical documents from screens, copies and forgeries, and reads the genuine ones',
  variables: ['SECOND_OPINION', 'COMPARE_SEX', 'COMPARE_PORTRAITS', ...echoVariables],
  engine: chooseEngine(new URL('./engine.js', import.meta.url)),
})
