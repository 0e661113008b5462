import { seededRandom } from '../../support/seeded-random.js'
import {
  type Candidate,
  changeCandidate,
  drawCandidate,
  inventCandidate,
  type Studio,
  suppliesOf,
} from './candidate.js'
import { climb, type Priced } from './climb.js'
import type { Cost } from './engine-child.js'
import { knownCostly } from './known-costly.js'
import type { StartedEngine } from './start-engine.js'
import { drawHonest, type Work } from './works.js'

export type Found = Priced<Candidate, Cost>

export interface FoundCostliest {
  /** CPU of an honest request, decoding included. */
  readonly honestMs: number
  /** The costliest first. */
  readonly worst: readonly Found[]
  readonly tried: number
  readonly peakMb: number
}

/** So many honest requests, each so often: the compiler is done by then. */
const HONEST = { count: 6, rounds: 4 } as const

/** What a picture costs beyond unpacking, which is priced by its header. */
export const analysisMs = ({ cpuMs, decodeMs }: Cost): number => cpuMs - decodeMs

/** CPU of an honest request: the least of each one's rounds, their median. */
export const priceHonest = async (engine: StartedEngine, work: Work): Promise<number> => {
  const least: number[] = []
  for (const files of await drawHonest(work, HONEST.count)) {
    const costs: number[] = []
    for (let round = 0; round < HONEST.rounds; round++) costs.push((await engine.ask(work.job(files))).cpuMs)
    least.push(Math.min(...costs))
  }
  return least.sort((a, b) => a - b)[least.length >> 1]!
}

/** Searches for the request that costs most CPU, for so many seconds. */
export const findCostliest = async (
  engine: StartedEngine,
  work: Work,
  studio: Studio,
  options: { seconds: number; seed: number; onTried: (tried: number, worst: Found) => void },
): Promise<FoundCostliest> => {
  const honestMs = await priceHonest(engine, work)
  const random = seededRandom(options.seed)
  const supplies = suppliesOf(studio)
  const endsAt = performance.now() + options.seconds * 1000
  let [tried, peakMb] = [0, 0]
  const worst = await climb<Candidate, Cost>({
    random,
    starts: [...knownCostly(work), ...[...studio.corpus.keys()].map((file) => sentAs(work, file))],
    invent: () => inventCandidate(random, work, supplies),
    change: (candidate) => changeCandidate(random, candidate, supplies),
    ask: async (candidate) => {
      const cost = await engine.ask(work.job(await drawCandidate(candidate, studio, work)))
      peakMb = Math.max(peakMb, cost.peakMb)
      return cost
    },
    height: analysisMs,
    isOver: () => performance.now() > endsAt,
    onTried: (count, best) => {
      tried = count
      options.onTried(count, best)
    },
  })
  return { honestMs, worst, tried, peakMb }
}

const sentAs = ({ pictures }: Work, file: string): Candidate => Object.fromEntries(pictures.map((name) => [name, file]))
