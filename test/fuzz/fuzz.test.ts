import { expect, inject, test } from 'vitest'
import { isWholeRun } from '../support/whole-run.js'
import { fuzzHttp } from './http/fuzz-http.js'
import { fuzzPictures } from './images/fuzz-pictures.js'

const SEED = 1
/** Every crafted picture once, and mutations. */
const PICTURES = isWholeRun ? 300 : 130
const REQUESTS = isWholeRun ? 700 : 150

test('hostile pictures are decoded or refused, in time, within memory, by a process that lives', async () => {
  const { inputs, violations, outcomes } = await fuzzPictures({
    seed: SEED,
    from: 0,
    count: PICTURES,
    processes: 1,
    engineEvery: 0,
    // Those whose cost is hidden are among what `prices/` measures.
    withCostly: isWholeRun,
  })
  expect(violations).toEqual([])
  expect(inputs).toBe(PICTURES)
  // Mutations that nothing could read, or that changed nothing, would test nothing.
  expect(outcomes.get('decoded')).toBeGreaterThan(15)
  expect(outcomes.get('broken')).toBeGreaterThan(30)
})

test('hostile requests are answered as documented, and the gateway lives', async () => {
  const port = Number(new URL(inject('echoUrl')).port)
  const options = { port, seed: SEED, from: 0, count: REQUESTS, limitMs: 120_000 }
  const { inputs, violations, outcomes } = await fuzzHttp(options)
  expect(violations).toEqual([])
  expect(inputs).toBe(REQUESTS)
  for (const status of ['200', '400', '401', '404', '415']) expect(outcomes.get(status), status).toBeGreaterThan(0)
})
