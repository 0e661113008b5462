import { services } from '@vivid/contract'
import { createFaceMatchEngine, loadFaceEmbedder } from '@vivid/engines/face-match'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { photoOf, selfieOf } from '../support/drawn.js'
import { eventually } from '../support/eventually.js'
import { findLists, findVectors } from '../support/find-vectors.js'
import { openRedisContent } from '../support/redis-content.js'
import { biometricsPath, faceMatchPath, post, transactionsPath } from '../support/request.js'
import { type Process, patience, secret, startApp } from '../support/service.js'
import { storedObjects } from '../support/stored-objects.js'
import { makeToken } from '../support/token.js'
import { startTraceCollector } from '../support/trace-collector.js'

let backends: Backends
let redis: Awaited<ReturnType<typeof openRedisContent>>
let collector: Awaited<ReturnType<typeof startTraceCollector>>
let processes: Process[]
/** Of the selfie and of the document's portrait, as the engine makes them. */
let vectors: Float32Array[]
const answers: string[] = []
/** By a worker that lets fewer strangers pass than usual, and by engines of this process. */
let similarity: { strict: number; usual: number; told: number }
let debug: string
let metrics: string
let record: string

/** `FACE_MATCH_RATE`. */
const STRICT = 0.00001

const developer = makeToken({ development: true, services })

beforeAll(async () => {
  backends = await startBackends()
  redis = await openRedisContent(backends.redisUrl)
  collector = await startTraceCollector()
  const env = {
    ...backends.env,
    WORKER_THREADS: '1',
    LOG_LEVEL: 'trace',
    RETENTION_SECONDS: '600',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  }
  processes = await Promise.all([
    startApp('gateway', { ...env, ...patience, PORT: '0', HOST: '127.0.0.1', JWT_SECRET: secret }),
    startApp('face-match', { ...env, FACE_MATCH_RATE: String(STRICT) }),
    startApp('selfie-liveness', env),
  ])
  const url = `http://127.0.0.1:${processes[0]!.ports.port}`
  const { jpeg: document, truth } = await photoOf('passport-modern')
  const selfie = await selfieOf(truth.sitter!)
  const embedder = await loadFaceEmbedder()
  const embedded = [await embedder.embed(selfie), await embedder.embed(document)]
  vectors = embedded.map(({ numbers }) => numbers!.embedding)

  const asked = { selfie, document, details: 'True', return_id: 'True' }
  for (const path of [faceMatchPath, biometricsPath]) {
    const headers = { 'idempotency-key': `kept-${path.length}` }
    const answer = await post(url, path, asked, { token: developer, headers })
    expect(answer.status).toBe(200)
    const { api_response } = path === faceMatchPath ? answer.body : answer.body.face_match
    expect(Object.keys(api_response), 'the faces were compared').toEqual(['similarity', 'quality'])
    answers.push(JSON.stringify(answer.body))
  }
  const similarityAt = async (falseMatchRate?: number) => {
    const engine = await createFaceMatchEngine(falseMatchRate ? { falseMatchRate } : {})
    const answer = await engine.answer({ selfie, document })
    return ((answer.outcome === 'answered' ? answer.body : answer.scores) as { similarity: number }).similarity
  }
  const [strict, usual] = [await similarityAt(STRICT), await similarityAt()]
  similarity = { strict, usual, told: JSON.parse(answers[0]!).api_response.similarity }
  const shown = await post(url, faceMatchPath, asked, { token: developer, headers: { 'x-debug': 'true' } })
  debug = JSON.stringify(shown.body)
  metrics = (
    await Promise.all(
      processes.map(async ({ ports }) => (await fetch(`http://127.0.0.1:${ports.adminPort}/metrics`)).text()),
    )
  ).join('\n')
  const headers = { authorization: `Bearer ${developer}` }
  record = await (await fetch(`${url}${transactionsPath}${shown.body.id}`, { headers })).text()
})
afterAll(async () => {
  redis?.close()
  for (const each of processes ?? []) await each.stop()
  await collector?.stop()
  await backends?.stop()
})

test('what is looked for would be found, however it is written', () => {
  const [vector] = vectors as [Float32Array]
  expect(vector.length).toBeGreaterThan(63)
  const bytes = Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)
  const written = [JSON.stringify([...vector]), bytes, bytes.toString('base64'), `xx${bytes.toString('hex')}`]
  written.push(Buffer.from(Float64Array.from(vector).buffer).toString('base64'))
  for (const each of written) expect(findVectors(each, vectors)).toContainEqual(expect.stringMatching(/vector 0$/))
  const coarse = [...vector].map((value) => Math.round(127 * value))
  for (const separator of [',', ', ', ' ']) expect(findLists(coarse.join(separator))).toHaveLength(1)
})

test('neither Redis, now and in all that it was told, nor the store holds it', async () => {
  const contents = [redis.told(), await redis.held(), ...(await storedObjects(backends.env))]
  expect(contents[0]).toContain('-face-match')
  expect(contents.length, 'the pictures are there').toBeGreaterThan(4)
  for (const content of contents) {
    expect(findVectors(content, vectors)).toEqual([])
    expect(findLists(content)).toEqual([])
  }
})

test('neither answers, the record, logs, metrics nor traces tell it', async () => {
  await eventually('spans of the worker', () => collector.spans.some(({ service }) => service === 'vivid-face-match'))
  const logs = processes.map((each) => each.output())
  for (const log of logs) expect(log).toContain('ready')
  for (const content of [...answers, record, ...logs, metrics, JSON.stringify(collector.spans)]) {
    expect(findVectors(content, vectors)).toEqual([])
    expect(findLists(content)).toEqual([])
  }
})

test('developers are shown where the faces stand, and no vector', () => {
  expect(debug).toContain('"debug"')
  expect(findVectors(debug, vectors)).toEqual([])
})

test('FACE_MATCH_RATE reaches the engine: with fewer strangers let pass, the same faces are less alike', () => {
  expect(similarity.told).toBeCloseTo(similarity.strict, 6)
  expect(similarity.told).toBeLessThan(similarity.usual)
})
