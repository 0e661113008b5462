import { byKind, jobKinds } from '@vivid/contract'
import { expect, test } from 'vitest'
import { readInputs, readMixed } from './inputs.js'
import { planFor } from './plan.js'

const inputs = readInputs()
const { requests, sizes, standing } = inputs

test('a plan has room for what it is asked for, in every cell', () => {
  for (const rate of [1, 10, 100, 1_000, 10_000]) {
    const plan = planFor(rate, readMixed(), inputs)
    const { cells, busyCores } = plan
    expect(plan.gateways * sizes.gatewayCores * sizes.gatewayBusy).toBeGreaterThanOrEqual(busyCores.gateway)
    for (const kind of jobKinds) {
      // What the mixture does not ask for needs no worker, and none to spare.
      const threads = Math.max(0, plan.workers[kind] - cells * sizes.spareWorkers) * sizes.workerThreads
      expect(threads * sizes.slotsBusy, `${kind} at ${rate}`).toBeGreaterThanOrEqual(busyCores[kind])
    }
    expect(plan.redis.busyCores / cells).toBeLessThanOrEqual(sizes.redisBusy)
  }
})

test('by hand: 100 passports a second', () => {
  const { passport } = requests
  const plan = planFor(100, { passport: 1 }, inputs)
  const none = byKind(() => 0)
  expect(plan.workers).toEqual({ ...none, ocr: Math.ceil((100 * passport.cpuMs.ocr!) / 1000 / 0.8 / 2) + 1 })
  expect(plan.store).toEqual({ puts: 100, gets: 100, deletes: 100, bytesIn: 5e7, bytesOut: 5e7 })
  const idle = plan.gateways * standing.perGateway.cpuSeconds + plan.workers.ocr * standing.perWorker.cpuSeconds
  const pairs = plan.gateways * plan.workers.ocr * standing.perPair.cpuSeconds
  expect(plan.redis.busyCores).toBeCloseTo(100 * passport.redis.cpuSeconds + idle + pairs)
})

test('a picture is fetched once by whoever works on it, and a card has two', () => {
  expect(planFor(10, { proof: 1 }, inputs).store).toMatchObject({ puts: 10, gets: 10 })
  expect(planFor(10, { card: 1 }, inputs).store).toMatchObject({ puts: 20, gets: 20 })
  expect(planFor(10, { together: 1 }, inputs).store, 'the selfie by two').toMatchObject({ puts: 20, gets: 30 })
})

test('past one Redis there are cells, each with its own least and spare', () => {
  const rate = (2 * sizes.redisBusy) / requests.passport.redis.cpuSeconds
  const plan = planFor(rate, { passport: 1 }, inputs)
  expect(plan.cells).toBeGreaterThan(2)
  expect(plan.workers.ocr % plan.cells).toBe(0)
  expect(planFor(1, { passport: 1 }, inputs).cells).toBe(1)
})

test('what the cells cannot carry is refused, not printed', () => {
  expect(() => planFor(1e6, { passport: 1 }, inputs)).toThrow('cells')
})
