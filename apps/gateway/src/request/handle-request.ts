import { type AnswerDebug, endpointFacts, type JobKind, type Language, sandboxHeader } from '@vivid/contract'
import {
  type Idempotency,
  type Lease,
  type Log,
  logOf,
  type Metrics,
  type Place,
  type Span,
  type Tracing,
} from '@vivid/platform'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endings } from '../console/remember-endings.js'
import { letSendBody } from '../http/client-error.js'
import { preferredLanguage } from '../http/language.js'
import { bytesOf, type Room } from '../upload/body-room.js'
import { networkOf } from '../upload/network-of.js'
import { type AdmitPorts, invite, takePlace } from './admit.js'
import { type AnalysePorts, createSubmitJob } from './analyse.js'
import { type AnalysisRoute, pathOf } from './analysis-route.js'
import { type Answered, checkAnswer, sendAnswer } from './answer.js'
import { answerOnce, type Worked } from './answer-once.js'
import { authenticate, type VerifyToken } from './authenticate.js'
import { askStore, type DeferPorts, defer } from './defer.js'
import { idempotencyHeader, readIdempotencyKey } from './idempotency-key.js'
import { type ObservedRequest, observeRequest } from './observe-request.js'
import { prefersAsync } from './prefer.js'
import { mostBytesOf, type Received, type ReceivePorts, receive, rulesOf } from './receive.js'
import { imagesOfSample, noPlace, planAnswer, readSampleName, sampleHeader, scopeOf, submitSample } from './sandbox.js'
import { type StorePorts, withTransaction } from './store.js'

/** What the steps of a request need of the world outside this process, each its own. */
export interface RequestPorts {
  admit: AdmitPorts
  receive: ReceivePorts
  store: StorePorts
  analyse: AnalysePorts
  /** Null where every caller waits for its answer. */
  defer: DeferPorts | null
  /** Null where answers are not kept: then nobody's key is heeded. */
  idempotency: Idempotency | null
  requestTimeoutMs: number
  /** Never in production: developers may be shown what the engines saw. */
  debugAllowed: boolean
}

export interface RequestTools {
  ports: RequestPorts
  metrics: Metrics
  tracing: Tracing
  endings: Endings
  verify: VerifyToken
}

/** Asks for what the engines saw; heeded for developers' tokens outside of production only. */
const debugHeader = 'x-debug'

/** Aborts when the connection closes before the answer is out. */
const hangUpSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** One request on its way, once its form is there. */
interface Visit<Form> {
  request: FastifyRequest
  tenant: string
  tokenId: string | null
  language: Language
  kinds: readonly JobKind[]
  /** The answer that was asked for by name; null where the engines work. */
  sample: ReturnType<typeof planAnswer> | null
  room: Room
  received: Received<Form>
  span: Span
  debug: AnswerDebug | null
  /** When its deadline is, by `performance.now()`. */
  giveUpMs: number
}

