import { endpoints, type JobKind, kindFacts } from '@vivid/contract'
import { type DataKey, type FormDigest, type MasterKeys, type Sealer, type Span, traced } from '@vivid/platform'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../auth/caller.js'
import type { Room } from '../upload/body-room.js'
import { checkCoding, type FormRules, type ReceivedForm, receiveForm } from '../upload/receive-form.js'
import { describeUnknown, nameMisnamed, unknownHeader } from '../upload/unknown-fields.js'
import { maxBodyBytes } from '../upload/watch-body.js'
import type { AnalysisRoute } from './analysis-route.js'

/** What receiving a form needs. */
export interface ReceivePorts {
  /** Every request has a key of its own: its pictures are sealed with it as they arrive. */
  makeDataKey: MasterKeys['makeDataKey']
  makeSealer: (dataKey: DataKey) => Sealer
  makeDigest: () => FormDigest
  maxDocumentBytes: number
  maxSelfieBytes: number
  /** See `watchArrival`. */
  parseMs?: number
}

/** A form that can be analysed. */
export interface Received<Form> extends Pick<ReceivedForm, 'files' | 'digests'> {
  form: Form
  dataKey: DataKey
  /** The sort of work that it asks of a kind, by which it is priced. */
  work: (kind: JobKind) => string
  /** A job is as costly as the largest of its pictures. */
  pixels: (kind: JobKind) => number
}

/** Made once per route. */
export const rulesOf = (
  { endpoint, fateOf }: Pick<AnalysisRoute<never>, 'endpoint' | 'fateOf'>,
  { maxDocumentBytes, maxSelfieBytes }: Pick<ReceivePorts, 'maxDocumentBytes' | 'maxSelfieBytes'>,
): FormRules => {
  const { form, pictures } = endpoints[endpoint]
  const largest = { document: maxDocumentBytes, selfie: maxSelfieBytes }
  const maxBytes = Object.fromEntries(Object.entries(pictures).map(([name, { size }]) => [name, largest[size]]))
  return { fieldNames: Object.keys(form.properties), maxBytes, fateOf }
}

/** The most that a form within these rules may bring. */
export const mostBytesOf = ({ maxBytes }: FormRules): number =>
  Math.min(
    maxBodyBytes,
    Object.values(maxBytes).reduce((sum, bytes) => sum + bytes, 0),
  )

/** Reads the form and checks it; throws what the caller is told of a form that cannot be analysed. */
export const receive = async <Form>(
  { makeDataKey, makeSealer, makeDigest, parseMs }: ReceivePorts,
  request: FastifyRequest,
  options: {
    route: AnalysisRoute<Form>
    caller: Caller
    rules: FormRules
    room: Room
    span: Span
    /** Aborted when the caller hangs up. */
    gone: AbortSignal
    isDigested: boolean
    /** The form may come: what can be told without it speaks for the request. */
    letSend: () => void
    /** Headers of the answer, whatever it will be. */
    tell: (headers: Record<string, string>) => void
  },
): Promise<Received<Form>> => {
  const { route, caller, rules, room, span, gone, isDigested, letSend, tell } = options
  checkCoding(request)
  letSend()
  const dataKey = makeDataKey()
  const sealing = { makeSealer: () => makeSealer(dataKey), digest: isDigested ? makeDigest() : null }
  const received = await traced(span, 'receive form', () =>
    receiveForm(request, rules, sealing, { room, gone, parseMs }),
  )
  if (received.unknown.size > 0) tell({ [unknownHeader]: describeUnknown(received, rules) })
  const form = checked(() => route.checkForm(received, caller), received, rules)
  const { files, digests } = received
  const sizes = new Map([...files].map(([name, { size }]) => [name, size.pixels()]))
  const picturesOf = (kind: JobKind) => route.picturesOf?.(kind) ?? kindFacts[kind].pictures
  return {
    form,
    files,
    dataKey,
    work: (kind) => route.work(form, kind, [...files.keys()]),
    pixels: (kind) => Math.max(0, ...picturesOf(kind).map((name) => sizes.get(name) ?? 0)),
    ...(digests === undefined ? {} : { digests }),
  }
}

const checked = <Form>(check: () => Form, received: ReceivedForm, rules: FormRules): Form => {
  try {
    return check()
  } catch (error) {
    throw nameMisnamed(error, received, rules)
  }
}
