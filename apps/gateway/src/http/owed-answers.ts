import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Connection {
  /** Answers to requests that have arrived, not written out yet. */
  owed: Set<ServerResponse>
  last: { request: IncomingMessage; response: ServerResponse }
  /** Ends the connection if nothing is owed any more; null while nothing is wrong with it. */
  tryToEnd: (() => void) | null
}

export interface OwedAnswers {
  watch(server: Server): void
  /**
   * Runs `end` once the requests before it on the connection are answered: answers keep the order of the requests (RFC 9112
   * §9.3.2). It runs once, however much else is wrong with what arrives meanwhile. `isAnswered`: what is wrong is the body of
   * a request that has its answer.
   */
  afterThem(socket: Socket, end: (isAnswered: boolean) => void): void
}

/** Which answers each connection still waits for: a caller may send its next request before it has the answer to its last. */
export const createOwedAnswers = (): OwedAnswers => {
  const connections = new WeakMap<Socket, Connection>()

  const note = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const last = { request, response }
    const connection = connections.get(socket) ?? { owed: new Set(), last, tryToEnd: null }
    connections.set(socket, connection)
    connection.last = last
    connection.owed.add(response)
    response.once('close', () => {
      connection.owed.delete(response)
      connection.tryToEnd?.()
    })
  }

  return {
    watch: (server) => {
      // Before the routes, which may answer at once.
      server.prependListener('request', note)
      server.prependListener('checkExpectation', note)
    },
    afterThem: (socket, end) => {
      const connection = connections.get(socket)
      if (!connection) return end(false)
      if (connection.tryToEnd) return
      const { owed, last } = connection
      // Of a request whose body is wrong the answer is not waited for.
      const broken = last.request.complete ? null : last.response
      connection.tryToEnd = () => {
        const others = owed.size - (broken !== null && owed.has(broken) ? 1 : 0)
        if (others > 0) return
        connection.tryToEnd = () => undefined
        end(broken?.headersSent ?? false)
      }
      connection.tryToEnd()
    },
  }
}
