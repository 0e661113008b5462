import { UsageError } from '@vivid/command'
import { byKind, jobKinds } from '@vivid/contract'
import { workerMemoryMb } from '@vivid/engines/memory'
import { watchChildren } from '../bench/watch-children.js'
import { startBackends } from '../support/backends.js'
import { parseOptions } from '../support/parse-options.js'
import { startService } from '../support/service.js'
import { fuzzEndToEnd } from './http/fuzz-end-to-end.js'
import { fuzzHttp } from './http/fuzz-http.js'
import { fuzzPictures } from './images/fuzz-pictures.js'
import { makePictures } from './images/make-pictures.js'
import { fuzzPrices } from './prices/fuzz-prices.js'
import type { Fuzzed } from './violation.js'

const usage = `npm run fuzz [-- options]: hostile requests and pictures, the same ones for the same seed

  --count N       inputs in all (20000): six tenths pictures through the decoder (every 25th through whole engines, too),
                  three and a half tenths requests with hostile headers, tokens and forms, one in twenty pictures by HTTP
                  through real engines, one in a hundred a random picture whose price is held against what it takes
  --seed N        (1)
  --only NAME     pictures, requests, end-to-end or prices alone
  --from N        the first input's number, to see a reported one again: --only requests --from 477 --count 1

Exit code 1 when anything crashed, hung, was answered with something undocumented or no JSON, let a wrong token in, or
took more memory than its bound, or more memory or CPU than its header said.

npm run fuzz -- costliest [options]: searches for the pictures that cost most; --help`

/** A request's own deadline, and some. */
const LIMIT_MS = 35_000
/** Of each worker. */
const THREADS = 2
/** Gateways hold what is uploaded at the moment; workers what the costliest pictures need on all of their threads. */
const memoryBoundMb: Record<string, number> = {
  gateway: 512,
  ...byKind(() => workerMemoryMb(THREADS)),
}

const parts = { pictures: 0.59, requests: 0.35, 'end-to-end': 0.05, prices: 0.01 } as const

const progress = (about: string, of: number) => (done: number) => {
  if (done % 1000 === 0) process.stderr.write(`${about}: ${done} of ${of}\n`)
}

const describe = ({ about, inputs, violations, outcomes, slowestMs, peakMb }: Fuzzed): string[] => [
  `${about}: ${inputs} inputs, ${violations.length} violations; slowest ${slowestMs.toFixed(0)} ms${peakMb ? `, at most ${peakMb.toFixed(0)} MB` : ''}`,
  `  ${[...outcomes]
    .sort((a, b) => b[1] - a[1])
    .map(([outcome, count]) => `${outcome}: ${count}`)
    .join(', ')}`,
  ...violations.slice(0, 20).map(({ n, name, problem }) => `  VIOLATION ${n} (${name}): ${problem}`),
]

const fuzzService = async (
  seed: number,
  from: number,
  counts: Record<'requests' | 'end-to-end', number>,
): Promise<Fuzzed[]> => {
  const results: Fuzzed[] = []
  const peaks: Record<string, number> = {}
  const run = async (env: Record<string, string>, work: (port: number) => Promise<Fuzzed>) => {
    const backends = await startBackends()
    const service = await startService(backends, {
      workers: jobKinds,
      env: { WORKER_THREADS: String(THREADS), ...env },
    })
    const sampling = setInterval(() => {
      for (const { name, peakMb } of watchChildren()) peaks[name] = Math.max(peaks[name] ?? 0, peakMb)
    }, 500)
    try {
      const result = await work(Number(new URL(service.url).port))
      for (const { child } of [service.gateway, ...service.workers]) {
        if (child.exitCode !== null)
          result.violations.push({ n: -1, name: 'a process', problem: `ended with ${child.exitCode}` })
      }
      results.push(result)
    } finally {
      clearInterval(sampling)
      await service.stop()
      await backends.stop()
    }
  }
  if (counts.requests > 0) {
    const count = counts.requests
    await run({ ECHO_ENGINE: 'true' }, (port) =>
      fuzzHttp({ port, seed, from, count, limitMs: LIMIT_MS, onProgress: progress('requests', count) }),
    )
  }
  if (counts['end-to-end'] > 0) {
    const make = await makePictures(seed)
    const count = counts['end-to-end']
    await run({ SECOND_OPINION: 'off' }, (port) =>
      fuzzEndToEnd({ port, make, from, count, limitMs: LIMIT_MS, onProgress: progress('end to end', count) }),
    )
  }
  for (const [name, boundMb] of Object.entries(memoryBoundMb)) {
    const peak = peaks[name] ?? 0
    if (peak > boundMb)
      results[0]!.violations.push({ n: -1, name, problem: `${peak.toFixed(0)} MB of memory, bound ${boundMb}` })
  }
  if (results.length > 0)
    console.log(
      `highest memory: ${Object.entries(peaks)
        .map(([name, mb]) => `${name} ${mb.toFixed(0)}${memoryBoundMb[name] ? ` of ${memoryBoundMb[name]}` : ''} MB`)
        .join(', ')}`,
    )
  return results
}

const searchCostliest = async (args: readonly string[]) => {
  const { run, usage: own } = await import('./costliest/main.js')
  try {
    if (!(await run(args))) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`fuzz: ${error.message}\n\n${own}`)
    process.exitCode = 2
  }
}

const main = async () => {
  const [part, ...args] = process.argv.slice(2)
  if (part === 'costliest') return searchCostliest(args)
  const values = parseOptions('fuzz', usage, {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    only: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  })
  if (values.help) return console.log(usage)
  process.env.TEST_RUN = String(process.pid)
  const [seed, from, count] = [Number(values.seed), Number(values.from), Number(values.count)]
  const share = (name: keyof typeof parts) =>
    values.only === undefined ? Math.round(count * parts[name]) : values.only === name ? count : 0
  const [pictures, prices] = [share('pictures'), share('prices')]
  const results = [
    ...(pictures > 0
      ? [
          await fuzzPictures({
            seed,
            from,
            count: pictures,
            processes: 2,
            engineEvery: 25,
            onProgress: progress('pictures', pictures),
          }),
        ]
      : []),
    ...(prices > 0 ? [await fuzzPrices({ seed, from, count: prices, onProgress: progress('prices', prices) })] : []),
    ...(await fuzzService(seed, from, { requests: share('requests'), 'end-to-end': share('end-to-end') })),
  ]
  console.log(results.flatMap(describe).join('\n'))
  const violations = results.reduce((sum, each) => sum + each.violations.length, 0)
  console.log(`${results.reduce((sum, { inputs }) => sum + inputs, 0)} inputs, ${violations} violations`)
  if (violations > 0) process.exitCode = 1
}

await main()
