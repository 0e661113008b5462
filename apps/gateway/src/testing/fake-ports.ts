import { type Job, type JobKind, type JobReply, limits, pretendLooks } from '@vivid/contract'
import {
  createFormDigest,
  createMasterKeys,
  createSealer,
  type Place,
  type Refusal,
  type Slot,
  type StoredRecord,
} from '@vivid/platform'
import { type Caller, callerOf } from '../auth/caller.js'
import type { RequestPorts } from '../request/handle-request.js'
import { createBodyRoom, type Room } from '../upload/body-room.js'

/** Has contracted what a token includes that lists nothing. */
export const caller: Caller = callerOf({ sub: 'a' }, 'token')!

export const secret = 'a-secret-for-tests-that-is-long-enough'

/** An answer of a worker; of a selfie unless another body is given. */
export const replyWith = (reply: Partial<JobReply> = {}): JobReply => ({
  jobId: '7-selfie-liveness',
  status: 200,
  code: null,
  body: { valid: true },
  timings: { queuedMs: 5, fetchMs: 10, engineMs: 90 },
  ...reply,
})

/** What the steps of a request did to the world, and how it is to behave. */
export interface World {
  isAvailable: boolean
  rate: { requestsPerSecond: number; burst: number } | null
  bucket: () => Promise<number>
  concurrency: number | null
  slot: () => Promise<Slot | null>
  /** What admission says before the body is read, first and at the second look; nothing left in it: come in. */
  refusals: Refusal[]
  /** The same once the form is there; nothing left in it: a place. */
  lateRefusals: Refusal[]
  store: () => Promise<void>
  begin: () => Promise<void>
  reply: (kind: JobKind, payload: Partial<Job>) => Promise<JobReply>
  submit: () => Promise<void>
  nowMs: number
  /** In the order in which it happened. */
  events: string[]
  /** Places and pieces of room that are held at the moment. */
  held: number
  stored: string[]
  jobs: { kind: JobKind; payload: Partial<Job> }[]
  records: StoredRecord[]
  released: string[]
  outages: string[]
}

const makeWorld = (): World => ({
  isAvailable: true,
  rate: null,
  bucket: async () => 0,
  concurrency: null,
  slot: async () => null,
  refusals: [],
  lateRefusals: [],
  store: async () => undefined,
  begin: async () => undefined,
  reply: async () => replyWith(),
  submit: async () => undefined,
  nowMs: 1_000_000,
  events: [],
  held: 0,
  stored: [],
  jobs: [],
  records: [],
  released: [],
  outages: [],
})

/** Room for one form that nobody else wants. */
export const fakeRoom = (): Room =>
  createBodyRoom({ maxBytes: 1, uploadMs: 60_000 }).take({ tenant: 'a', network: 'n', bytes: 1 })!

const makePlace = (world: World): Place => {
  world.held += 1
  let isHeld = true
  return {
    turn: () => ({ priceFactor: 1, dueMs: () => 0, ask: () => undefined, end: () => undefined }),
    release: () => {
      world.held -= isHeld ? 1 : 0
      isHeld = false
    },
  }
}

/** Every port that the steps of a request have, without any server behind it. */
export const fakePorts = (): { world: World; ports: RequestPorts; place: () => Place } => {
  const world = makeWorld()
  const keys = createMasterKeys(['a master key for tests'])
  const outage = (name: string) => ({
    failed: (_error: unknown, what: string) => void world.outages.push(`${name}: ${what}`),
    over: () => undefined,
  })
  const outages = { redis: outage('redis'), store: outage('store') }
  const place = () => makePlace(world)
  const ports: RequestPorts = {
    admit: {
      available: () => world.isAvailable,
      tenants: { rateOf: () => world.rate, concurrencyOf: () => world.concurrency },
      takeFromBucket: async () => ({ waitMs: await world.bucket(), left: 4, fullInMs: 1_500 }),
      takeSlot: () => world.slot(),
      admission: {
        ask: () => world.refusals.shift() ?? null,
        admit: () => world.lateRefusals.shift() ?? place(),
        look: async () => void world.events.push('look'),
      },
      holdRefusal: async () => void world.events.push('hold'),
      bodyRoom: createBodyRoom({ maxBytes: 6e6, uploadMs: 60_000 }),
    },
    receive: {
      makeDataKey: () => keys.makeDataKey(),
      makeSealer: createSealer,
      makeDigest: () => createFormDigest(keys),
      maxDocumentBytes: limits.documentBytes,
      maxSelfieBytes: 10_000,
    },
    store: {
      beginTransaction: async (sides) => {
        await world.begin()
        return { id: 7, images: Object.fromEntries(sides.map((side) => [side, `images/7/${side}`])) }
      },
      vault: {
        put: async (key) => {
          await world.store()
          world.stored.push(key)
        },
      },
      retention: { release: (images) => void world.released.push(...images) },
      records: { finish: async (_id, record) => void world.records.push(record) },
      retentionMsOf: () => 0,
      outages,
      now: () => world.nowMs,
    },
    analyse: {
      submit: async (kind, payload) => {
        await world.submit()
        const job = payload as Partial<Job>
        world.jobs.push({ kind, payload: job })
        const reply = async () => ({ looks: pretendLooks(payload), ...(await world.reply(kind, job)) })
        return { reply: reply(), cancel: () => void world.events.push(`cancelled ${kind}`) }
      },
      outages,
    },
    defer: null,
    idempotency: null,
    requestTimeoutMs: 5_000,
    debugAllowed: true,
  }
  return { world, ports, place }
}