/** Authenticate, invite, receive, admit, store, analyse, answer: the way of every request that brings pictures. */
export const registerAnalysisRoute = <Form>(app: FastifyInstance, route: AnalysisRoute<Form>, tools: RequestTools) => {
  const { ports } = tools
  const { endpoint } = route
  const path = pathOf(route)
  const rules = rulesOf(route, ports.receive)
  const mostBytes = mostBytesOf(rules)
  const submit = createSubmitJob(ports.analyse)

  const handle = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { span, isSandbox }: ObservedRequest,
  ): Promise<Answered> => {
    const gone = hangUpSignal(reply)
    const caller = await authenticate(tools.verify, request, endpointFacts[endpoint].services)
    const { tenant, tokenId } = caller
    const sampleName = readSampleName(request.headers[sampleHeader], caller)
    if (sampleName !== null) {
      isSandbox()
      reply.header(sandboxHeader, 'true')
    }
    const network = networkOf(request.socket.remoteAddress)
    const deferring = prefersAsync(request.headers.prefer) ? ports.defer : null
    const askWorkers = sampleName === null ? undefined : async () => undefined
    const ask = deferring ? () => askStore(deferring) : askWorkers
    const tell = (told: Record<string, string>) => void reply.headers(told)
    const invited = { tenant, network, kinds: route.kinds(caller, null), bytes: bytesOf(request, mostBytes) }
    const { room, leave } = await invite(ports.admit, invited, tell, ask)
    try {
      const isDebugged = ports.debugAllowed && caller.isDeveloper && request.headers[debugHeader] === 'true'
      const debug: AnswerDebug | null = isDebugged && !deferring ? {} : null
      const key = ports.idempotency && readIdempotencyKey(request.headers[idempotencyHeader])
      const isDigested = key !== null
      const letSend = () => letSendBody(request.raw, reply.raw)
      const received = await receive(ports.receive, request, {
        ...{ route, caller, rules, room, span, gone, isDigested, letSend, tell },
      })
      const language = preferredLanguage(request.headers['accept-language'], request.usualLanguage)
      const { form } = received
      const asked = route.kinds(caller, form)
      const sample = sampleName === null ? null : planAnswer(sampleName, { endpoint, form, kinds: asked, language })
      const kinds = sample?.kinds ?? asked
      const giveUpMs = performance.now() + ports.requestTimeoutMs
      const visit: Visit<Form> = {
        ...{ request, tenant, tokenId, language, kinds, sample, room, received, span, debug, giveUpMs },
      }
      const work = deferring ? postpone(deferring, visit) : analyseFor(visit, gone)
      if (key !== null) return { ...(await once(visit, key, gone, work)), debug }
      const { answer, counted } = await work(null)
      await counted
      return { answer, replayed: false, debug }
    } finally {
      leave()
    }
  }

  /** What is done with a form: under an Idempotency-Key, with the lease of it. */
  type Work = (lease: Lease | null) => Promise<Worked>

  const analyseFor =
    (visit: Visit<Form>, gone: AbortSignal): Work =>
    async (lease) => {
      const { tenant, kinds, received, sample } = visit
      const { work, pixels } = received
      const place = sample ? noPlace : await takePlace(ports.admit, { tenant, kinds, work, pixels })
      try {
        // Who hangs up comes back with the same key, and finds the answer.
        return await analyseAt(place, visit, lease ? new AbortController().signal : gone, lease?.answerKey)
      } finally {
        place.release()
      }
    }

  const analyseAt = async (place: Place, visit: Visit<Form>, gone: AbortSignal, answerKey?: string) => {
    const { request, tenant, tokenId, language, kinds, sample, room, span, debug } = visit
    const { form, files, dataKey } = visit.received
    const log = request.log as Log
    return withTransaction(
      ports.store,
      {
        tenant,
        tokenId,
        endpoint,
        kinds,
        files,
        requestId: request.id,
        log,
        onStored: room.giveBack,
        dataKey,
        language,
        isSandbox: sample !== null,
        gone,
        place,
        span,
        debug,
        // Who waited for another request has less time left.
        timeoutMs: visit.giveUpMs - performance.now(),
        ...(answerKey === undefined ? {} : { answerKey }),
      },
      async (transaction) => {
        const reply = sample
          ? await route.analyse(submitSample(sample), { ...transaction, images: imagesOfSample(endpoint) }, form, kinds)
          : await route.analyse(submit, transaction, form, kinds)
        return checkAnswer(route, form, reply, log)
      },
    )
  }

  const postpone =
    (deferring: DeferPorts, visit: Visit<Form>): Work =>
    async (lease) => {
      const { request, tenant, tokenId, language, kinds, sample, room, received, span } = visit
      const { form, files, dataKey, work, pixels } = received
      const answer = await defer(ports.store, deferring, {
        tenant,
        tokenId,
        endpoint,
        kinds,
        form,
        files,
        jobs: kinds.map((kind) => ({ kind, ...deferring.priceOf(kind, work(kind), pixels(kind)) })),
        language,
        ...(sample ? { isSandbox: true, sample: sample.name } : {}),
        requestId: request.id,
        log: request.log as Log,
        onStored: room.giveBack,
        dataKey,
        span,
        lease,
      })
      return { answer, counted: Promise.resolve() }
    }

  const once = (
    { tenant, kinds, sample, received, giveUpMs }: Visit<Form>,
    key: string,
    gone: AbortSignal,
    work: Work,
  ) =>
    answerOnce(
      ports.idempotency!,
      { tenant, endpoint: scopeOf(endpoint, sample), kinds, key, digests: received.digests!, giveUpMs, gone },
      work,
    )

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { traceparent } = request.headers
    const observed = observeRequest(
      tools,
      { endpoint, path },
      typeof traceparent === 'string' ? traceparent : undefined,
    )
    request.log = logOf(request.log as Log, observed.span)
    try {
      const answered = await handle(request, reply, observed)
      observed.answered(answered.answer)
      return sendAnswer(reply, answered)
    } catch (error) {
      observed.threw(error)
      throw error
    }
  }
  const options = { config: { endpoint }, handler }
  app.post(path, options)
  app.post(`${path}/`, options)
}
