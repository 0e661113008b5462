import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import { type Endpoint, endpointNames, type FormOf, type Language, reasonHeader, sandboxHeader } from '@vivid/contract'
import type { Log, Metrics, Tracing } from '@vivid/platform'
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { type AuthConfig, registerAuthentication } from './auth/verify-token.js'
import type { SiteFile } from './console/load-site.js'
import { type ConsoleOptions, registerConsole } from './console/register-console.js'
import { rememberEndings } from './console/remember-endings.js'
import { serveSite } from './console/serve-site.js'
import { createOutsideRoutes, requireHost } from './http/client-error.js'
import { allowOrigins } from './http/cors.js'
import { cutOffAnswered } from './http/cut-off.js'
import { preferredLanguage } from './http/language.js'
import { createRequestLog } from './http/request-log.js'
import { asRefused, CallerGone, Refused, Rejected, requestIdHeader } from './refusal.js'
import { pathOf } from './request/analysis-route.js'
import { markSandbox, withReason } from './request/answer.js'
import type { VerifyToken } from './request/authenticate.js'
import { type RequestPorts, registerAnalysisRoute } from './request/handle-request.js'
import { analysisRoutes } from './routes/analysis-routes.js'
import { registerDocs } from './routes/docs.js'
import { refuseOtherMethods } from './routes/other-methods.js'
import { registerTransactions, type TransactionPorts } from './routes/transactions.js'
import { registerUsage, type UsagePorts } from './routes/usage.js'
import { registerWebhooks, type WebhookPorts } from './routes/webhooks.js'
import { maxBodyBytes } from './upload/watch-body.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
  interface FastifyRequest {
    /** Language of messages where the request asks for none. */
    usualLanguage: Language
    /** Its form has arrived so far that it asks for `details`. */
    isDetailed: boolean
  }
}

/** A whole form on a slow phone line; slower senders are cut off. */
export const UPLOAD_TIMEOUT_MS = 60_000

/** How long a caller may take. Node looks for late ones every 30 s only, unless it is told otherwise. */
const patience = { headersMs: 10_000, uploadMs: UPLOAD_TIMEOUT_MS, checkMs: 1_000, lingerMs: 5_000 }

export interface AppOptions {
  log: Log
  metrics: Metrics
  tracing: Tracing
  /** What analyses need of the world outside this process. */
  ports: RequestPorts
  transactions: TransactionPorts
  usage: UsagePorts
  webhooks: WebhookPorts
  auth: AuthConfig
  /** Language of a tenant's messages where the request asks for none. */
  languageOf: (tenant: string) => Language
  /** Whether the tenant may ask for sample answers. */
  isSandboxed: (tenant: string) => boolean
  /** Origins whose pages may call, see `readOrigins`. */
  origins: ReadonlySet<string>
  /** The pages as built. */
  site: ReadonlyMap<string, SiteFile>
  /** Null where the console is switched off. */
  console: Omit<ConsoleOptions, 'endings' | 'usage'> | null
  patience?: typeof patience
}

/** The HTTP interface without its process: what tests build and `process/start-gateway.ts` serves. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { headersMs, uploadMs, checkMs, lingerMs } = options.patience ?? patience
  const outside = createOutsideRoutes()
  const app = Fastify({
    loggerInstance: options.log,
    // Requests are counted by metrics; a line per request would cost more than it tells.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (parent, bindings, options) => createRequestLog(parent, bindings, options),
    bodyLimit: maxBodyBytes,
    requestTimeout: uploadMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: checkMs, requireHostHeader: false },
    clientErrorHandler: outside.onClientError,
    frameworkErrors: (_error, { id }, reply) => {
      const refused = new Refused('malformed_request')
      void (reply as unknown as FastifyReply)
        .code(refused.status)
        .headers({ ...refused.headers, [requestIdHeader]: id })
        .send(refused.body('en', id))
    },
    // In every log line about a request, the workers' included.
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: 'idle',
    // What arrives while we drain on a connection that was kept is answered too, and told to take another one next time.
    return503OnClosing: false,
  }) as unknown as FastifyInstance
  cutOffAnswered(app, lingerMs)
  outside.listenTo(app.server)
  app.addHook('onRequest', ({ id }, reply, done) => {
    reply.header(requestIdHeader, id)
    done()
  })
  await allowOrigins(app, options.origins)
  app.addHook('onRequest', requireHost)
  // Before the framework looks at the body's type.
  app.addHook('onRequest', ({ is404 }, _reply, done) => done(is404 ? new Refused('not_found') : undefined))
  // The preflight route of CORS takes every path, and passes on what is no preflight.
  app.setNotFoundHandler(() => {
    throw new Refused('not_found')
  })
  // No body is read before its caller is known: a parser of ours would run first.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  // A file over the limit is answered with its code, which the plugin does not know.
  await app.register(multipart, { throwFileSizeLimit: false })
  app.decorateRequest('usualLanguage', 'en')
  app.decorateRequest('isDetailed', false)
  const authenticate = await registerAuthentication(app, options.auth)
  const verify: VerifyToken = async (request) => {
    const caller = await authenticate(request)
    request.usualLanguage = options.languageOf(caller.tenant)
    return { ...caller, isSandboxed: caller.isSandboxed || options.isSandboxed(caller.tenant) }
  }

  app.setErrorHandler((error, request, reply) => {
    const language = preferredLanguage(request.headers['accept-language'], request.usualLanguage)
    if (error instanceof Rejected) {
      const body = error.body(language, request.routeOptions.config.endpoint ?? 'ocr')
      const explained = request.isDetailed ? withReason(body, error.errorName) : body
      return reply
        .code(error.status)
        .header(reasonHeader, error.errorName)
        .send(reply.hasHeader(sandboxHeader) ? markSandbox(explained) : explained)
    }
    const refused = asRefused(error)
    const isOurs = refused.reason === 'internal' && !(error instanceof CallerGone) && !reply.hasHeader(sandboxHeader)
    if (isOurs) request.log.error({ err: error }, 'request failed')
    return reply.code(refused.status).headers(refused.headers).send(refused.body(language, request.id))
  })

  const { ports, metrics, tracing } = options
  const endings = rememberEndings()
  const tools = { ports, metrics, tracing, endings, verify }
  const register = <Name extends Endpoint>(name: Name) => {
    registerAnalysisRoute<FormOf<Name>>(app, analysisRoutes[name], tools)
    refuseOtherMethods(app, pathOf(analysisRoutes[name]), ['POST'])
  }
  for (const name of endpointNames) register(name)
  registerTransactions(app, options.transactions, verify)
  registerUsage(app, options.usage, verify)
  registerWebhooks(app, options.webhooks, verify)
  serveSite(app, options.site, options.console !== null)
  registerDocs(app, options.site)
  if (options.console) {
    registerConsole(app, { ...options.console, endings, usage: options.usage }, { metrics, verify })
  }
  return app
}
