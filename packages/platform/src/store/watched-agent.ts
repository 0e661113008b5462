import http from 'node:http'
import https from 'node:https'
import type { Socket } from 'node:net'

type Create = (options: object, callback: unknown) => Socket

const resetError = (ms: number) =>
  Object.assign(new Error(`the object store said nothing for ${ms} ms`), { code: 'ECONNRESET' })

/**
 * Connections that are kept and noticed when they are half-open: one that is silent for `silenceMs` is given up as if it
 * had been reset, and those that lie idle beside it with it, since they most likely lead to the same nowhere.
 */
export const createWatchedAgent = (secure: boolean, silenceMs: number, ca?: Buffer): http.Agent => {
  const agent = new (secure ? https : http).Agent({ keepAlive: true, timeout: silenceMs, ...(ca ? { ca } : {}) })
  const watched = agent as unknown as { createConnection: Create }
  const create = watched.createConnection.bind(agent)
  watched.createConnection = (options, callback) => {
    const socket = create(options, callback)
    socket.on('timeout', () => {
      for (const idle of Object.values(agent.freeSockets).flat()) idle?.destroy()
      socket.destroy(resetError(silenceMs))
    })
    return socket
  }
  return agent
}
