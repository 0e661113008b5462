import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import https from 'node:https'
import { type AddressInfo, connect as connectTo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { type Certificates, hasOpenssl, makeCertificates } from '../support/certificates.js'
import { testFolderPrefix } from '../support/leftovers.js'
import { findRedisServer, type RedisProcess, startRedisProcess } from '../support/redis-processes.js'
import { refusalOf, startRefused } from '../support/refused-start.js'
import { jpegOf, ocrPath, post } from '../support/request.js'
import { startService } from '../support/service.js'

const binary = findRedisServer()
const canRun = binary !== null && hasOpenssl()
if (!canRun) console.log('No redis-server or no openssl here: starts that Redis refuses are not tested.')
if (!hasOpenssl()) console.log('No openssl here: a store that speaks TLS is not tested.')

let backends: Backends
let folder: string
let certificates: Certificates
beforeAll(async () => {
  backends = await startBackends()
  folder = await mkdtemp(join(tmpdir(), testFolderPrefix()))
  if (hasOpenssl()) certificates = makeCertificates(folder)
})
afterAll(async () => {
  await backends?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A whole process: it ends at once, and its last line says why. */
const refuses = async (app: string, env: Record<string, string>, sentence: RegExp) => {
  const refused = await startRefused(app, { ...backends.env, ...env })
  expect(refused.lastLine).toMatch(sentence)
  expect(refused.lastLine.startsWith(`${app}: `)).toBe(true)
  expect(refused.exitCode).toBe(1)
  // It was not waited for.
  expect(refused.lastLine).not.toContain('no answer within')
}
/** The same looks at the same servers, and no process: each of those takes a second of CPU. */
const declines = async (app: string, env: Record<string, string>, sentence: RegExp) => {
  const said = await refusalOf(app, { ...backends.env, ...env })
  expect(said).toMatch(sentence)
  expect(said).not.toContain('no answer within')
}

describe('the object store', () => {
  test('a wrong secret', () =>
    declines('gateway', { S3_SECRET_KEY: 'not-the-secret' }, /S3_ACCESS_KEY and S3_SECRET_KEY/))
  test('https where it speaks http', () =>
    declines(
      'gateway',
      { S3_ENDPOINT: backends.endpoint.replace('http:', 'https:') },
      /the object store at .*: it does not speak TLS at this port: S3_ENDPOINT must start with http:/,
    ))
})

describe.skipIf(!hasOpenssl())('http where the object store speaks https', () => {
  test.each([
    ['closes the connection', startTlsFront],
    ['answers in the clear, as servers written in Go do', startTalkingTlsFront],
  ])('and %s', async (_name, start) => {
    const store = await start(backends.endpoint, certificates.server)
    const at = `127.0.0.1:${store.port}`
    const sentence = new RegExp(`at ${at}: it speaks TLS at this port: S3_ENDPOINT must start with https://`)
    await declines('gateway', { S3_ENDPOINT: `http://${at}` }, sentence)
    store.close()
  })
})

describe('variables', () => {
  test('a bucket that no store would make', () =>
    declines('gateway', { S3_BUCKET: 'My_Images' }, /S3_BUCKET must be 3 to 63 lowercase.*"My_Images"/))

  test.each([
    ['gateway', 'PORT'],
    ['ocr', 'ADMIN_PORT'],
  ])('%s: %s is taken', async (app, name) => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const env = { [name]: String(port), ADMIN_HOST: '127.0.0.1' }
    await refuses(app, env, new RegExp(`port ${port} is in use; set ${name} to another one$`))
    taken.close()
  })
})

describe.skipIf(!canRun)('Redis', () => {
  const running: RedisProcess[] = []
  afterAll(() => Promise.all(running.map((each) => each.discard())))
  const startRedis = async (lines: string[] = [], options: { sentinel?: boolean; connection?: object } = {}) => {
    const server = await startRedisProcess(binary!, { lines, ...options })
    running.push(server)
    return server
  }

  const plain: [string, string[], RegExp][] = [
    ['cluster mode', ['cluster-enabled yes'], /it runs as a cluster.*give a Redis without cluster mode/],
    ['evicts', ['maxmemory-policy allkeys-lru'], /maxmemory-policy is allkeys-lru.*set it to noeviction/],
    ['user without rights', ['user default on nopass ~* +@read +@connection +info'], /lacks the right to EVAL/],
    ['user without these keys', ['user default on nopass ~other:* +@all'], /on keys vivid:\*/],
  ]
  test.each(plain)('%s', async (_name, lines, sentence) => {
    const { port } = await startRedis(lines)
    await declines('gateway', { REDIS_URL: `redis://127.0.0.1:${port}` }, sentence)
  })

  test('a read-only replica', async () => {
    const { port } = await startRedis()
    const replica = await startRedis([`replicaof 127.0.0.1 ${port}`])
    await declines('ocr', { REDIS_URL: `redis://127.0.0.1:${replica.port}` }, /read-only replica: give the address/)
  })

  test('passwords', async () => {
    const connection = { password: 'right' }
    const { port } = await startRedis(['requirepass right'], { connection })
    await declines('gateway', { REDIS_URL: `redis://127.0.0.1:${port}` }, /asks for a password \(NOAUTH\)/)
    const url = `redis://:wrong@127.0.0.1:${port}`
    for (const app of ['gateway', 'ocr']) await declines(app, { REDIS_URL: url }, /WRONGPASS/)
  })

  test('Sentinels: taken for a Redis, a name they do not know, no password, and none at all', async () => {
    const master = await startRedis()
    const lines = [`sentinel monitor vivid-master 127.0.0.1 ${master.port} 1`]
    const sentinel = await startRedis(lines, { sentinel: true })
    const at = `127.0.0.1:${sentinel.port}`
    await declines('gateway', { REDIS_URL: `redis://${at}` }, /this is a Sentinel.*redis\+sentinel:/)
    await declines('ocr', { REDIS_URL: `redis+sentinel://${at}/other` }, /know no master of this name/)
    const guarded = await startRedis([...lines, 'requirepass right'], {
      sentinel: true,
      connection: { password: 'right' },
    })
    const guardedUrl = `redis+sentinel://127.0.0.1:${guarded.port}/vivid-master`
    await declines('gateway', { REDIS_URL: guardedUrl }, /NOAUTH.*REDIS_SENTINEL_PASSWORD/)
    const notOne = `redis+sentinel://127.0.0.1:${master.port}/vivid-master`
    await declines('gateway', { REDIS_URL: notOne }, /something else answers/)
  })

  test('certificates; with the right ones the service works, the store by https as well', async () => {
    const { ca, server, client } = certificates
    const tls = (port: number) => [
      `tls-port ${port}`,
      `tls-cert-file ${server.cert}`,
      `tls-key-file ${server.key}`,
      `tls-ca-cert-file ${ca}`,
      'tls-auth-clients yes',
    ]
    const freePort = async () => {
      const free = await startRedis()
      await free.stop()
      return free.port
    }
    const tlsPort = await freePort()
    const { port: plainPort } = await startRedis(tls(tlsPort))
    const toPlain = { REDIS_URL: `rediss://127.0.0.1:${plainPort}`, REDIS_CA_FILE: ca }
    await declines('gateway', toPlain, /does not speak TLS at this port: REDIS_URL must start with redis:/)

    const toTls = { REDIS_URL: `redis://127.0.0.1:${tlsPort}` }
    const sentence = /it speaks TLS at this port: REDIS_URL must start with rediss:/
    for (const app of ['gateway', 'ocr']) await declines(app, toTls, sentence)

    const sentinelPort = await freePort()
    const watching = [`sentinel monitor vivid-master 127.0.0.1 ${tlsPort} 1`, ...tls(sentinelPort)]
    await startRedis(watching, { sentinel: true })
    const plainly = { REDIS_URL: `redis+sentinel://127.0.0.1:${sentinelPort}/vivid-master` }
    await declines('gateway', plainly, /a Sentinel: it speaks TLS.*rediss\+sentinel:/)
    const sentinels = { REDIS_URL: `rediss+sentinel://127.0.0.1:${sentinelPort}/vivid-master` }
    await declines('ocr', sentinels, /a Sentinel: its certificate is not trusted/)
    await declines('ocr', { ...sentinels, REDIS_CA_FILE: ca }, /a Sentinel: it wants a client certificate/)
    const url = `rediss://127.0.0.1:${tlsPort}`
    await declines('gateway', { REDIS_URL: url }, /certificate is not trusted.*REDIS_CA_FILE/)
    // No error of the broken handshake escapes: the test run would fail by it.
    for (const app of ['gateway', 'ocr', 'gateway', 'ocr']) await declines(app, { REDIS_URL: url }, /not trusted/)
    const withCa = { REDIS_URL: url, REDIS_CA_FILE: ca }
    await declines('ocr', withCa, /client certificate.*REDIS_CERT_FILE and REDIS_KEY_FILE/)
    await declines('ocr', { REDIS_URL: url, REDIS_CA_FILE: '/no/file' }, /REDIS_CA_FILE cannot be read/)

    const store = await startTlsFront(backends.endpoint, server)
    const endpoint = `https://127.0.0.1:${store.port}`
    const trusted = { ...withCa, REDIS_CERT_FILE: client.cert, REDIS_KEY_FILE: client.key, S3_ENDPOINT: endpoint }
    await declines('gateway', trusted, /the object store at .*: its certificate.*S3_CA_FILE/)
    const service = await startService(
      { env: { ...backends.env, ...trusted, S3_CA_FILE: ca } },
      { workers: ['ocr'], env: { ECHO_ENGINE: 'true' } },
    )
    const { status } = await post(service.url, ocrPath, { document_type: 'passport', frontside: jpegOf(10_000) })
    expect(status).toBe(200)
    await service.stop()
    store.close()
  })
})

/** The store by https: what comes is passed on as it is. */
const startTlsFront = async (endpoint: string, { cert, key }: Certificates['server']) => {
  const front = https.createServer({ cert: readFileSync(cert), key: readFileSync(key) }, (request, response) => {
    const { method, headers, url } = request
    const onward = http.request(`${endpoint}${url}`, { method: method!, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  return { port: (front.address() as AddressInfo).port, close: () => front.close().closeAllConnections() }
}

/** First byte of a TLS record that holds a handshake. */
const HANDSHAKE = 0x16

/** The same, but who sends anything else than a handshake is told so in the clear. */
const startTalkingTlsFront: typeof startTlsFront = async (endpoint, certificate) => {
  const front = await startTlsFront(endpoint, certificate)
  const said = 'HTTP/1.0 400 Bad Request\r\n\r\nClient sent an HTTP request to an HTTPS server.\n'
  const talking = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (bytes) => {
      if (bytes[0] !== HANDSHAKE) return socket.end(said)
      const onward = connectTo(front.port, '127.0.0.1').on('error', () => socket.destroy())
      onward.write(bytes)
      socket.pipe(onward).pipe(socket)
    })
  })
  await once(talking.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (talking.address() as AddressInfo).port,
    close: () => {
      talking.close()
      front.close()
    },
  }
}
