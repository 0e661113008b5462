import type { Example } from '../endpoints/endpoint.js'
import { type RefusalName, refusals, tokenProblems } from '../refusals.js'

const requestId = '6f1c0c52-6f0e-4f0b-9d3f-2b7c9e1a4d58'
const refusalBody = (name: RefusalName) => {
  const { en } = refusals[name]
  const error = name === 'unauthorized' ? `${en} ${tokenProblems.expired.en}` : en
  return { error, reason: name, request_id: requestId }
}

/** One example for every refusal. */
export const refusalExamples = (names: readonly RefusalName[]): Record<string, Example> =>
  Object.fromEntries(names.map((name) => [name, { summary: name, value: refusalBody(name) }]))
