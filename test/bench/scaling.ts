import { availableParallelism, loadavg } from 'node:os'
import { number, readOptions } from '@vivid/command'
import { jobKinds } from '@vivid/contract'
import type { Shot } from '@vivid/traffic'
import { type Kind, kinds } from '@vivid/traffic/requests'
import { type Backends, startBackends } from '../support/backends.js'
import { eventually } from '../support/eventually.js'
import { openQueue } from '../support/queue.js'
import { jpegOf } from '../support/request.js'
import { type Service, startApp, startService } from '../support/service.js'
import { drawRequests, repeat } from './draw-requests.js'
import { drive } from './drive.js'
import { holdToShare } from './hold-to-share.js'
import { multipartPassport } from './multipart-passport.js'
import { spentDuring } from './watch-children.js'

const TARGET_RATIO = 1.8
const TARGET_GROWTH = 1.1
const PICTURES = 6
/** Nothing is refused or late: what is measured is work. */
const patient = { REQUEST_TIMEOUT_MS: '600000', MAX_WAITING: '100000' }
/** Enough to keep two workers of one thread busy. */
const BUSY = 6
/** So often all requests are made before a new worker counts. */
const WARM_UPS = 2

/** Holds a worker to its share; gives back what lets it go. */
type Hold = (worker: Service['workers'][number]) => () => void

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Seconds to work off a full queue: everything is stored and queued before the workers may begin. */
const workOff = async (queue: ReturnType<typeof openQueue>, url: string, shots: Shot[]): Promise<number> => {
  await queue.pause()
  const answers = drive(url, shots, shots.length)
  await eventually(
    'all jobs to wait',
    async () => sum(Object.values(await queue.getJobCounts('waiting', 'prioritized', 'delayed'))) === shots.length,
    120_000,
  )
  const startedAt = performance.now()
  await queue.resume()
  const { statuses } = await answers
  if (statuses[200] !== shots.length) throw new Error(`not all were answered: ${JSON.stringify(statuses)}`)
  return (performance.now() - startedAt) / 1000
}

/** One and two worker processes in turns, so that a machine that is busy with other things is so for both. */
const scaleWorkers = async (
  kind: Kind,
  backends: Backends,
  service: Service,
  shots: Shot[],
  rounds: number,
  hold: Hold,
): Promise<number> => {
  const queue = openQueue('ocr', backends.redisUrl)
  const letFirstGo = hold(service.workers[0]!)
  const seconds: Record<string, number[]> = { one: [], two: [], callingOne: [], callingTwo: [] }
  const cpu = { worker: 0, all: 0 }
  for (let round = 1; round <= rounds; round++) {
    seconds.one!.push(await workOff(queue, service.url, shots))
    seconds.callingOne!.push((await drive(service.url, shots, BUSY)).seconds)
    const second = await startApp('ocr', { ...backends.env, WORKER_THREADS: '1' })
    const letSecondGo = hold(second)
    // Its code is compiled while it reads its first pictures, as the other's was: a worker lives for days.
    for (let i = 0; i < WARM_UPS; i++) await drive(service.url, shots, BUSY)
    seconds.two!.push(await workOff(queue, service.url, shots))
    const spent = await spentDuring(() => drive(service.url, shots, BUSY))
    seconds.callingTwo!.push(spent.result.seconds)
    cpu.worker += spent.cpuSeconds('ocr')
    cpu.all += spent.allCpuSeconds
    await second.stop()
    letSecondGo()
    process.stderr.write(`\rround ${round} of ${rounds}`)
  }
  process.stderr.write('\n')
  letFirstGo()
  await queue.close()
  const sent = shots.length * rounds
  console.log(`## one and two workers: ${kind}`)
  const compare = (one: number[], two: number[]) =>
    `one ocr process ${(sent / sum(one)).toFixed(2)} requests/s, two ${(sent / sum(two)).toFixed(2)}: ratio ${(sum(one) / sum(two)).toFixed(2)} (by round ${one.map((each, index) => (each / two[index]!).toFixed(2)).join(', ')})`
  const cores = availableParallelism()
  console.log(`from a full queue: ${compare(seconds.one!, seconds.two!)}; target at least ${TARGET_RATIO}`)
  console.log(
    `with callers, gateway, Valkey and store on the same ${cores} cores: ${compare(seconds.callingOne!, seconds.callingTwo!)}`,
  )
  console.log(
    `  of ${((1000 * cpu.all) / sent).toFixed(0)} ms CPU per request ${((1000 * cpu.worker) / sent).toFixed(0)} ms are the workers': ${Math.min(2, (cores * cpu.worker) / cpu.all).toFixed(2)} is the most that ${cores} cores allow then`,
  )
  return sum(seconds.one!) / sum(seconds.two!)
}

