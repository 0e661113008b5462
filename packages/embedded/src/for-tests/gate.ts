import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../free-port.js'

/** A port of ours that leads to a server of somebody else's, which tests must not stop: the way to it is shut instead. */
export interface Gate {
  port: number
  /** As if the server were gone: connections end, new ones are refused. */
  shut(): Promise<void>
  open(): Promise<void>
}

export const openGate = async (host: string, targetPort: number): Promise<Gate> => {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(targetPort, host)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one.setNoDelay(true))
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => sockets.delete(one) && other.destroy())
    }
  })
  // Not one of the system's own choice: while the gate is shut, a connection of somebody else's could take that.
  const port = await freePort()
  const open = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await open()
  return {
    port,
    open,
    shut: async () => {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
