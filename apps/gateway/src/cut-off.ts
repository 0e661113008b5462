import type { FastifyInstance } from 'fastify'

/**
 * A request that was answered before it had all arrived is cut off: nobody reads a body without end. For `lingerMs` it may
 * go on, so that a caller who reads only after writing gets its answer.
 */
export const cutOffAnswered = (app: FastifyInstance, lingerMs: number): void => {
  app.addHook('onResponse', (request, _reply, done) => {
    const { raw } = request
    if (!raw.complete) {
      const timer = setTimeout(() => {
        if (!raw.complete) raw.socket.destroy()
      }, lingerMs)
      raw.socket.once('close', () => clearTimeout(timer))
    }
    done()
  })
}
