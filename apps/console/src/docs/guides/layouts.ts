import type { ErrorName } from '@vivid/contract/errors'
import { routes } from '@vivid/contract/interface'
import type { Text } from '../../text/en.js'
import type { SampleRequest } from '../request-of.js'
import type { Samples } from './chosen-request.js'

type Guides = Text['guides']['all']
export type GuideName = keyof Guides

/** A paragraph by name, a request that is shown in the chosen language, or a text that is the same in all. */
type Block<Paragraph> = Paragraph | ((samples: Samples) => SampleRequest) | { code: string }

const receiver = `import { verifyWebhook } from '@vivid/client'

// body: as it came, not parsed
const { type, data } = await verifyWebhook(request.headers, body, process.env.WEBHOOK_SECRET)
console.log(type, data.id, data.valid, data.error_code)`

/** A rejection that each endpoint may answer with, whatever its form. */
const rejections: Record<string, ErrorName> = {
  [routes.ocr]: 'names_not_found',
  [routes.liveness]: 'face_not_found',
  [routes.face_match]: 'faces_differ',
  [routes.biometrics]: 'faces_differ',
}

/** What stands where in each guide. */
export const layouts: { readonly [Name in GuideName]: readonly Block<keyof Guides[Name]['body'] & string>[] } = {
  start: [
    'run',
    { code: 'npm ci && npm start' },
    'token',
    { code: 'export VIVID_TOKEN=$(npm run -s token)' },
    'send',
    ({ chosen }) => chosen(),
    'answer',
    'valid',
  ],
  tokens: [
    'claims',
    { code: 'npm run -s token -- --tenant acme --services ocr,liveness --expires 3600' },
    'keys',
    'expired',
    'keep',
  ],
  retries: ['when', 'never', 'key', ({ chosen }) => chosen([['Idempotency-Key', 'order-4711-front-1']])],
  waiting: [
    'wait',
    'async',
    ({ chosen }) => chosen([['Prefer', 'respond-async']]),
    'ask',
    ({ other }) => other('get', `${routes.transactions}{id}`, [['Prefer', 'wait=20']]),
    'webhook',
    { code: receiver },
  ],
  errors: [
    'rejected',
    'refused',
    'failed',
    'reason',
    'language',
    ({ chosen, language }) => chosen([['Accept-Language', language]]),
    'all',
  ],
  faces: [
    'send',
    ({ other }) => other('post', routes.face_match),
    'answer',
    'codes',
    'alive',
    ({ other }) => other('post', routes.biometrics),
  ],
  sandbox: [
    'token',
    { code: 'export VIVID_TOKEN=$(npm run -s token -- --sandbox)' },
    'name',
    ({ chosen, path }) => chosen([['Sandbox-Answer', rejections[path] ?? 'valid']]),
    'same',
    'others',
  ],
  live: ['secrets', 'tls', 'tenants', 'capacity', { code: 'npm run -s capacity -- --rate 300' }, 'watch', 'caller'],
}

export const guideNames = Object.keys(layouts) as GuideName[]
