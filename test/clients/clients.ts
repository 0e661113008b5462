import { csharpClient } from './csharp-client.js'
import type { GeneratedClient } from './generated-client.js'
import { goClient } from './go-client.js'
import { javaClient } from './java-client.js'
import { kotlinClient } from './kotlin-client.js'
import { pythonClient } from './python-client.js'
import { heyApiClient, openApiFetchClient } from './typescript-client.js'

/** Every client that is tried, and which of the answers its generator is known to take wrongly. */
export const clients: readonly (GeneratedClient & { knownFaults?: readonly string[] })[] = [
  pythonClient('unions'),
  pythonClient('flat'),
  heyApiClient,
  openApiFetchClient,
  goClient,
  javaClient('okhttp-gson', 'flat'),
  // It reads every 2xx as the type of the first.
  { ...javaClient('okhttp-gson', 'unions'), knownFaults: ['deferred', 'record'] },
  javaClient('native', 'flat'),
  // It looks at no required field, and so takes the first variant by name that has any of the fields.
  { ...javaClient('native', 'unions'), knownFaults: ['passport', 'screen', 'selfie', 'deferred', 'record'] },
  kotlinClient,
  csharpClient,
]
