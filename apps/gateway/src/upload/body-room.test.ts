import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { bytesOf, createBodyRoom, type Room } from './body-room.js'

/** Room for a hundred bytes, whose forms have a minute to arrive, on a clock that the test holds. */
const make = (maxBytes = 100) => {
  const clock = { nowMs: 0 }
  const room = createBodyRoom({ maxBytes, uploadMs: 60_000, leastBytes: 1, now: () => clock.nowMs })
  const take = (tenant: string, bytes: number, network = 'proxy') => room.take({ tenant, network, bytes })
  return { clock, take }
}
/** Which of them have lost their room. */
const lostOf = (rooms: readonly (Room | null)[]): Promise<boolean[]> =>
  Promise.all(rooms.map((each) => Promise.race([each!.lost.catch(() => true), setImmediate(false)])))
const whole = (room: Room | null): Room => {
  room!.arrived(1_000)
  room!.arrivedWhole()
  return room!
}

test('forms beyond the room are refused until others have been stored', () => {
  const { take } = make()
  const first = whole(take('a', 40))
  expect(whole(take('b', 50))).not.toBeNull()
  expect(take('c', 20)).toBeNull()
  first.giveBack()
  first.giveBack()
  expect(whole(take('c', 20))).not.toBeNull()
  expect(take('d', 40), 'given back once').toBeNull()
})

test('one tenant leaves half of the room to others', () => {
  const { take } = make()
  expect(take('flood', 30)).not.toBeNull()
  expect(take('flood', 30)).toBeNull()
  expect(take('other', 30)).not.toBeNull()
})

test('one form is taken whatever its size', () => {
  const { take } = make(10)
  const first = take('a', 50)!
  expect(take('a', 1)).toBeNull()
  first.giveBack()
  expect(take('a', 1)).not.toBeNull()
})

test('a form that is there takes what it brought, not what it might have', () => {
  const { take } = make()
  const form = take('a', 50)!
  form.arrived(10)
  form.arrivedWhole()
  expect(take('a', 40)).not.toBeNull()
})

test('who holds little finds room beside tenants that hold much, at the cost of what has brought least', async () => {
  const { take } = make()
  const hoarded = Array.from({ length: 10 }, (_, index) => take(`hoarder ${index % 2}`, 10))
  hoarded.forEach((room, index) => {
    room!.arrived(9 - index)
  })
  expect(take('stranger', 15)).not.toBeNull()
  expect(await lostOf(hoarded)).toEqual([...Array.from({ length: 8 }, () => false), true, true])
  expect(take('hoarder 0', 10), 'no room is taken from who holds less').toBeNull()
})

test('neither many addresses nor many tenants make a hoarder small', async () => {
  for (const [tenant, network] of [
    ['hoarder', (index: number) => `address ${index}`],
    [(index: number) => `tenant ${index}`, 'address'],
  ] as const) {
    const { take } = make()
    const naming = (name: string | ((index: number) => string), index: number) =>
      typeof name === 'string' ? name : name(index)
    const hoard = (index: number) => take(naming(tenant, index), 5, naming(network, index))
    const hoarded = Array.from({ length: 30 }, (_, index) => hoard(index)).filter((room) => room !== null)
    const honest = take('honest', 45, 'home')
    // Two files at once, each larger than any of the hoarder's.
    const stranger = [take('stranger', 8, 'elsewhere'), take('stranger', 8, 'elsewhere')]
    expect(stranger).not.toContain(null)
    expect((await lostOf(hoarded)).filter(Boolean).length).toBeGreaterThan(0)
    for (let index = 30; index < 60; index++) hoard(index)
    expect(await lostOf(stranger), 'who has little keeps it').toEqual([false, false])
    honest?.giveBack()
  }
})

test('what is late makes room for anybody, and what comes at its pace does not', async () => {
  const { clock, take } = make()
  const [stalled, steady] = [take('a', 40), take('b', 40)]
  clock.nowMs = 4_000
  expect(take('c', 40), 'a pause of a few seconds is none').toBeNull()
  clock.nowMs = 35_000
  stalled!.arrived(5)
  steady!.arrived(21)
  expect(take('c', 40)).not.toBeNull()
  expect(await lostOf([stalled, steady])).toEqual([true, false])
})

test('a tenant is not shut out by its own uploads that have stalled', async () => {
  const { clock, take } = make()
  const stalled = [take('a', 25), take('a', 25)]
  clock.nowMs = 30_000
  expect(take('a', 20)).not.toBeNull()
  expect(await lostOf(stalled)).toEqual([true, false])
})

test('nobody loses room that would not be enough', async () => {
  const { clock, take } = make()
  whole(take('a', 45))
  whole(take('b', 45))
  const stalled = take('c', 5)
  clock.nowMs = 30_000
  expect(take('d', 20)).toBeNull()
  expect(await lostOf([stalled])).toEqual([false])
})

test('who loses its room is told to come back', async () => {
  const { take } = make()
  const hoarded = [take('a', 50), take('b', 50)]
  take('c', 10)
  await expect(hoarded[0]!.lost).rejects.toMatchObject({
    reason: 'overloaded',
    options: { headers: { 'retry-after': '1' } },
  })
})

test('an upload that brings next to nothing is counted all the same', () => {
  const room = createBodyRoom({ maxBytes: 1e6, uploadMs: 60_000 })
  const take = () => room.take({ tenant: 'a', network: 'n', bytes: 10 })
  const taken = Array.from({ length: 100 }, take).filter((each) => each !== null)
  expect(taken.length).toBeLessThan(10)
})

test('a length that is not stated, or not true, counts as the largest', () => {
  expect(bytesOf({ headers: { 'content-length': '7' } }, 100)).toBe(7)
  expect(bytesOf({ headers: {} }, 100)).toBe(100)
  expect(bytesOf({ headers: { 'content-length': '1e9' } }, 100)).toBe(100)
})
