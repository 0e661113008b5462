import type { ComparedKind } from './engine-job.js'

/** One picture or pair of them, answered by both versions as often as each other. */
export interface Pair {
  readonly kind: ComparedKind
  readonly old: Run
  readonly new: Run
}

interface Run {
  readonly cpuMs: readonly number[]
  readonly wallMs: readonly number[]
  readonly answer: unknown
}

export interface Compared {
  readonly kind: ComparedKind
  readonly jobs: number
  /** The least of each picture's rounds, their mean: what else runs on the machine only ever adds. */
  readonly oldCpuMs: number
  readonly newCpuMs: number
  /** How much more the new version does per second of CPU. */
  readonly cpuRatio: number
  readonly wallRatio: number
  /** Paths in answers that the versions do not agree on, and on how many pictures. */
  readonly differing: ReadonlyMap<string, number>
}

/** Work per core that each kind must do against the first version. */
export const targets: Record<ComparedKind, number> = {
  card: 2,
  passport_plus: 1.8,
  passport: 1.3,
  selfie: 1.3,
  proof: 1.5,
}

export const compareRuns = (pairs: readonly Pair[]): Compared[] => {
  const kinds = [...new Set(pairs.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const own = pairs.filter((pair) => pair.kind === kind)
    const mean = (pick: (pair: Pair) => readonly number[]) =>
      own.reduce((sum, pair) => sum + Math.min(...pick(pair)), 0) / own.length
    const [oldCpuMs, newCpuMs] = [mean((pair) => pair.old.cpuMs), mean((pair) => pair.new.cpuMs)]
    const differing = new Map<string, number>()
    for (const pair of own) {
      for (const path of differences(pair.old.answer, pair.new.answer)) {
        differing.set(path, (differing.get(path) ?? 0) + 1)
      }
    }
    const wallRatio = mean((pair) => pair.old.wallMs) / mean((pair) => pair.new.wallMs)
    return { kind, jobs: own.length, oldCpuMs, newCpuMs, cpuRatio: oldCpuMs / newCpuMs, wallRatio, differing }
  })
}

/** Where two answers differ: paths such as `body.names`. */
export const differences = (a: unknown, b: unknown, path = ''): string[] => {
  if (!isObject(a) || !isObject(b)) return Object.is(a, b) ? [] : [path || 'answer']
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].flatMap((key) => differences(a[key], b[key], path ? `${path}.${key}` : key))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
