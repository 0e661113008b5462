import type { JobKind, JobReply } from '@vivid/contract'
import type { Log, Metrics, Place } from '@vivid/platform'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Services, type Transaction, withTransaction } from '../analysis.js'
import type { Caller, Service } from '../auth/services.js'
import { preferredLanguage } from '../language.js'
import { asRefused, Coded, type Endpoint, overloaded, Refused, unavailable } from '../refusal.js'
import { type ReceivedForm, receiveForm } from '../upload/receive-form.js'

/** What the two endpoints differ in. */
export interface AnalysisRoute<Form> {
  endpoint: Endpoint
  path: string
  service: Service
  fileNames: readonly string[]
  kinds(caller: Caller): readonly JobKind[]
  /** Throws `Coded`, `Refused` or `InvalidField`. */
  checkForm(received: ReceivedForm): Form
  analyse(services: Services, transaction: Transaction, form: Form, kinds: readonly JobKind[]): Promise<JobReply>
  fits(form: Form, body: unknown): boolean
}

export interface RouteTools {
  services: Services
  metrics: Metrics
  authenticate: (request: FastifyRequest) => Promise<Caller>
}

const statusOf = (error: unknown): number => (error instanceof Coded ? error : asRefused(error)).status

/** Fails when the reply is not what the contract promises: the caller gets a 500, never a malformed answer. */
const checked = <Form>(route: AnalysisRoute<Form>, form: Form, reply: JobReply, log: Log): JobReply => {
  if (reply.status === 503 || route.fits(form, reply.body)) return reply
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

/** Authenticate, admit, receive, check, store, analyse, answer. */
export const registerAnalysisRoute = <Form>(app: FastifyInstance, route: AnalysisRoute<Form>, tools: RouteTools) => {
  const { services, metrics } = tools

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await tools.authenticate(request)
    if (!caller.services.has(route.service)) throw new Refused('service_not_contracted')
    if (!services.available()) throw unavailable()
    const kinds = route.kinds(caller)
    const place = services.admission.admit(kinds)
    if (!place) throw overloaded()
    try {
      return await analyse(request, reply, kinds, place)
    } finally {
      place.release()
    }
  }

  const analyse = async (request: FastifyRequest, reply: FastifyReply, kinds: readonly JobKind[], place: Place) => {
    const gone = hangUpSignal(reply)
    const language = preferredLanguage(request.headers['accept-language'])
    const log = request.log as Log
    const received = await receiveForm(request, route.fileNames)
    const form = route.checkForm(received)
    const answer = await withTransaction(
      services,
      { files: received.files, language, gone, log, place },
      (transaction) => route.analyse(services, transaction, form, kinds),
    )
    return checked(route, form, answer, log)
  }

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const stop = metrics.requestSeconds.startTimer({ endpoint: route.endpoint })
    try {
      const answer = await handle(request, reply)
      stop({ status: answer.status, code: answer.code ?? 'none' })
      if (answer.status === 503) reply.header('retry-after', '2')
      return reply.code(answer.status).send(answer.body)
    } catch (error) {
      stop({ status: statusOf(error), code: error instanceof Coded ? error.code : 'none' })
      throw error
    }
  }
  const options = { config: { endpoint: route.endpoint }, handler }
  app.post(route.path, options)
  app.post(`${route.path}/`, options)
}
