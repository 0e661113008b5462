import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'

/**
 * What the plumbing is measured against: a Fastify server that receives the same form and puts its file into the same
 * store, and nothing else. A process of its own, so that its CPU can be told from the caller's.
 */
const gatewayRequire = createRequire(new URL('../../../apps/gateway/package.json', import.meta.url))
const platformRequire = createRequire(new URL('../../../packages/platform/package.json', import.meta.url))
const { fastify: Fastify } = gatewayRequire('fastify') as typeof import('fastify')
const multipart = gatewayRequire('@fastify/multipart')
const { Client } = platformRequire('minio') as typeof import('minio')

const endpoint = new URL(process.env.S3_ENDPOINT!)
const client = new Client({
  endPoint: endpoint.hostname,
  port: Number(endpoint.port),
  useSSL: false,
  accessKey: process.env.S3_ACCESS_KEY!,
  secretKey: process.env.S3_SECRET_KEY!,
  region: 'us-east-1',
})
const app = Fastify()
await app.register(multipart)
let stored = 0
app.post('/store', async (request) => {
  const parts = (
    request as unknown as { parts(): AsyncIterable<{ type: string; toBuffer(): Promise<Buffer> }> }
  ).parts()
  for await (const part of parts) {
    if (part.type !== 'file') continue
    const bytes = await part.toBuffer()
    await client.putObject('vivid', `bare/${stored++}`, bytes, bytes.length)
  }
  return { valid: true }
})
app.get('/cpu', async () => process.cpuUsage())
await app.listen({ port: 0, host: '127.0.0.1' })
process.send!({ type: 'ready', ports: { port: (app.server.address() as AddressInfo).port, adminPort: 0 } })
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
