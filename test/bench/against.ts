import { fileURLToPath } from 'node:url'
import { readOptions } from '@vivid/command'
import { checkOut } from './engines/check-out.js'
import { type Compared, compareRuns, type Pair, targets } from './engines/compare-runs.js'
import { type ComparedKind, comparedKinds, drawEngineJobs, type EngineJob, parseKinds } from './engines/engine-job.js'
import type { Done } from './engines/engine-process.js'
import { type StartedEngines, startEngines } from './engines/start-engines.js'

const usage = `usage: npm run bench -- against --ref COMMIT [--kinds ${comparedKinds.join(',')}] [--count N] [--rounds N] [--warm-up N]

Builds another version in a temporary folder and runs its engines and this version's in turn on the same N drawn pictures of
each kind (default 6), one thread each, so often (default 5): CPU per job, how much more work this version does per core
(targets are against the first version), and where the answers differ. Before that, each picture goes through both so often without
being counted (default 10): a worker lives for days, but compiles for its first hundred jobs.`

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Resolves to whether every kind does as much more as stated. */
export const run = async (args: readonly string[]): Promise<boolean> => {
  const { values } = readOptions(args, {
    ref: { type: 'string' },
    kinds: { type: 'string' },
    count: { type: 'string' },
    rounds: { type: 'string' },
    'warm-up': { type: 'string' },
    help: { type: 'boolean' },
  })
  const kinds = parseKinds(values.kinds, comparedKinds)
  if (values.help || !kinds || values.ref === undefined) {
    console.log(usage)
    // Without a name every bench is run, and this one has nothing to compare with.
    return values.help === true || kinds !== null
  }
  const warmUp = Number(values['warm-up'] ?? 10)
  const other = checkOut(root, values.ref)
  const processes = { old: startEngines(other.folder), new: startEngines(root) }
  try {
    const jobs = await drawEngineJobs(kinds, Number(values.count ?? 6))
    const compared = compareRuns(await runInTurn(jobs, processes, { warmUp, rounds: Number(values.rounds ?? 5) }))
    for (const one of compared) report(one)
    return compared.every(({ kind, cpuRatio }) => cpuRatio >= targets[kind])
  } finally {
    for (const engines of Object.values(processes)) engines.stop()
    other.remove()
  }
}

/** Who goes first changes from round to round. */
const runInTurn = async (
  jobs: readonly EngineJob[],
  { old: before, new: now }: Record<'old' | 'new', StartedEngines>,
  { warmUp, rounds }: { warmUp: number; rounds: number },
): Promise<Pair[]> => {
  const done = jobs.map(() => ({ old: [] as Done[], new: [] as Done[] }))
  for (let round = 0; round < warmUp + rounds; round++) {
    for (const [index, job] of jobs.entries()) {
      const turns = [
        async () => done[index]!.old.push(await before.answer(job)),
        async () => done[index]!.new.push(await now.answer(job)),
      ]
      for (const turn of round % 2 ? turns.toReversed() : turns) await turn()
    }
  }
  const toRun = (all: readonly Done[]) => {
    const counted = all.slice(warmUp)
    return {
      cpuMs: counted.map(({ cpuMs }) => cpuMs),
      wallMs: counted.map(({ wallMs }) => wallMs),
      answer: counted[0]!.answer,
    }
  }
  return jobs.map(({ kind }, index) => ({
    // Only such jobs were drawn.
    kind: kind as ComparedKind,
    old: toRun(done[index]!.old),
    new: toRun(done[index]!.new),
  }))
}

const report = ({ kind, jobs, oldCpuMs, newCpuMs, cpuRatio, wallRatio, differing }: Compared): void => {
  const cost = `${oldCpuMs.toFixed(1)} → ${newCpuMs.toFixed(1)} ms of CPU`
  console.log(
    `${kind.padEnd(14)} ${cpuRatio.toFixed(2)} × the work per core (target ${targets[kind]}), ${cost}, wall ${wallRatio.toFixed(2)} ×, ${jobs} jobs`,
  )
  const named = [...differing].map(([path, count]) => `${path} ${count}`)
  console.log(`  answers differ in: ${named.length ? named.join(', ') : 'nothing'}`)
}
