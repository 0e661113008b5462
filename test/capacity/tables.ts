import { jobKinds } from '@vivid/contract'
import { kinds } from '@vivid/traffic/requests'
import type { Inputs, Mix } from './inputs.js'
import { type Plan, planFor } from './plan.js'
import type { Rates } from './standing-cost.js'

/** Two digits are all that such figures are worth; whole numbers from ten on. */
const short = (value: number): string =>
  value === 0 ? '0' : value >= 10 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(2)))
const bits = (bytesPerSecond: number): string =>
  8 * bytesPerSecond >= 1e9
    ? `${short((8 * bytesPerSecond) / 1e9)} Gbit/s`
    : `${short((8 * bytesPerSecond) / 1e6)} Mbit/s`
const gigabytes = (bytes: number): string => `${short(bytes / 1e9)} GB`

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** What a line of the table says of a plan. */
const lines = ({ sizes }: Inputs): Record<string, (plan: Plan) => string> => {
  const perCell = (plan: Plan) => (plan.cells === 1 ? '' : ` in ${plan.cells} cells`)
  return {
    [`gateways of ${sizes.gatewayCores} CPU`]: ({ gateways }) => short(gateways),
    ...Object.fromEntries(
      jobKinds.map((kind) => [
        `\`${kind}\` workers of ${sizes.workerThreads} threads (busy cores)`,
        ({ workers, busyCores }: Plan) => `${short(workers[kind])} (${short(busyCores[kind])})`,
      ]),
    ),
    cells: ({ cells }) => (cells === 1 ? '1' : `${cells} + 1`),
    'Redis: commands a second': ({ redis }) => short(redis.commands),
    'Redis: busy cores': (plan) => `${short(plan.redis.busyCores)}${perCell(plan)}`,
    'Redis: network': ({ redis }) => bits(redis.bytes),
    'Redis: memory at a day of records and answers': ({ redis }) => gigabytes(redis.keptBytes),
    'the same at an hour': ({ redis }) => gigabytes((redis.keptBytes / sizes.keptSeconds) * 3600),
    'store: writes, reads, deletions a second': ({ store }) =>
      [store.puts, store.gets, store.deletes].map(short).join(', '),
    'store: network in, out': ({ store }) => [store.bytesIn, store.bytesOut].map(bits).join(', '),
    'callers to gateways': ({ clientBytes }) => bits(clientBytes),
  }
}

export const planTable = (rates: readonly number[], mix: Mix, inputs: Inputs): string => {
  const plans = rates.map((rate) => planFor(rate, mix, inputs))
  return table(
    ['requests a second', ...rates.map((rate) => rate.toLocaleString('en'))],
    Object.entries(lines(inputs)).map(([name, say]) => [name, ...plans.map(say)]),
  )
}

const microseconds = (seconds: number) => `${short(1e6 * seconds)} µs`

/** The inputs themselves, for people. */
export const costTable = ({ requests }: Inputs): string =>
  table(
    [
      'request',
      'gateway',
      ...jobKinds.map((kind) => `\`${kind}\``),
      'Redis: CPU',
      'commands',
      'bytes to, from',
      'kept',
      'a second per Redis core',
    ],
    Object.entries(requests).map(([kind, { cpuMs, redis }]) => [
      kinds[kind as keyof typeof kinds].about,
      `${cpuMs.gateway} ms`,
      ...jobKinds.map((job) => (cpuMs[job] === undefined ? '' : `${cpuMs[job]} ms`)),
      microseconds(redis.cpuSeconds),
      short(redis.commands),
      `${short(redis.bytesSent)}, ${short(redis.bytesReceived)}`,
      `${short(redis.keptBytes)} bytes`,
      short(1 / redis.cpuSeconds),
    ]),
  )

export const standingTable = ({ standing }: Inputs): string => {
  const row = (name: string, rates: Rates) => [
    name,
    microseconds(rates.cpuSeconds),
    short(rates.commands),
    `${short(rates.bytesSent)}, ${short(rates.bytesReceived)}`,
  ]
  return table(
    ['each second, idle', 'Redis: CPU', 'commands', 'bytes to, from'],
    [
      row('a gateway', standing.perGateway),
      row('a worker', standing.perWorker),
      row('a gateway, for each worker', standing.perPair),
    ],
  )
}

export const mixInWords = (mix: Mix): string => {
  const all = Object.values(mix).reduce((sum, weight) => sum + weight, 0)
  return Object.entries(mix)
    .map(([kind, weight]) => `${short((100 * weight) / all)} % ${kinds[kind as keyof typeof kinds].about}`)
    .join('; ')
}

/** What so much memory of one Redis holds of requests whose callers do not wait. */
export const deferredTable = ({ deferred: { waitingBytes, keptBytes } }: Inputs): string => {
  const sizes = [1e9, 4e9, 16e9]
  const row = (name: string, bytes: number) => [
    name,
    `${short(bytes)} bytes`,
    ...sizes.map((size) => short(Number((size / bytes).toPrecision(2)))),
  ]
  return table(
    ['one Redis holds', 'each takes', ...sizes.map((size) => `in ${gigabytes(size)}`)],
    [
      row('requests that wait (`MAX_ASYNC_WAITING`)', waitingBytes),
      row('answers that are kept (`RESULT_RETENTION_SECONDS`)', keptBytes),
    ],
  )
}
