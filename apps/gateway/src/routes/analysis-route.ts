import { type AnswerDebug, fieldNames, type JobKind, type JobReply } from '@vivid/contract'
import { isRefusal, type Log, logOf, type Metrics, type Place, type Span, type Tracing, traced } from '@vivid/platform'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Services, type Transaction, withTransaction } from '../analysis.js'
import type { Caller, Service } from '../auth/services.js'
import type { Endings } from '../console/remember-endings.js'
import { answerOnce, type Once } from '../idempotency/answer-once.js'
import { idempotencyHeader, readIdempotencyKey, replayedHeader } from '../idempotency/idempotency-key.js'
import { preferredLanguage } from '../language.js'
import { observeRequest } from '../observe-request.js'
import { type Endpoint, overloaded, Refused, rateLimited, unavailable } from '../refusal.js'
import { bytesOf, type GiveBack } from '../upload/body-room.js'
import { type FormRules, type ReceivedForm, receiveForm } from '../upload/receive-form.js'
import { maxBodyBytes } from '../upload/watch-body.js'

/** What the two endpoints differ in. */
export interface AnalysisRoute<Form> {
  endpoint: Endpoint
  path: string
  service: Service
  fileNames: readonly string[]
  maxFileBytes(services: Services): number
  fateOf: FormRules['fateOf']
  kinds(caller: Caller): readonly JobKind[]
  /** Throws `Coded`, `Refused` or `InvalidField`. */
  checkForm(received: ReceivedForm): Form
  /** What it asks of the workers, see `workOf`. */
  work(form: Form): string
  analyse(services: Services, transaction: Transaction, form: Form, kinds: readonly JobKind[]): Promise<JobReply>
  fits(form: Form, body: unknown): boolean
}

export interface RouteTools {
  services: Services
  metrics: Metrics
  tracing: Tracing
  endings: Endings
  authenticate: (request: FastifyRequest) => Promise<Caller>
}

/** Pictures are stored within a second, or the store is in trouble. */
const roomRetryMs = 1_000

/** Asks for what the engines saw; heeded for developers' tokens outside of production only. */
export const debugHeader = 'x-debug'

/** A request that may be worked on. */
interface Admitted {
  caller: Caller
  kinds: readonly JobKind[]
  place: Place
  giveBackRoom: GiveBack
  span: Span
  debug: AnswerDebug | null
}

interface Answered {
  answer: Once['answer']
  /** It is the answer to an earlier request with the same key. */
  replayed: boolean
  debug: AnswerDebug | null
}

/** Fails when the reply is not what the contract promises: the caller gets a 500, never a malformed answer. */
const checked = <Form>(route: AnalysisRoute<Form>, form: Form, reply: JobReply, log: Log): JobReply => {
  if (reply.status === 503 || reply.status === 504 || route.fits(form, reply.body)) return reply
  log.error({ endpoint: route.endpoint, status: reply.status, code: reply.code }, 'an answer does not fit its schema')
  throw new Refused('internal')
}

/** Aborts when the connection closes before the answer is out. */
const hangUpSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** A tenant that calls more often than agreed is told when to come back. */
const checkRate = async ({ limits, takeFromBucket }: Services, tenant: string) => {
  const rate = limits.rateOf(tenant)
  if (rate === null) return
  const waitMs = await takeFromBucket(tenant, rate).catch(() => {
    throw unavailable()
  })
  if (waitMs > 0) throw rateLimited(waitMs)
}

/** Throws what the caller is told when there is no room for its request, nor after the pause that many refusals bring. */
const admit = async (services: Services, kinds: readonly JobKind[], tenant: string): Promise<Place> => {
  const { admission, holdRefusal } = services
  const first = admission.admit(kinds, tenant)
  if (!isRefusal(first)) return first
  await (first.reason === 'unavailable' ? admission.look() : holdRefusal())
  const admitted = admission.admit(kinds, tenant)
  if (!isRefusal(admitted)) return admitted
  throw admitted.reason === 'unavailable' ? unavailable() : overloaded(admitted.retryMs)
}

/** What was sent is as costly as its largest picture. */
const largestOf = ({ files }: ReceivedForm): number =>
  Math.max(0, ...[...files.values()].map(({ size }) => size.pixels()))

