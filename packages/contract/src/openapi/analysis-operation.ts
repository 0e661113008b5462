import type { TObject } from 'typebox'
import { RefusalBody } from '../answer-parts.js'
import type { Documented, Example } from '../endpoints/endpoint.js'
import type { ErrorName } from '../errors.js'
import { type RefusalName, refusals } from '../refusals.js'
import { refusalExamples } from './refusal-examples.js'
import { headersOf, headersOfFailed, json, orSamples, refusalsOf, unknownFields } from './refusals-of.js'
import { deferredExample } from './transaction-example.js'
import { inUnionOrder } from './union-order.js'
import { uploadOf } from './upload-of.js'

/** What the gateway answers before or instead of an analysis. */
const commonRefusals = refusalsOf([
  'unauthorized',
  'service_not_contracted',
  'request_timeout',
  'idempotency_key_reused',
  'not_multipart',
  'expectation_failed',
  'rate_limited',
  'too_many_at_once',
  'headers_too_large',
  'overloaded',
  'unavailable',
  'deadline_exceeded',
])

const titleOf = (schema: TObject): string => (schema as unknown as { title: string }).title
const titlesOf = (...schemas: TObject[]): string[] => inUnionOrder(schemas).map(titleOf)

/** Each code once, with a link to its own place in the catalogue. */
const codesList = ({ errors }: Documented) =>
  [...new Set(Object.values(errors).map(({ code }) => code))]
    .sort((a, b) => a - b)
    .map((code) => `[${code}](/docs/errors#${code})`)
    .join(' · ')

/** One example for every coded error that is answered with this status. */
const codedExamples = (status: number, { errors, docs }: Documented): Record<string, Example> =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([, entry]) => entry.status === status)
      .map(([name, { code }]) => [name, { summary: `${code} ${name}`, value: docs.badExample(name as ErrorName) }]),
  )

/** A coded failure, or a refusal, with a status of its own. */
const coded = (
  status: number,
  names: RefusalName[],
  description: string,
  endpoint: Documented,
  schema = endpoint.docs.bad.at(-1)!,
) => ({
  description,
  headers: headersOfFailed(status),
  content: json(titlesOf(schema, ...(names.length > 0 ? [RefusalBody] : [])), {
    ...codedExamples(status, endpoint),
    ...refusalExamples(names),
  }),
})

/** What a finished analysis may end with beside its good answers, which hold the rejections themselves where `failed` is one of them. */
const rejections = ({ bad, failed }: Documented['docs']): readonly TObject[] => (failed ? [] : bad)

const withUnknownFields = <Answer extends { headers: object }>(answer: Answer) => ({
  ...answer,
  headers: { ...answer.headers, ...unknownFields },
})

/** What 503 and 504 say, where an endpoint tells more than a refusal. */
const unfinished = ({ docs }: Documented) => {
  if (!docs.unfinished) return {}
  const { schema, example } = docs.unfinished
  return Object.fromEntries(
    (['unavailable', 'deadline_exceeded'] as const).map((reason) => {
      const { status } = refusals[reason]
      const { description, headers, content } = commonRefusals[status]!
      const { examples } = content['application/json']
      const told = json(titlesOf(schema, RefusalBody), { ...examples, [titleOf(schema)]: example(reason) })
      return [status, { description, headers, content: told }]
    }),
  )
}

const lead =
  'HTTP 200 means that the analysis finished, also when it ends with a code: look at `error_code`. Codes of this endpoint:'

/** An endpoint that takes pictures. */
export const analysisOperation = (endpoint: Documented) => {
  const { docs } = endpoint
  return {
    operationId: docs.id,
    tags: [docs.tag.name],
    summary: docs.summary,
    description: `${docs.lead} ${lead}\n\n${codesList(endpoint)}`,
    security: [{ bearer: [] }],
    parameters: ['Language', 'IdempotencyKey', 'Prefer', 'SandboxAnswer'].map((name) => ({
      $ref: `#/components/parameters/${name}`,
    })),
    requestBody: {
      required: true,
      description:
        'Fields without a value may be left out or empty: an empty text says that an optional field is not given.',
      content: { 'multipart/form-data': { schema: uploadOf(endpoint), examples: docs.requests } },
    },
    responses: orSamples({
      200: {
        description: 'The analysis finished, also when its result is a coded failure.',
        headers: headersOfFailed(200),
        content: json(titlesOf(...rejections(docs), ...docs.good.map(({ schema }) => schema)), {
          ...Object.fromEntries(docs.good.map(({ schema, example }) => [titleOf(schema), example])),
          ...docs.also,
          ...codedExamples(200, endpoint),
        }),
      },
      202: {
        description: 'Accepted: ask for the answer at the address in `Location`.',
        headers: headersOf(202),
        content: json(['DeferredAnalysis'], { deferred: deferredExample }),
      },
      400: withUnknownFields(
        coded(
          400,
          ['invalid_form', 'invalid_idempotency_key', 'invalid_sandbox_answer'],
          'A request that cannot be analysed.',
          endpoint,
        ),
      ),
      413: coded(413, [], docs.tooLarge, endpoint),
      500: coded(500, ['internal'], 'The service failed to analyse the request.', endpoint, docs.failed),
      ...commonRefusals,
      ...unfinished(endpoint),
    }),
  }
}
