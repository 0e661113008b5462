import { createServer, type Server } from 'node:http'
import { verifyWebhook } from '@vivid/client'
import { freePort } from '@vivid/embedded'

/** A tenant's receiver that can be taken away; remembers which events it took. */
export interface WebhookReceiver {
  url: string
  /** How often each transaction's event was taken. */
  taken: ReadonlyMap<number, number>
  /** Messages whose signature did not hold. */
  forged(): number
  kill(): Promise<void>
  start(): Promise<void>
}

export const startWebhookReceiver = async (secret: string): Promise<WebhookReceiver> => {
  const port = await freePort()
  const taken = new Map<number, number>()
  let forged = 0
  let server: Server
  const start = async () => {
    server = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      try {
        const { data } = await verifyWebhook(request.headers, body, secret)
        taken.set(data.id, (taken.get(data.id) ?? 0) + 1)
        response.writeHead(204).end()
      } catch {
        forged += 1
        response.writeHead(400).end()
      }
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  }
  await start()
  return {
    url: `http://127.0.0.1:${port}/`,
    taken,
    forged: () => forged,
    kill: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    start,
  }
}
