import type { Example } from '../endpoints/endpoint.js'
import { type RefusalName, refusals } from '../refusals.js'
import { refusalExamples } from './refusal-examples.js'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const header = (name: string) => ({ $ref: `#/components/headers/${name}` })

export const json = (schemas: string[], examples: Record<string, Example>) => ({
  'application/json': {
    schema: schemas.length === 1 ? ref(schemas[0]!) : { anyOf: schemas.map(ref) },
    examples,
  },
})

const limits = { RateLimit: header('RateLimit'), 'RateLimit-Policy': header('RateLimitPolicy') }
export const unknownFields = { 'Unknown-Fields': header('UnknownFields') }
const told: Record<number, Record<string, object>> = {
  200: { ...limits, ...unknownFields, 'Idempotent-Replayed': header('IdempotentReplayed') },
  202: {
    ...limits,
    ...unknownFields,
    Location: header('Location'),
    'Preference-Applied': header('PreferenceApplied'),
    'Idempotent-Replayed': header('IdempotentReplayed'),
  },
  401: { 'WWW-Authenticate': header('WwwAuthenticate') },
  429: { ...limits, 'Retry-After': header('RetryAfter') },
  503: { 'Retry-After': header('RetryAfter') },
}
/** What the headers of an answer with this status say. */
export const headersOf = (status: number) => ({ 'X-Request-Id': header('RequestId'), ...told[status] })
/** And of one that may have failed. */
export const headersOfFailed = (status: number) => ({ ...headersOf(status), 'Error-Reason': header('ErrorReason') })

/** The same answers by status, any of which may be a sample. */
export const orSamples = <Answer extends { headers: object }>(answers: Readonly<Record<string, Answer>>) =>
  Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      { ...answer, headers: { ...answer.headers, Sandbox: header('Sandbox') } },
    ]),
  )

/** By status; refusals that share one stand together. */
export const refusalsOf = (names: RefusalName[]) =>
  Object.fromEntries(
    names.map((name) => {
      const { status } = refusals[name]
      const sharing = names.filter((one) => refusals[one].status === status)
      const description = sharing.map((one) => refusals[one].en).join(' ')
      const content = json(['Refusal'], refusalExamples(sharing))
      return [String(status), { description, headers: headersOfFailed(status), content }]
    }),
  )
