import { createLog, createMasterKeys, createSealer, noTracing, ownerOf } from '@vivid/platform'
import { expect, test } from 'vitest'
import { CallerGone } from '../refusal.js'
import { fakePorts, replyWith } from '../testing/fake-ports.js'
import { createSizeFinder } from '../upload/find-size.js'
import { GRACE_MS, type StoreOptions, withTransaction } from './store.js'

const dataKey = createMasterKeys(['a master key for tests']).makeDataKey()

const setUp = (retentionMs = 0) => {
  const { world, ports, place } = fakePorts()
  const file = { beginning: Buffer.alloc(0), size: createSizeFinder(), sealer: createSealer(dataKey) }
  const options: StoreOptions = {
    tenant: 'acme',
    tokenId: 'a token',
    endpoint: 'liveness',
    kinds: ['selfie-liveness'],
    timeoutMs: 5_000,
    files: new Map([['selfie', file]]),
    log: createLog('test', 'silent'),
    onStored: () => void world.events.push('stored'),
    requestId: 'r',
    dataKey,
    language: 'en',
    gone: new AbortController().signal,
    place: place(),
    span: noTracing.begin(''),
    debug: null,
  }
  return { world, options, store: { ...ports.store, retentionMsOf: () => retentionMs } }
}

test('pictures are stored and out of memory before the work begins', async () => {
  const { world, options, store } = setUp()
  await withTransaction(store, options, async (transaction) => {
    expect(world.stored).toEqual(['images/7/selfie'])
    expect(options.files.size).toBe(0)
    expect(world.events).toEqual(['stored'])
    expect(transaction).toMatchObject({ id: 7, owner: ownerOf('acme'), deadlineMs: world.nowMs + 5_000 })
    return replyWith()
  })
})

test('once answered, images go and the record says what came of it', async () => {
  const { world, options, store } = setUp()
  await withTransaction(store, options, async () => replyWith({ code: 704, error: 'face_not_found' }))
  expect(world.released).toEqual(['images/7/selfie'])
  const noted = { tenant: 'acme', tokenId: 'a token', kind: 'liveness', kinds: ['selfie-liveness'] }
  expect(world.records).toMatchObject([{ ...noted, outcome: 'rejected', status: 200, code: 704, imagesUntilMs: null }])
})

test('the record says how the sides of a card belong together', async () => {
  const { world, options, store } = setUp()
  await withTransaction(store, options, async () => replyWith({ link: 'unlinkable' }))
  await withTransaction(store, options, async () => replyWith())
  expect(world.records.map(({ link }) => link)).toEqual(['unlinkable', null])
})

test('images that are kept are not let go, and the record says until when', async () => {
  const { world, options, store } = setUp(60_000)
  await withTransaction(store, options, async () => replyWith())
  expect(world.released).toEqual([])
  expect(world.records[0]!.imagesUntilMs).toBe(world.nowMs + 60_000)
})

test('whatever the work throws is noted and thrown on', async () => {
  const { world, options, store } = setUp()
  const gone = withTransaction(store, options, () => Promise.reject(new CallerGone()))
  await expect(gone).rejects.toThrow(CallerGone)
  expect(world.released).toEqual(['images/7/selfie'])
  expect(world.records).toMatchObject([{ status: 499, error: 'gone' }])
})

test('a store that is away is 503, counted, and leaves no image behind', async () => {
  const { world, options, store } = setUp()
  world.store = () => Promise.reject(new Error('away'))
  const work = withTransaction(store, options, () => Promise.reject(new Error('never worked on')))
  await expect(work).rejects.toMatchObject({ reason: 'unavailable' })
  expect(world.outages).toEqual(['store: requests'])
  expect(world.released).toEqual(['images/7/selfie'])
})

test('without Redis there is no id, and nothing is stored', async () => {
  const { world, options, store } = setUp()
  world.begin = () => Promise.reject(new Error('away'))
  const work = withTransaction(store, options, async () => replyWith())
  await expect(work).rejects.toMatchObject({ reason: 'unavailable' })
  expect([world.stored, world.records, world.outages]).toEqual([[], [], ['redis: requests']])
})

test('a transaction is accounted for as soon as it is answered, and its caller does not wait for ever', async () => {
  const { options, store } = setUp()
  let account: () => void = () => undefined
  const accounted = new Promise<void>((resolve) => {
    account = resolve
  })
  let isCounted = false
  const finish = () => accounted
  const { answer, counted } = await withTransaction({ ...store, records: { finish } }, options, async () => replyWith())
  expect(answer.status).toBe(200)
  void counted.then(() => {
    isCounted = true
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(isCounted).toBe(false)
  account()
  await counted
  const never = { finish: () => new Promise<void>(() => undefined) }
  const again = setUp()
  await (await withTransaction({ ...again.store, records: never }, again.options, async () => replyWith())).counted
})

test('images of a request that nobody finishes go after its deadline and what a worker may need', async () => {
  const { world, options, store } = setUp()
  let goneAtMs = 0
  const beginTransaction: typeof store.beginTransaction = (sides, atMs, record) => {
    goneAtMs = atMs
    return store.beginTransaction(sides, atMs, record)
  }
  await withTransaction({ ...store, beginTransaction }, options, async () => replyWith())
  expect(goneAtMs).toBe(world.nowMs + 5_000 + GRACE_MS)
})
