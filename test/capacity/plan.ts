import { byKind, combinedPictures, type JobKind, kindFacts } from '@vivid/contract'
import { CELL_COUNT } from '@vivid/platform'
import { isKind, type Kind, kinds } from '@vivid/traffic/requests'
import type { Inputs, Mix, RequestCost } from './inputs.js'
import { standingOf } from './standing-cost.js'

export interface Plan {
  /** Cores that are busy on average. */
  busyCores: { gateway: number } & Record<JobKind, number>
  gateways: number
  workers: Record<JobKind, number>
  /** As many as Redis needs; one more carries on when one is lost. */
  cells: number
  /** Of all cells together. */
  redis: { commands: number; busyCores: number; bytes: number; keptBytes: number }
  /** Each second, of all cells together. */
  store: { puts: number; gets: number; deletes: number; bytesIn: number; bytesOut: number }
  clientBytes: number
}

/** How often a picture of such a request is fetched: by every job that takes it. */
const readsOf = (kind: Kind): number => {
  const { jobs, pictures } = kinds[kind]
  const takes = (job: JobKind, name: string) =>
    kindFacts[job].pictures.some((one) => one === name) || combinedPictures(job).includes(name)
  return jobs.flatMap((job) => Object.keys(pictures).filter((name) => takes(job, name))).length
}

/** What `ratePerSecond` requests of the mixture need. */
export const planFor = (ratePerSecond: number, mix: Mix, inputs: Inputs): Plan => {
  const { requests, standing, sizes } = inputs
  const weights = Object.entries(mix).filter(([kind]) => isKind(kind)) as [Kind, number][]
  const allWeights = weights.reduce((sum, [, weight]) => sum + weight, 0)
  /** A figure of one request, times how many there are each second. */
  const total = (figure: (cost: RequestCost, kind: Kind) => number): number =>
    weights.reduce(
      (sum, [kind, weight]) => sum + ratePerSecond * (weight / allWeights) * figure(requests[kind], kind),
      0,
    )
  const coresOf = (name: 'gateway' | JobKind) => total(({ cpuMs }) => (cpuMs[name] ?? 0) / 1000)
  const workerCores = byKind(coresOf)
  const gatewaysFor = Math.ceil(coresOf('gateway') / (sizes.gatewayCores * sizes.gatewayBusy))
  const workersFor = byKind((kind) => Math.ceil(workerCores[kind] / sizes.slotsBusy / sizes.workerThreads))
  /** Every cell has its own least and its own spare. */
  const inCells = (cells: number) => ({
    gateways: cells * Math.max(sizes.leastGateways, Math.ceil(gatewaysFor / cells)),
    workers: byKind((kind) =>
      workersFor[kind] === 0 ? 0 : cells * (Math.ceil(workersFor[kind] / cells) + sizes.spareWorkers),
    ),
  })
  const redisIn = (cells: number) => {
    const { gateways, workers } = inCells(cells)
    const workersOfAll = Object.values(workers).reduce((sum, count) => sum + count, 0)
    const idle = standingOf(standing, gateways / cells, workersOfAll / cells)
    const all = (name: keyof typeof idle) => total(({ redis }) => redis[name]) + cells * idle[name]
    return { commands: all('commands'), busyCores: all('cpuSeconds'), bytes: all('bytesSent') + all('bytesReceived') }
  }
  let cells = 1
  while (redisIn(cells).busyCores / cells > sizes.redisBusy) {
    cells += 1
    if (cells > CELL_COUNT) throw new Error(`${ratePerSecond} requests a second need more than ${CELL_COUNT} cells`)
  }

  const pictures = total((cost) => cost.pictures)
  const read = total((_cost, kind) => readsOf(kind))
  return {
    busyCores: { gateway: coresOf('gateway'), ...workerCores },
    ...inCells(cells),
    cells,
    redis: { ...redisIn(cells), keptBytes: total(({ redis }) => redis.keptBytes) * sizes.keptSeconds },
    store: {
      puts: pictures,
      gets: read,
      deletes: pictures,
      bytesIn: pictures * sizes.pictureBytes,
      bytesOut: read * sizes.pictureBytes,
    },
    clientBytes: pictures * sizes.pictureBytes,
  }
}
