import { type ErrorName, errors } from './errors.js'
import { type Example, EXAMPLE_ID as id } from './examples.js'
import { type RefusalName, refusals, tokenProblems } from './refusals.js'

/** The proof of life's own findings answer with 2.8's second body; so does the code that both meanings share. */
const isProof = (name: ErrorName): boolean =>
  errors[name].code >= 818 && errors[name].status === 200 && name !== 'front_text_unreadable'

/** The body that carries one coded error. */
const codedBody = (name: ErrorName): object => {
  const { code, en } = errors[name]
  if (code < 800) return { valid: false, message: en, error_code: code }
  return isProof(name) ? { valid: false, error_code: code, error: en, id } : { error: en, error_code: code }
}

/** One example for every coded error of an endpoint that is answered with this status. */
export const codedExamples = (status: number, from: number, to: number): Record<string, Example> =>
  Object.fromEntries(
    (Object.keys(errors) as ErrorName[])
      .filter((name) => errors[name].status === status && errors[name].code >= from && errors[name].code <= to)
      .map((name) => [name, { summary: `${errors[name].code} ${name}`, value: codedBody(name) }]),
  )

const requestId = '6f1c0c52-6f0e-4f0b-9d3f-2b7c9e1a4d58'
const refusalBody = (name: RefusalName) => {
  const { en } = refusals[name]
  const error = name === 'unauthorized' ? `${en} ${tokenProblems.expired.en}` : en
  return { error, reason: name, request_id: requestId }
}

/** One example for every refusal. */
export const refusalExamples = (names: readonly RefusalName[]): Record<string, Example> =>
  Object.fromEntries(names.map((name) => [name, { summary: name, value: refusalBody(name) }]))
