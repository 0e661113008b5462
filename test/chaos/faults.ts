import { setTimeout as sleep } from 'node:timers/promises'
import type { Shot } from '@vivid/traffic'
import { pick } from '../support/seeded-random.js'
import type { RequestMaker } from './request-maker.js'
import type { Supervised } from './supervised.js'
import type { World } from './world.js'

interface FaultTools {
  world: World
  random: () => number
  requests: RequestMaker
  send: (shot: Shot) => Promise<unknown>
}

/** Breaks something, and resolves once nothing is broken any more. */
export type Fault = (tools: FaultTools) => Promise<void>

const OUTAGE_MS = 2_000
const SLOW_MS = 5_000
const REDIS_LATENCY_MS = 200
const STORE_LATENCY_MS = 800
/** Longer than a connection may owe an answer (4 s) and a gateway may not read replies (6 s). */
const STANDSTILL_MS = 8_000
/** Past the lock of a job (5 s), so that it is taken over while its worker only sleeps. */
const PAUSE_MS = 9_000
const CLOCK_JUMP_MS = 10 * 60_000
const CLOCK_WRONG_MS = 6_000
const LARGE_UPLOADS = 40

const running = (apps: readonly Supervised[]) => apps.filter((app) => app.current())
const someWorker = ({ world, random }: FaultTools): Supervised => pick(random, running(world.workers))
const someGateway = ({ world, random }: FaultTools): Supervised => pick(random, running(world.gateways))

/** The fault is over when the process is dead: others have to take over, whenever its successor stands. */
const kill = async (app: Supervised) => {
  const ended = app.ended()
  app.signal('SIGKILL')
  await ended
}

const pause = async (apps: readonly Supervised[], ms: number) => {
  for (const app of apps) app.signal('SIGSTOP')
  await sleep(ms)
  for (const app of apps) app.signal('SIGCONT')
}

const setClock = async (app: Supervised, shiftMs: number) => {
  app.tell({ clockShiftMs: shiftMs })
  await sleep(CLOCK_WRONG_MS)
  app.tell({ clockShiftMs: 0 })
}

const restartRedis = async ({ redis }: World, keepData: boolean) => {
  await redis.kill()
  await sleep(OUTAGE_MS)
  await redis.start({ keepData })
}

/** Frozen long enough that work is caught in it; what was frozen never thaws. */
const freeze = async (proxy: World['redisProxy']) => {
  proxy.freeze()
  await sleep(OUTAGE_MS)
  proxy.heal()
}

const slow = async (proxy: World['redisProxy'], latencyMs: number) => {
  proxy.delay(latencyMs)
  await sleep(SLOW_MS)
  proxy.heal()
}

export const faults = {
  'worker killed': (tools) => kill(someWorker(tools)),
  'worker paused past its lock': (tools) => pause([someWorker(tools)], PAUSE_MS),
  'worker out of memory': async (tools) => {
    const worker = someWorker(tools)
    const ended = worker.ended()
    worker.tell({ exhaustHeap: true })
    await ended
  },
  'worker 10 minutes ahead': (tools) => setClock(someWorker(tools), CLOCK_JUMP_MS),
  'worker 10 minutes behind': (tools) => setClock(someWorker(tools), -CLOCK_JUMP_MS),
  'gateway killed': (tools) => kill(someGateway(tools)),
  'gateway paused': (tools) => pause([someGateway(tools)], OUTAGE_MS),
  'gateway 10 minutes ahead': (tools) => setClock(someGateway(tools), CLOCK_JUMP_MS),
  'gateway 10 minutes behind': (tools) => setClock(someGateway(tools), -CLOCK_JUMP_MS),
  'all processes paused': ({ world }) => pause(running([...world.gateways, ...world.workers]), STANDSTILL_MS),
  'Redis killed, state lost': ({ world }) => restartRedis(world, false),
  'Redis killed, state kept': ({ world }) => restartRedis(world, true),
  'Redis slow': ({ world }) => slow(world.redisProxy, REDIS_LATENCY_MS),
  'Redis connections half-open': ({ world }) => freeze(world.redisProxy),
  'Redis connections reset': async ({ world }) => world.redisProxy.cut(),
  'store killed': async ({ world }) => {
    await world.killStore()
    await sleep(OUTAGE_MS)
    await world.startStore()
  },
  'store slow': ({ world }) => slow(world.storeProxy, STORE_LATENCY_MS),
  'store connections half-open': ({ world }) => freeze(world.storeProxy),
  'store connections reset': async ({ world }) => world.storeProxy.cut(),
  'store full': async ({ world }) => {
    world.storeProxy.fill()
    await sleep(OUTAGE_MS)
    world.storeProxy.heal()
  },
  'job that kills its workers': async ({ requests, send }) => {
    await send(requests.poison!())
  },
  'forty uploads of 2 MB at once': async ({ requests, send }) => {
    await Promise.all(Array.from({ length: LARGE_UPLOADS }, (_, n) => send(requests.largest!(n))))
  },
} satisfies Record<string, Fault>

export type FaultName = keyof typeof faults
