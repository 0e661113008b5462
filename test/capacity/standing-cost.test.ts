import { expect, test } from 'vitest'
import { rateNames, solveStanding, standingOf } from './standing-cost.js'

const rates = (value: number) =>
  Object.fromEntries(rateNames.map((name, index) => [name, value * (index + 1)])) as Record<
    (typeof rateNames)[number],
    number
  >
/** Over ten seconds, with what a Redis does by itself. */
const idle = (perSecond: number) => {
  const { commands, bytesSent, bytesReceived, cpuSeconds } = rates(10 * (perSecond + 7))
  return { commands, bytesSent, bytesReceived, cpuSeconds, seconds: 10, keptBytes: 0, byCommand: {} }
}

test('what gateways, workers and each pair of them cost is found from four idle services', () => {
  const [gateway, worker, pair] = [90, 10, 2]
  const costOf = (gateways: number, workers: number) =>
    gateways * gateway + workers * worker + gateways * workers * pair
  const standing = solveStanding(3, {
    alone: idle(0),
    one: idle(costOf(1, 3)),
    two: idle(costOf(2, 3)),
    twice: idle(costOf(2, 6)),
  })
  const close = (found: Record<string, number>, value: number) => {
    for (const [name, expected] of Object.entries(rates(value))) expect(found[name]).toBeCloseTo(expected)
  }
  close(standing.perGateway, gateway)
  close(standing.perWorker, worker)
  close(standing.perPair, pair)
  close(standingOf(standing, 20, 100), costOf(20, 100))
})
