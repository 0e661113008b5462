import { Session } from 'node:inspector/promises'
import { fileURLToPath } from 'node:url'
import { readOptions } from '@vivid/command'
import { drawEngineJobs, type EngineJob, engineKinds, parseKinds } from './engines/engine-job.js'
import { openEngines, type TimedStep } from './engines/open-engines.js'
import { type Shares, sumProfile, sumSteps } from './engines/sum-profile.js'

const usage = `usage: npm run bench -- profile --kind ${engineKinds.join('|')} [--count N] [--rounds N] [--warm-up N] [--functions N]

Where the CPU of one kind of job goes, in milliseconds per job: N drawn pictures (default 6), each so often (default 5) after so
many rounds that are not counted (default 10: V8 compiles for that long), on one thread. By stage without its networks, by network, by who owns
the running code (our packages, libraries, copying, garbage collection, native code), and by function (the N most costly, default 20).`

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Often enough to see a function of a tenth of a millisecond in 30 jobs. */
const SAMPLE_US = 200

/** Less than this is not worth a line. */
const LEAST_MS = 0.05

export const run = async (args: readonly string[]): Promise<void> => {
  const { values } = readOptions(args, {
    kind: { type: 'string' },
    count: { type: 'string' },
    rounds: { type: 'string' },
    'warm-up': { type: 'string' },
    functions: { type: 'string' },
    help: { type: 'boolean' },
  })
  const kinds = parseKinds(values.kind ?? 'card', engineKinds)
  if (values.help || !kinds) {
    console.log(usage)
    return
  }
  for (const kind of kinds) {
    const jobs = await drawEngineJobs([kind], Number(values.count ?? 6))
    console.log(`## ${kind}`)
    const rounds = { warmUp: Number(values['warm-up'] ?? 10), counted: Number(values.rounds ?? 5) }
    await profileJobs(jobs, rounds, Number(values.functions ?? 20))
  }
}

interface Rounds {
  readonly warmUp: number
  readonly counted: number
}

const profileJobs = async (jobs: readonly EngineJob[], rounds: Rounds, functionCount: number): Promise<void> => {
  const answer = openEngines(root)
  // Loading and compiling are no job's time.
  for (let round = 0; round < rounds.warmUp; round++) for (const job of jobs) await answer(job)
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_US })
  await session.post('Profiler.start')
  const timings: (readonly TimedStep[])[] = []
  const [before, startedAt] = [process.cpuUsage(), performance.now()]
  for (let round = 0; round < rounds.counted; round++) {
    for (const job of jobs) timings.push((await answer(job)).timings ?? [])
  }
  const wallMs = performance.now() - startedAt
  const { user, system } = process.cpuUsage(before)
  const cpuMs = (user + system) / 1000
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()

  console.log(`CPU per job ${(cpuMs / timings.length).toFixed(1)} ms, ${timings.length} jobs`)
  const { stages, networks } = sumSteps(timings)
  const { owners, functions } = sumProfile(profile, timings.length)
  // One thing happens at a time: what the clock says of each is its share of the CPU, however busy the machine is.
  const print = (title: string, shares: Shares) => printShares(title, shares, cpuMs / wallMs)
  print('by stage, without networks', stages)
  print('by network', networks)
  print('by owner of the running code', owners)
  print('by function', functions.slice(0, functionCount))
}

const printShares = (title: string, shares: Shares, cpuPerWall: number): void => {
  console.log(title)
  for (const [name, wallMs] of shares) {
    const ms = wallMs * cpuPerWall
    if (ms >= LEAST_MS) console.log(`  ${ms.toFixed(2).padStart(8)} ms  ${name}`)
  }
}
