import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'

export interface AdminServer {
  port: number
  close(): Promise<void>
}

/** Health and metrics, apart from the public port. `ready` names what is missing; an empty list means ready. */
export const startAdminServer = async (options: {
  port: number
  registry: Registry
  missing: () => Promise<string[]>
}): Promise<AdminServer> => {
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
    if (path === '/metrics') return answer(200, await options.registry.metrics(), options.registry.contentType)
    return answer(404, '{"error":"There is nothing at this path."}')
  })
  server.listen(options.port)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
