import { interfaceVersion, type JobKind, kindFacts, type ServiceState, services } from '@vivid/contract'
import { answerUsage, type CountedWorkers, type Metrics } from '@vivid/platform'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused, unavailable } from '../refusal.js'
import type { VerifyToken } from '../request/authenticate.js'
import type { UsagePorts } from '../routes/usage.js'
import { pageHeaders } from './page-headers.js'
import type { Endings } from './remember-endings.js'
import { reportState } from './report-state.js'

export interface ConsoleOptions {
  countWorkers: () => Promise<Record<JobKind, CountedWorkers>>
  endings: Endings
  /** What every tenant has used. */
  usage: Pick<UsagePorts, 'read' | 'now'>
  /** Asked for at each request: the admin server starts after this one. */
  board: () => ServiceState['board']
  /** Claims to sign for whoever opens the page; null unless everybody knows the secret anyway. */
  openClaims: object | null
  /** The largest picture that is taken, for pages that shrink what is larger. */
  maxBytes: { document: number; selfie: number }
}

const TOKEN_SECONDS = 3600

/** What the console's page asks for: a token for its first minute, and the state of the service for operators. */
export const registerConsole = (
  app: FastifyInstance,
  { countWorkers, endings, usage, board, openClaims, maxBytes }: ConsoleOptions,
  tools: { metrics: Metrics; verify: VerifyToken },
): void => {
  const { metrics } = tools
  const startedAtMs = Date.now()

  const sign = (services: readonly string[]) =>
    openClaims && app.jwt.sign({ ...openClaims, services }, { expiresIn: TOKEN_SECONDS * 1000 })
  app.get('/console/session', (_request, reply) =>
    reply.headers({ ...pageHeaders, 'cache-control': 'no-store' }).send({
      version: interfaceVersion,
      token: sign(services.filter((service) => service !== kindFacts['id-reader-plus'].service)),
      proofToken: sign(services),
      maxBytes,
    }),
  )

  const onlyOperators = async (request: FastifyRequest) => {
    const caller = await tools.verify(request)
    if (!caller.isOperator) throw new Refused('service_not_contracted')
  }
  app.get('/console/usage', async (request, reply) => {
    await onlyOperators(request)
    const asked = { query: new URLSearchParams(), accept: undefined, nowMs: usage.now() }
    const { type, body } = await answerUsage(usage.read, asked).catch(() => Promise.reject(unavailable()))
    return reply
      .headers({ ...pageHeaders, 'cache-control': 'no-store' })
      .type(type)
      .send(body)
  })

  app.get('/console/state', async (request, reply) => {
    await onlyOperators(request)
    const [snapshot, workers] = await Promise.all([metrics.snapshot(), countWorkers()])
    const state: ServiceState = {
      version: interfaceVersion,
      nowMs: Date.now(),
      startedAtMs,
      board: board(),
      ...reportState(snapshot, workers),
      errors: [...endings.newestFirst()],
    }
    return reply.headers({ ...pageHeaders, 'cache-control': 'no-store' }).send(state)
  })
}