/** Authenticate, admit, receive, check, store, analyse, answer. */
export const registerAnalysisRoute = <Form>(app: FastifyInstance, route: AnalysisRoute<Form>, tools: RouteTools) => {
  const { services } = tools
  const { fileNames, fateOf } = route
  const maxFileBytes = route.maxFileBytes(services)
  const mostBytes = Math.min(maxBodyBytes, fileNames.length * maxFileBytes)
  const rules: FormRules = { fieldNames: fieldNames[route.endpoint], fileNames, maxFileBytes, fateOf }

  const handle = async (request: FastifyRequest, reply: FastifyReply, span: Span): Promise<Answered> => {
    const caller = await tools.authenticate(request)
    if (!caller.services.has(route.service)) throw new Refused('service_not_contracted')
    if (!services.available()) throw unavailable()
    await checkRate(services, caller.tenant)
    const kinds = route.kinds(caller)
    const place = await admit(services, kinds, caller.tenant)
    const giveBackRoom = services.bodyRoom.take(caller.tenant, bytesOf(request, mostBytes))
    try {
      if (giveBackRoom === null) throw overloaded(roomRetryMs)
      const debug = services.debugAllowed && caller.isDeveloper && request.headers[debugHeader] === 'true' ? {} : null
      return { ...(await analyse(request, reply, { caller, kinds, place, giveBackRoom, span, debug })), debug }
    } finally {
      giveBackRoom?.()
      place.release()
    }
  }

  const analyse = async (request: FastifyRequest, reply: FastifyReply, admitted: Admitted): Promise<Once> => {
    const { kinds, place, giveBackRoom, span, debug } = admitted
    const { tenant } = admitted.caller
    const { endpoint } = route
    const key = services.idempotency && readIdempotencyKey(request.headers[idempotencyHeader])
    const hangUp = hangUpSignal(reply)
    const language = preferredLanguage(request.headers['accept-language'])
    const log = request.log as Log
    const dataKey = services.keys.makeDataKey()
    const received = await traced(span, 'receive form', () =>
      receiveForm(request, rules, { dataKey, isDigested: key !== null }),
    )
    const form = route.checkForm(received)
    const asked = route.work(form)
    const pixels = largestOf(received)
    if (!place.fits(asked, pixels)) throw overloaded(services.requestTimeoutMs)
    const giveUpMs = performance.now() + services.requestTimeoutMs
    const work = async (held: Place, gone: AbortSignal, answerKey?: string) => {
      const more = answerKey === undefined ? {} : { answerKey }
      const { files } = received
      // Who waited for another request has less time left.
      const timeoutMs = giveUpMs - performance.now()
      const answer = await withTransaction(
        services,
        {
          tenant,
          endpoint,
          files,
          requestId: request.id,
          log,
          onStored: giveBackRoom,
          dataKey,
          language,
          gone,
          place: held,
          span,
          debug,
          timeoutMs,
          ...more,
        },
        (transaction) => route.analyse(services, transaction, form, kinds),
      )
      return checked(route, form, answer, log)
    }
    if (key === null) return { answer: await work(place, hangUp), replayed: false }
    return answerOnce(
      services.idempotency!,
      { tenant, endpoint, kinds, key, digest: received.digest!, giveUpMs, gone: hangUp, onWait: () => place.release() },
      async ({ answerKey }, hasWaited) => {
        const held = hasWaited ? await admit(services, kinds, tenant) : place
        try {
          if (hasWaited && !held.fits(asked, pixels)) throw overloaded(services.requestTimeoutMs)
          // Who hangs up comes back with the same key, and finds the answer.
          return await work(held, new AbortController().signal, answerKey)
        } finally {
          held.release()
        }
      },
    )
  }

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { traceparent } = request.headers
    const observed = observeRequest(tools, route, typeof traceparent === 'string' ? traceparent : undefined)
    request.log = logOf(request.log as Log, observed.span)
    try {
      const { answer, replayed, debug } = await handle(request, reply, observed.span)
      observed.answered(answer)
      if (replayed) reply.header(replayedHeader, 'true')
      if (answer.status === 503) reply.header('retry-after', '2')
      return reply.code(answer.status).send(debug ? { ...(answer.body as object), debug } : answer.body)
    } catch (error) {
      observed.threw(error)
      throw error
    }
  }
  const options = { config: { endpoint: route.endpoint }, handler }
  app.post(route.path, options)
  app.post(`${route.path}/`, options)
}
