import {
  type Endpoint,
  endpointFacts,
  formProblems,
  type JobReply,
  kinds,
  planSample,
  possibleSamples,
  pretendLooks,
  type SampledRequest,
  type SamplePlan,
  type SampleRefusal,
} from '@vivid/contract'
import type { Place } from '@vivid/platform'
import type { Caller } from '../auth/caller.js'
import { overloaded, Refused, Rejected, rateLimited, tooManyAtOnce, unavailable } from '../refusal.js'
import type { SubmitJob } from './analyse.js'
import type { Transaction } from './transaction.js'

/** By which a caller in the sandbox asks for one answer by its name; no engine works for it. */
export const sampleHeader = 'sandbox-answer'

type Work = Extract<SamplePlan, { by: 'work' }>

/** The name that a request asks for, before its form is read; null where the engines are to work. */
export const readSampleName = (header: string | string[] | undefined, { isSandboxed }: Caller): string | null => {
  if (header === undefined) return null
  if (!isSandboxed) throw new Refused('invalid_sandbox_answer', { detail: formProblems.notSandboxed() })
  return String(header)
}

const RETRY_MS = 1_000
const refusals: Record<SampleRefusal, () => Refused> = {
  rate_limited: () => rateLimited(RETRY_MS),
  too_many_at_once: tooManyAtOnce,
  overloaded: () => overloaded(RETRY_MS),
  unavailable,
  deadline_exceeded: () => new Refused('deadline_exceeded'),
  internal: () => new Refused('internal'),
}

/** Interface 2.8: only the failures of identity cards name a side. */
const sideOf = (name: string, { endpoint, form }: SampledRequest): string | undefined => {
  const isCard = endpoint === 'ocr' && (form as { document_type?: string }).document_type === 'identification_card'
  if (!isCard) return undefined
  return name === 'backside_missing' ? 'backside' : 'frontside'
}

/** How the answer comes about. Throws it where no transaction would have it, and where the request never has it. */
export const planAnswer = (name: string, request: SampledRequest): Work => {
  const plan = planSample(name, request)
  if (plan === null) {
    const detail = formProblems.unknownSample(possibleSamples(request))
    throw new Refused('invalid_sandbox_answer', { detail })
  }
  if (plan.by === 'refusal') throw refusals[plan.name]()
  if (plan.by === 'form') throw new Rejected(plan.name, { metadata: sideOf(plan.name, request) })
  return plan
}

/** A sample's pictures are not stored: each name stands for its picture. */
export const imagesOfSample = (endpoint: Endpoint): Transaction['images'] =>
  Object.fromEntries(endpointFacts[endpoint].files.map((name) => [name, name]))

/** Answers jobs as their engines would, without any. */
export const submitSample =
  ({ name, teller }: Work): SubmitJob =>
  async (_transaction, kind, payload) => {
    // The compiler cannot tell that the payload is one of the kind's own jobs; `SubmitJob` holds its callers to it.
    const { sample, shape } = kinds[kind] as unknown as {
      sample(name: string, job: object): object | null
      shape(answer: object, job: object): Pick<JobReply, 'status' | 'code' | 'body'>
    }
    const answer = sample(kind === teller ? name : 'valid', payload)
    if (answer === null) throw new Error(`${kind} has no sample ${name}`)
    const timings = { queuedMs: 0, fetchMs: 0, engineMs: 0 }
    const reply = { jobId: '', ...shape(answer, payload), looks: pretendLooks(payload), timings, isSandbox: true }
    return { reply: Promise.resolve(reply), cancel: () => undefined }
  }

/** In no queue. */
export const noPlace: Place = {
  turn: () => {
    throw new Error('a sample takes no turn in the queues')
  },
  release: () => undefined,
}

/** Answers under one Idempotency-Key are kept apart: by name, and from those that engines gave. */
export const scopeOf = (endpoint: Endpoint, plan: Work | null): string =>
  plan === null ? endpoint : `${endpoint} ${plan.name}`
