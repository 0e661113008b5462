import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scrape } from '@vivid/traffic'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { testFolderPrefix } from '../support/leftovers.js'
import { jpegOf } from '../support/request.js'
import { root, type Service, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'

const PICTURES = 200
const LATER = 80
let backends: Backends
let service: Service
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), testFolderPrefix()))
  mkdirSync(join(folder, 'photos'))
  for (let i = 0; i < PICTURES; i++) writeFileSync(join(folder, 'photos', `${i}.jpg`), jpegOf(5_000, i))
  backends = await startBackends(process.env.TEST_BACKENDS === 'containers')
  service = await startService(backends, {
    workers: ['ocr'],
    env: { ECHO_ENGINE: 'true', ECHO_ENGINE_MS: '10' },
  })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await service.stop()
  await backends.stop()
})

const out = () => join(folder, 'results.ndjson')
const csv = () => join(folder, 'results.csv')
const startBatch = (photos = 'photos', ...more: string[]): ChildProcess =>
  spawn(
    process.execPath,
    [
      ...[join(root, 'apps/cli/bin/vivid.mjs'), 'batch', join(folder, photos), '--type', 'passport'],
      ...['--url', service.url, '--out', out(), '--csv', csv(), ...more],
    ],
    { env: { PATH: process.env.PATH, VIVID_TOKEN: makeToken() }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
const lines = () => {
  try {
    return readFileSync(out(), 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
}
const jobsDone = async () => {
  const metrics = `http://127.0.0.1:${service.workers[0]!.ports.adminPort}/metrics`
  return (await scrape(metrics))('vivid_jobs_total')
}

test(`a batch of ${PICTURES} that is killed goes on where it was, and no picture is analysed twice`, async () => {
  const killed = startBatch()
  await expect.poll(() => lines().length, { interval: 20 }).toBeGreaterThan(20)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const before = lines().length
  expect(before).toBeLessThan(PICTURES)

  const resumed = startBatch()
  const said: string[] = []
  resumed.stderr!.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  const [code] = await once(resumed, 'exit')
  expect(code, said.join('')).toBe(0)
  expect(said.join('')).toMatch(/\d+ done before/)
  const names = lines().map((line) => JSON.parse(line).name as string)
  expect(names.length).toBe(PICTURES)
  expect(new Set(names).size).toBe(PICTURES)
  // A job is counted a moment after its answer.
  await expect.poll(jobsDone).toBeGreaterThanOrEqual(PICTURES)
  expect(await jobsDone()).toBe(PICTURES)
  const rows = readFileSync(csv(), 'utf8').trimEnd().split('\r\n').slice(1)
  expect(rows.length).toBe(PICTURES)
  const listed = rows.map((row) => row.split(',')[0]!)
  expect(listed).toEqual([...listed].sort())
})

test('a batch that does not wait goes on where it was too: each picture is sent once and has one verdict', async () => {
  rmSync(out())
  mkdirSync(join(folder, 'later'))
  for (let i = 0; i < LATER; i++) writeFileSync(join(folder, 'later', `${i}.jpg`), jpegOf(5_000, 1_000 + i))
  const before = await jobsDone()
  const verdicts = () => lines().filter((line) => JSON.parse(line).outcome === 'accepted')
  const killed = startBatch('later', '--async')
  await expect.poll(() => verdicts().length, { interval: 20 }).toBeGreaterThan(20)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(verdicts().length).toBeLessThan(LATER)

  const resumed = startBatch('later', '--async')
  const said: string[] = []
  resumed.stderr!.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  const [code] = await once(resumed, 'exit')
  expect(code, said.join('')).toBe(0)
  expect(said.join('')).toMatch(/\/s · \d+:\d\d left/)
  const names = verdicts().map((line) => JSON.parse(line).name as string)
  expect(names.length).toBe(LATER)
  expect(new Set(names).size).toBe(LATER)
  await expect.poll(jobsDone).toBe(before + LATER)
})