const costPerKind = async (service: Service, requests: Record<string, Shot[]>, count: number) => {
  for (const [kind, shots] of Object.entries(requests)) {
    const { result, cpuSeconds } = await spentDuring(() => drive(service.url, repeat(shots, count), BUSY))
    const parts = ['gateway', ...jobKinds]
      .map((name) => [name, cpuSeconds(name)] as const)
      .filter(([, seconds]) => seconds / count > 1e-4)
    const total = sum(parts.map(([, seconds]) => seconds))
    const statuses = Object.entries(result.statuses).map(([status, times]) => `${times} × ${status}`)
    console.log(
      `${kind.padEnd(9)} ${(count / total).toFixed(1).padStart(6)} requests/s per core: ${parts.map(([name, seconds]) => `${name} ${((1000 * seconds) / count).toFixed(1)} ms`).join(', ')} (${statuses.join(', ')})`,
    )
  }
}

/** CPU of gateway and workers per request when few and when many are under way, in turns. */
const growth = async (name: string, url: string, shots: Shot[], rounds: number): Promise<number> => {
  const cost: Record<number, number> = { 4: 0, 256: 0 }
  const failed: Record<string, number> = {}
  for (let round = 0; round < rounds; round++) {
    for (const concurrency of [4, 256]) {
      const { result, cpuSeconds } = await spentDuring(() => drive(url, shots, concurrency))
      cost[concurrency]! += cpuSeconds('gateway') + cpuSeconds('ocr')
      for (const [status, times] of Object.entries(result.statuses))
        if (status !== '200') failed[status] = (failed[status] ?? 0) + times
    }
  }
  const ms = (seconds: number) => ((1000 * seconds) / shots.length / rounds).toFixed(2)
  const ratio = cost[256]! / cost[4]!
  console.log(
    `${name}: ${ms(cost[4]!)} ms CPU per request at concurrency 4, ${ms(cost[256]!)} ms at 256: × ${ratio.toFixed(3)} (target at most ${TARGET_GROWTH}); other statuses than 200: ${JSON.stringify(failed)}`,
  )
  return Object.keys(failed).length === 0 ? ratio : Number.POSITIVE_INFINITY
}

const usage = `usage: npm run bench -- scaling [--requests N] [--rounds N] [--worker-cores SHARE]

Two ocr workers against one, CPU per kind of request, and CPU when many are under way.
  --worker-cores  each ocr worker gets this share of a core, such as 0.6, while one and two are compared: gateway, Redis,
                  store and callers then keep theirs on a machine of two cores. Needs Linux and root.`

export const run = async (args: string[]): Promise<boolean> => {
  const { values } = readOptions(args, {
    requests: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '4' },
    'worker-cores': { type: 'string' },
    help: { type: 'boolean' },
  })
  if (values.help) {
    console.log(usage)
    return true
  }
  const given = values['worker-cores']
  const share = given === undefined ? undefined : number('--worker-cores', given, 0.1, 1)
  const hold: Hold = ({ child }) => (share === undefined ? () => undefined : holdToShare(child.pid!, share))
  const count = Number(values.requests)
  const rounds = Number(values.rounds)
  const requests = await drawRequests(Object.keys(kinds) as Kind[], PICTURES)
  const backends = await startBackends()
  try {
    console.log(`load average of the machine before: ${loadavg()[0]!.toFixed(1)}`)
    const service = await startService(backends, {
      workers: jobKinds,
      gatewayEnv: patient,
    })
    let ratio: number
    let real: number
    try {
      for (const shots of Object.values(requests)) await drive(service.url, repeat(shots, PICTURES), 2)
      const scale = (kind: Kind, times: number) =>
        scaleWorkers(kind, backends, service, repeat(requests[kind]!, times), rounds, hold)
      if (share !== undefined) console.log(`each worker held to ${share} of a core`)
      // Of short jobs a third of the CPU is everybody else's, which on two cores the second worker does not get unless held.
      await scale('passport', count)
      ratio = await scale('card', Math.ceil(count / 3))
      await costPerKind(service, requests, count)
      real = await growth('real engine', service.url, repeat(requests.passport!, Math.max(256, count)), 1)
    } finally {
      await service.stop()
    }
    const echo = await startService(backends, { workers: ['ocr'], env: { ECHO_ENGINE: 'true' }, gatewayEnv: patient })
    try {
      const shots = repeat([multipartPassport(jpegOf(300_000))], 1500)
      await drive(echo.url, shots.slice(0, 300), 64)
      const plumbing = await growth('plumbing alone', echo.url, shots, 2)
      console.log(`load average after: ${loadavg()[0]!.toFixed(1)}`)
      return ratio >= TARGET_RATIO && real <= TARGET_GROWTH && plumbing <= TARGET_GROWTH
    } finally {
      await echo.stop()
    }
  } finally {
    await backends.stop()
  }
}
