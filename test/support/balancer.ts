import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CELL_COUNT } from '@vivid/platform'

export interface CellAddress {
  cell: number
  port: number
  adminPort: number
}

export interface Balancer {
  url: string
  stop(): Promise<void>
}

const CHECK_EVERY_MS = 200

const isReady = (adminPort: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${adminPort}/health/ready`).then(
    (response) => response.ok,
    () => false,
  )

/** The cell with the highest hash takes the key: when one goes, only its keys move. */
const chooseByKey = (key: string, cells: readonly CellAddress[]): CellAddress | undefined => {
  const hashOf = ({ cell }: CellAddress) => createHash('sha256').update(`${cell}/${key}`).digest('hex')
  return cells.toSorted((one, other) => (hashOf(one) < hashOf(other) ? 1 : -1))[0]
}

/** The rules of deploy/cells/haproxy.cfg in a few lines, for machines without HAProxy. */
export const startOwnBalancer = async (cells: readonly CellAddress[]): Promise<Balancer> => {
  let living: readonly CellAddress[] = cells
  let turns = 0
  const check = async () => {
    const ready = await Promise.all(cells.map(({ adminPort }) => isReady(adminPort)))
    living = cells.filter((_, index) => ready[index])
  }
  const timer = setInterval(() => void check(), CHECK_EVERY_MS)

  const choose = ({ url = '', headers }: IncomingMessage): CellAddress | undefined => {
    const id = /^\/api\/v3\.2\/transactions\/(\d+)/.exec(url)?.[1]
    if (id !== undefined) return cells.find(({ cell }) => cell === Number(id) % CELL_COUNT)
    const key = headers['idempotency-key']
    return typeof key === 'string' ? chooseByKey(key, living) : living[turns++ % living.length]
  }
  // A connection kept open to a cell that died would fail a request that another could take.
  const agent = new Agent({ keepAlive: false })
  const server = createServer((incoming, outgoing: ServerResponse) => {
    const refuse = (status: number) => {
      if (outgoing.headersSent) return void outgoing.destroy()
      outgoing
        .writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' })
        .end('{"reason":"unavailable"}')
    }
    const cell = choose(incoming)
    if (!cell) return refuse(503)
    const { method, url, headers } = incoming
    const forwarded = request({ agent, host: '127.0.0.1', port: cell.port, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.on('error', () => outgoing.destroy())
      answer.pipe(outgoing)
    })
    forwarded.on('error', ({ code }: NodeJS.ErrnoException) => refuse(code === 'ECONNREFUSED' ? 503 : 502))
    incoming.pipe(forwarded)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      clearInterval(timer)
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
