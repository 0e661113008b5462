import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * A request that is answered before it has all arrived is cut off: nobody reads a body without end. For `lingerMs` it may
 * go on, so that a caller who reads only after writing gets its answer.
 */
export const cutOffAnswered = (app: FastifyInstance, lingerMs: number): void => {
  app.addHook('onSend', (request, _reply, payload, done) => {
    // Not known of a request that came by no connection, as tests inject them.
    if (request.raw.complete === false) linger(request.raw, lingerMs)
    done(null, payload)
  })
}

const linger = (raw: IncomingMessage, lingerMs: number) => {
  const { socket } = raw
  const { destroySoon } = socket
  // Where the connection ends with the answer, Node would close it at once, and the kernel answers what still arrives with a
  // reset that takes the answer away from the caller. Ours ends only what we send.
  socket.destroySoon = () => void socket.end()
  const timer = setTimeout(() => socket.destroy(), lingerMs)
  raw.once('close', () => {
    clearTimeout(timer)
    socket.destroySoon = destroySoon
    if (socket.writableEnded) socket.destroySoon()
  })
}
