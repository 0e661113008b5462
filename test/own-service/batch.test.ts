import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scrape } from '@vivid/traffic'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { type Gate, shutGate } from '../support/gate.js'
import { testFolderPrefix } from '../support/leftovers.js'
import { jpegOf } from '../support/request.js'
import { root, type Service, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'

const PICTURES = 24
/** This picture is held until the batch that sent it was killed. */
const HELD = 12
let backends: Backends
let service: Service
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), testFolderPrefix()))
  backends = await startBackends(process.env.TEST_BACKENDS === 'containers')
  service = await startService(backends, { workers: ['ocr'], env: { ECHO_ENGINE: 'true' } })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await service.stop()
  await backends.stop()
})

const out = () => join(folder, 'results.ndjson')
const csv = () => join(folder, 'results.csv')
/** A folder of pictures, which are sent in the order of their names. */
const writePhotos = async (photos: string, firstSeed: number) => {
  const gate = await shutGate()
  mkdirSync(join(folder, photos))
  for (let i = 0; i < PICTURES; i++) {
    const picture = i === HELD ? gate.picture : jpegOf(5_000, firstSeed + i)
    writeFileSync(join(folder, photos, `${String(i).padStart(2, '0')}.jpg`), picture)
  }
  return gate
}
const startBatch = (photos: string, ...more: string[]): ChildProcess =>
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

/** Kills the batch once some of its answers are there, when the held picture is under way and others wait; then lets go. */
const killAmid = async (batch: ChildProcess, gate: Gate, answers: () => unknown[]) => {
  await expect.poll(() => answers().length, { interval: 20 }).toBeGreaterThan(HELD / 2)
  batch.kill('SIGKILL')
  await once(batch, 'exit')
  expect(answers().length).toBeLessThan(PICTURES)
  await gate.open()
}
const endOf = async (batch: ChildProcess): Promise<string> => {
  const said: string[] = []
  batch.stderr!.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  const [code] = await once(batch, 'exit')
  expect(code, said.join('')).toBe(0)
  return said.join('')
}

test('a batch that is killed goes on where it was, and no picture is analysed twice', async () => {
  const gate = await writePhotos('photos', 0)
  await killAmid(startBatch('photos'), gate, lines)
  expect(await endOf(startBatch('photos'))).toMatch(/\d+ done before/)
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
  const gate = await writePhotos('later', 1_000)
  const before = await jobsDone()
  const verdicts = () => lines().filter((line) => JSON.parse(line).outcome === 'accepted')
  await killAmid(startBatch('later', '--async'), gate, verdicts)
  expect(await endOf(startBatch('later', '--async'))).toMatch(/\/s · \d+:\d\d left/)
  const names = verdicts().map((line) => JSON.parse(line).name as string)
  expect(names.length).toBe(PICTURES)
  expect(new Set(names).size).toBe(PICTURES)
  await expect.poll(jobsDone).toBe(before + PICTURES)
})
