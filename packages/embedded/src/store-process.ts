import { createRequire } from 'node:module'
import { type DiskStore, deleteSafely } from './delete-object.js'
import { serveChild } from './serve-child.js'

/** The part of s3rver (CommonJS, untyped) that we use. */
interface S3rver {
  store: DiskStore
  run(): Promise<{ port: number }>
}
const load = createRequire(import.meta.url)
const Server: new (options: object) => S3rver = load('@20minutes/s3rver')

await serveChild(async ({ directory, port }: { directory: string; port?: number }) => {
  const server = new Server({ address: '127.0.0.1', port: port ?? 0, directory, silent: true, vhostBuckets: false })
  deleteSafely(server.store)
  const address = await server.run()
  return { endpoint: `http://127.0.0.1:${address.port}`, accessKey: 'S3RVER', secretKey: 'S3RVER' }
})
