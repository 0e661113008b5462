import type { Profiler } from 'node:inspector'
import type { TimedStep } from './open-engines.js'

/** Milliseconds by name, the most first. */
export type Shares = readonly (readonly [name: string, ms: number])[]

const copies = new Set(['set', 'slice', 'fill', 'copy', 'copyWithin', 'concat', 'from', 'of', 'subarray', 'writev'])

/** What a sampled function does for us: our packages by name, or what the runtime does on its own. */
const ownerOf = ({ functionName, url }: Profiler.ProfileNode['callFrame']): string => {
  if (functionName === '(garbage collector)') return 'garbage collection'
  if (functionName === '(idle)') return 'waiting (decoding runs on a thread of the image library)'
  if (functionName === '(program)' || functionName === '(root)') return 'native code'
  if (url === '') return copies.has(functionName) ? 'copying' : 'built-in functions'
  const own = /\/packages\/([^/]+)\/dist\//.exec(url)
  if (own) return `our ${own[1]}`
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)
  return library ? `library ${library[1]}` : 'node'
}

/** Self time of every function, by who owns it and by function; of `jobs` that were sampled together. */
export const sumProfile = ({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile, jobs: number) => {
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]))
  const [owners, functions] = [new Map<string, number>(), new Map<string, number>()]
  for (const [index, id] of samples.entries()) {
    const frame = byId.get(id)!
    // Deltas are microseconds before their sample, so the next one is how long this one lasted.
    const ms = (timeDeltas[index + 1] ?? 0) / 1000 / jobs
    add(owners, ownerOf(frame), ms)
    if (frame.url !== '') add(functions, `${frame.functionName || '(anonymous)'} ${placeOf(frame)}`, ms)
  }
  return { owners: sorted(owners), functions: sorted(functions) }
}

/** Time of each stage without the networks run in it, and of each network. */
export const sumSteps = (timings: readonly (readonly TimedStep[])[]) => {
  const [stages, networks] = [new Map<string, number>(), new Map<string, number>()]
  for (const steps of timings) {
    const runs = steps.filter(({ step }) => step === 'inference')
    for (const { name, tookMs } of runs) add(networks, name, tookMs / timings.length)
    for (const { step, name, startMs, tookMs } of steps) {
      if (step !== 'stage') continue
      const within = runs.filter((one) => one.startMs >= startMs && one.startMs < startMs + tookMs)
      const own = tookMs - within.reduce((sum, one) => sum + one.tookMs, 0)
      add(stages, name, own / timings.length)
    }
  }
  return { stages: sorted(stages), networks: sorted(networks) }
}

const placeOf = ({ url, lineNumber }: Profiler.ProfileNode['callFrame']) =>
  `${url.replace(/^.*\/(packages|node_modules)\//, '')}:${lineNumber + 1}`

const add = (sums: Map<string, number>, name: string, ms: number) => sums.set(name, (sums.get(name) ?? 0) + ms)

const sorted = (sums: ReadonlyMap<string, number>): Shares => [...sums].sort((a, b) => b[1] - a[1])
