import type { TSchema } from 'typebox'
import { codedExamples, refusalExamples } from '../error-examples.js'
import { errors } from '../errors.js'
import { type answerExamples as Answers, answerExamples, type Example } from '../examples.js'
import type { RefusalName } from '../refusals.js'
import { requestExamples } from '../request-examples.js'
import { headersOf, json, refusalsOf } from './refusals-of.js'

/** What the gateway answers before or instead of an analysis. */
const commonRefusals = refusalsOf([
  'unauthorized',
  'service_not_contracted',
  'request_timeout',
  'idempotency_key_reused',
  'not_multipart',
  'expectation_failed',
  'rate_limited',
  'headers_too_large',
  'overloaded',
  'unavailable',
  'deadline_exceeded',
])

interface AnalysisOptions {
  id: string
  tag: string
  endpoint: keyof typeof requestExamples
  summary: string
  /** Said before the list of codes. */
  lead: string
  codes: readonly [number, number]
  form: TSchema
  tooLarge: string
  good: (keyof typeof Answers)[]
  bad: string[]
  /** Further good answers, by what is special about them. */
  also?: Record<string, Example>
}

/** Each code once, with a link to its own place in the catalogue. */
const codesList = ([from, to]: readonly [number, number]) => {
  const codes = new Set(Object.values(errors).map(({ code }) => code))
  return [...codes]
    .filter((code) => code >= from && code <= to)
    .sort((a, b) => a - b)
    .map((code) => `[${code}](/docs/errors#${code})`)
    .join(' · ')
}

/** A coded failure, or a refusal, with a status of its own. */
const unfinished = (status: number, names: RefusalName[], description: string, { bad, codes }: AnalysisOptions) => ({
  description,
  headers: headersOf(status),
  content: json([bad.at(-1)!, ...(names.length > 0 ? ['Refusal'] : [])], {
    ...codedExamples(status, ...codes),
    ...refusalExamples(names),
  }),
})

/** One of the two endpoints that take pictures. */
export const analysisOperation = (options: AnalysisOptions) => ({
  operationId: options.id,
  tags: [options.tag],
  summary: options.summary,
  description: `${options.lead}\n\n${codesList(options.codes)}`,
  security: [{ bearer: [] }],
  parameters: [{ $ref: '#/components/parameters/Language' }, { $ref: '#/components/parameters/IdempotencyKey' }],
  requestBody: {
    required: true,
    content: { 'multipart/form-data': { schema: options.form, examples: requestExamples[options.endpoint] } },
  },
  responses: {
    200: {
      description: 'The analysis finished, also when its result is a coded failure.',
      headers: headersOf(200),
      content: json([...options.good, ...options.bad], {
        ...Object.fromEntries(options.good.map((name) => [name, answerExamples[name]])),
        ...options.also,
        ...codedExamples(200, ...options.codes),
      }),
    },
    400: unfinished(400, ['invalid_form', 'invalid_idempotency_key'], 'A request that cannot be analysed.', options),
    413: unfinished(413, [], options.tooLarge, options),
    500: unfinished(500, ['internal'], 'The analysis failed for a reason of ours.', options),
    ...commonRefusals,
  },
})
