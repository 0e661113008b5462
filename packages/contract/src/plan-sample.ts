import type { EndpointDefinition } from './endpoints/endpoint.js'
import { type ErrorName, errors, type Language } from './errors.js'
import { type Endpoint, type JobKind, jobKinds, kindFacts } from './kinds/facts.js'
import { endpoints } from './kinds/index.js'
import { kinds } from './kinds/kinds.js'
import { invalidReasons } from './kinds/ocr/invalid-reasons.js'
import type { SampleName } from './sample-name.js'

/** Refusals that a caller must be ready for and cannot bring about; the others can be had by sending what they refuse. */
export const sampleRefusals = [
  'rate_limited',
  'too_many_at_once',
  'overloaded',
  'unavailable',
  'deadline_exceeded',
  'internal',
] as const
export type SampleRefusal = (typeof sampleRefusals)[number]

/** How an answer that was asked for by name comes about. */
export type SamplePlan =
  | { by: 'refusal'; name: SampleRefusal }
  /** Found by the gateway, before any worker sees the request. */
  | { by: 'form'; name: ErrorName }
  /** One of these kinds tells it, and the others that all is well; null: all of them do. */
  | { by: 'work'; name: SampleName; kinds: readonly JobKind[]; teller: JobKind | null }

/** What decides which answers a request may have. */
export interface SampledRequest {
  endpoint: Endpoint
  form: unknown
  kinds: readonly JobKind[]
  language: Language
}

/** Every name that may be asked for at an endpoint, whatever the form. */
export const sampleNames = (endpoint: Endpoint): readonly string[] => {
  const { errors: own }: Pick<EndpointDefinition<never>, 'errors'> = endpoints[endpoint]
  const readings = Object.hasOwn(own, 'mrz_not_found') ? Object.keys(invalidReasons) : []
  return ['valid', ...Object.keys(own), ...readings, ...sampleRefusals]
}

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name)

/** Null where this request never has such an answer. */
export const planSample = (name: string, request: SampledRequest): SamplePlan | null => {
  if (isOneOf(sampleRefusals, name)) return { by: 'refusal', name }
  if (!sampleNames(request.endpoint).includes(name)) return null
  const status = Object.hasOwn(errors, name) ? errors[name as ErrorName].status : 200
  if (status === 400 || status === 413) return { by: 'form', name: name as ErrorName }
  return planWork(name as SampleName, request)
}

const planWork = (name: SampleName, { form, kinds: asked, language }: SampledRequest): SamplePlan | null => {
  if (name === 'valid') return { by: 'work', name, kinds: asked, teller: null }
  const owner = jobKinds.find((kind) => Object.hasOwn(kindFacts[kind].errors, name))
  const tells = (kind: JobKind) => {
    const job = { ...kinds[kind].ask(form as never), language }
    return kinds[kind].sample(name, job as never) !== null
  }
  const isOwnersPlace = (kind: JobKind) => owner && kindFacts[kind].endpoint === kindFacts[owner].endpoint
  // Proof and reading are asked for at one endpoint: what only the other one tells is told as if it were contracted.
  const replaced = asked.map((kind) => (owner && isOwnersPlace(kind) ? owner : kind))
  for (const serving of [asked, replaced]) {
    const teller = serving.toSorted((a, b) => Number(b === owner) - Number(a === owner)).find(tells)
    if (teller !== undefined) return { by: 'work', name, kinds: serving, teller }
  }
  return null
}

/** The names that this request may ask for. */
export const possibleSamples = (request: SampledRequest): readonly string[] =>
  sampleNames(request.endpoint).filter((name) => planSample(name, request) !== null)
