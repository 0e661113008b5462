import { expect, inject, test } from 'vitest'
import { fuzzHttp } from './http/fuzz-http.js'
import { fuzzPictures } from './images/fuzz-pictures.js'

const SEED = 1

test('150 hostile pictures: decoded or refused, in time, within memory, by a process that lives', async () => {
  const { inputs, violations, outcomes } = await fuzzPictures({
    seed: SEED,
    from: 0,
    count: 150,
    processes: 1,
    engineEvery: 0,
  })
  expect(violations).toEqual([])
  expect(inputs).toBe(150)
  // Mutations that nothing could read, or that changed nothing, would test nothing.
  expect(outcomes.get('decoded')).toBeGreaterThan(15)
  expect(outcomes.get('broken')).toBeGreaterThan(30)
})

test('400 hostile requests: answered as documented, and the gateway lives', async () => {
  const port = Number(new URL(inject('echoUrl')).port)
  const { inputs, violations, outcomes } = await fuzzHttp({ port, seed: SEED, from: 0, count: 400, limitMs: 120_000 })
  expect(violations).toEqual([])
  expect(inputs).toBe(400)
  for (const status of ['200', '400', '401', '404', '415']) expect(outcomes.get(status), status).toBeGreaterThan(0)
})
