import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that systems hand out by themselves (Linux from 32768, others from 49152): no connection of anybody takes one of
 * these while its server is not up yet or away for a moment, and none that tries to reach such a server meets itself.
 */
const LOWEST = 15_000
const HIGHEST = 32_767
const TRIES = 100

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer()
  const listening = once(server, 'listening').then(
    () => true,
    () => false,
  )
  server.listen(port, '127.0.0.1')
  if (!(await listening)) return false
  server.close()
  await once(server, 'close')
  return true
}

/** A port nobody listens on at the moment, for servers that cannot report a port chosen by the system. */
export const freePort = async (): Promise<number> => {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const port = randomInt(LOWEST, HIGHEST + 1)
    if (await isFree(port)) return port
  }
  throw new Error(`no free port between ${LOWEST} and ${HIGHEST}`)
}
