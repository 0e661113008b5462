import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ReadUsage } from '../accounting/read-usage.js'
import { answerUsage, UsageUnclear } from '../accounting/usage-answer.js'
import { adminAddress, asListenRefusal } from './explain-listen-error.js'
import type { Metrics } from './metrics.js'

export interface AdminServer {
  port: number
  close(): Promise<void>
}

/** Where the dashboard of queues is, when it is on. */
export const boardPath = '/queues'

/** Where the gateways tell what tenants have used. */
const usagePath = '/usage'

/** Health and metrics, apart from the public port. `ready` names what is missing; an empty list means ready. */
export const startAdminServer = async (options: {
  port: number
  host: string
  metrics: Metrics
  missing: () => Promise<string[]>
  /** What all tenants have used; missing in workers. */
  usage?: ReadUsage | undefined
  /** By the clock that all processes share, for `usage`. */
  now?: () => number
  /** Everything below `boardPath`, for operators; it authenticates by itself. */
  board?: RequestListener | undefined
}): Promise<AdminServer> => {
  const { metrics } = options
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: string, type = 'application/json') =>
      response.writeHead(status, { 'content-type': type }).end(body)
    const path = request.url?.split('?')[0]
    if (path === '/health/live') return answer(200, '{"status":"live"}')
    if (path === '/health/ready') {
      const missing = await options.missing()
      return answer(
        missing.length ? 503 : 200,
        JSON.stringify({ status: missing.length ? 'not ready' : 'ready', missing }),
      )
    }
    if (path === '/metrics') return answer(200, await metrics.scrape(), metrics.registry.contentType)
    if (options.usage && path === usagePath) {
      const query = new URL(request.url!, 'http://admin').searchParams
      const asked = { query, accept: request.headers.accept, nowMs: (options.now ?? Date.now)() }
      return answerUsage(options.usage, asked).then(
        ({ body, type }) => answer(200, body, type),
        (error: Error) =>
          error instanceof UsageUnclear
            ? answer(400, JSON.stringify({ error: error.message }))
            : answer(503, '{"error":"Usage cannot be read: Redis is away."}'),
      )
    }
    if (options.board && path && (path === boardPath || path.startsWith(`${boardPath}/`))) {
      return options.board(request, response)
    }
    return answer(404, '{"error":"There is nothing at this path."}')
  })
  const { port, host } = options
  await once(server.listen(port, host), 'listening').catch((error: unknown) => {
    throw asListenRefusal(error, adminAddress(port, host))
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
