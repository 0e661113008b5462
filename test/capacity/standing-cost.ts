import type { RedisWork } from '../bench/count-redis.js'

/** What Redis does each second for a service that nobody calls. */
export interface Standing {
  perGateway: Rates
  perWorker: Rates
  /** Every gateway reads what every worker announces. */
  perPair: Rates
}

export const rateNames = ['commands', 'bytesSent', 'bytesReceived', 'cpuSeconds'] as const
export type Rates = Record<(typeof rateNames)[number], number>

const rateOf = (work: RedisWork, name: keyof Rates): number => work[name] / work.seconds

/**
 * Redis alone and three idle services tell the parts of cost(g, w) = alone + g × gateway + w × worker + g × w × pair: one
 * gateway with `w` workers, two with `w`, two with `2w`. Noise may make a small part negative; it counts as nothing then.
 */
export const solveStanding = (
  workers: number,
  idle: Record<'alone' | 'one' | 'two' | 'twice', RedisWork>,
): Standing => {
  const solve = (name: keyof Rates) => {
    const [a, b, c] = [idle.one, idle.two, idle.twice].map((work) => rateOf(work, name) - rateOf(idle.alone, name)) as [
      number,
      number,
      number,
    ]
    const worker = Math.max(0, (2 * a - b) / workers)
    const pair = Math.max(0, (c - b - workers * worker) / (2 * workers))
    return { worker, pair, gateway: Math.max(0, b - a - workers * pair) }
  }
  const parts = Object.fromEntries(rateNames.map((name) => [name, solve(name)])) as Record<
    keyof Rates,
    ReturnType<typeof solve>
  >
  const pick = (part: 'gateway' | 'worker' | 'pair') =>
    Object.fromEntries(rateNames.map((name) => [name, parts[name][part]])) as Rates
  return { perGateway: pick('gateway'), perWorker: pick('worker'), perPair: pick('pair') }
}

/** For so many gateways and workers, each second. */
export const standingOf = ({ perGateway, perWorker, perPair }: Standing, gateways: number, workers: number): Rates =>
  Object.fromEntries(
    rateNames.map((name) => [
      name,
      gateways * perGateway[name] + workers * perWorker[name] + gateways * workers * perPair[name],
    ]),
  ) as Rates
