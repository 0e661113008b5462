import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { JobKind } from '@vivid/contract'
import { multipartBody, scrape } from '@vivid/traffic'
import { afterEach, expect, test } from 'vitest'
import { type Backends, startBackends } from '../support/backends.js'
import { jpegOf, livenessPath, ocrPath } from '../support/request.js'
import { rollWorkers } from '../support/rolling-restart.js'
import { type Process, type Service, startService } from '../support/service.js'
import { makeToken } from '../support/token.js'
import { isWholeRun } from '../support/whole-run.js'

let backends: Backends
let service: Service
const started: Process[] = []

afterEach(async () => {
  await Promise.all(started.splice(0).map((worker) => worker.stop()))
  await service?.stop()
  await backends?.stop()
})

/** Long enough that each worker is caught at work. */
const ENGINE_MS = 600
/** Half of what a job's lock lasts. */
const STANDSTILL_MS = 2_500

test('every worker is replaced under load, no request is lost or taken over', async () => {
  const kinds: readonly JobKind[] = isWholeRun ? ['ocr', 'ocr', 'selfie-liveness'] : ['ocr', 'selfie-liveness']
  const env = { ECHO_ENGINE: 'true', ECHO_ENGINE_MS: String(ENGINE_MS), WORKER_THREADS: '1' }
  backends = await startBackends()
  service = await startService(backends, { workers: kinds, env })
  const token = makeToken()
  const picture = jpegOf(50_000)
  const shots = [
    {
      kind: 'passport',
      path: ocrPath,
      token,
      body: multipartBody({ document_type: 'passport' }, { frontside: picture }),
      truth: '"document_number"',
    },
    { kind: 'selfie', path: livenessPath, token, body: multipartBody({}, { selfie: picture }), truth: '"valid":true' },
  ]
  const standstill = monitorEventLoopDelay({ resolution: 50 })
  standstill.enable()
  const rolled = await rollWorkers({
    url: service.url,
    shots,
    perSecond: 2,
    quietMs: 1_500,
    workers: kinds.map((kind, index) => ({ kind, process: service.workers[index]! })),
    env: { ...backends.env, ...env },
    onStarted: (worker) => started.push(worker),
  })
  expect(rolled.lost).toEqual([])
  expect(rolled.outcomes.every(({ right }) => right)).toBe(true)
  // Without load it would pass as well; a quick machine is done sooner and sends less.
  expect(rolled.outcomes.length).toBeGreaterThan(2 * kinds.length)
  expect(service.workers.map(({ child }) => child.exitCode)).toEqual(kinds.map(() => 0))
  // Whoever drains leaves nothing behind that others would have to find. Where the whole machine stood still, locks ran out meanwhile.
  standstill.disable()
  const stoodStillMs = standstill.max / 1e6
  if (stoodStillMs > STANDSTILL_MS)
    return console.log(`The machine stood still for ${Math.round(stoodStillMs)} ms: what was taken over says nothing.`)
  const takenOver = started.map(async ({ ports }) =>
    (await scrape(`http://127.0.0.1:${ports.adminPort}/metrics`))('vivid_jobs_total', 'outcome="taken_over"'),
  )
  expect(await Promise.all(takenOver)).toEqual(started.map(() => 0))
})
