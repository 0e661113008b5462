import { expect, test } from 'vitest'
import { fakePorts } from '../testing/fake-ports.js'
import { invite, takePlace } from './admit.js'

const asked = { tenant: 'acme', network: 'n', kinds: ['ocr'] as const, bytes: 1_000 }
const wanted = { tenant: 'acme', kinds: ['ocr'] as const, work: () => 'passport', pixels: () => 0 }
const full = { reason: 'overloaded', retryMs: 3_000 } as const
const nobody = { reason: 'unavailable', retryMs: 1_000 } as const
const retryAfter = (seconds: string) => ({ options: { headers: { 'retry-after': seconds } } })

test('who is invited holds room for its body and no place; the room is given back once', async () => {
  const { world, ports } = fakePorts()
  const { room, leave } = await invite(ports.admit, asked)
  expect(world.held).toBe(0)
  const other = { tenant: 'other', network: 'n', bytes: 6e6 }
  expect(ports.admit.bodyRoom.take(other), 'the room is taken').toBeNull()
  room.giveBack()
  leave()
  expect(ports.admit.bodyRoom.take(other)).not.toBeNull()
})

test('while Redis is away nothing is asked of it', async () => {
  const { world, ports } = fakePorts()
  Object.assign(world, { isAvailable: false, rate: { requestsPerSecond: 1, burst: 1 } })
  world.bucket = () => Promise.reject(new Error('asked'))
  await expect(invite(ports.admit, asked)).rejects.toMatchObject({ reason: 'unavailable', ...retryAfter('2') })
})

test('a tenant over its rate is told when to come back', async () => {
  const { world, ports } = fakePorts()
  world.rate = { requestsPerSecond: 1, burst: 1 }
  world.bucket = async () => 2_500
  await expect(invite(ports.admit, asked)).rejects.toMatchObject({ reason: 'rate_limited', ...retryAfter('3') })
  world.bucket = () => Promise.reject(new Error('Redis is away'))
  await expect(invite(ports.admit, asked)).rejects.toMatchObject({ reason: 'unavailable' })
  expect(world.held).toBe(0)
})

test('who has as many requests under way as agreed is refused; whoever does not come in holds no slot', async () => {
  const { world, ports } = fakePorts()
  world.concurrency = 2
  let held = 0
  world.slot = async () => {
    held += 1
    const giveBack = () => {
      held -= 1
    }
    return { left: 1, giveBack }
  }
  const { leave } = await invite(ports.admit, asked)
  expect(held).toBe(1)
  leave()
  expect(held).toBe(0)
  world.refusals = [full, full]
  await expect(invite(ports.admit, asked)).rejects.toMatchObject({ reason: 'overloaded' })
  expect(held).toBe(0)
  world.slot = async () => null
  await expect(invite(ports.admit, asked)).rejects.toMatchObject({ reason: 'too_many_at_once', ...retryAfter('1') })
  world.slot = () => Promise.reject(new Error('Redis is away'))
  await expect(invite(ports.admit, asked)).rejects.toMatchObject({ reason: 'unavailable' })
})

test('a tenant with limits is told where it stands, also when it is refused; others hear of none', async () => {
  const { world, ports } = fakePorts()
  const told: Record<string, string>[] = []
  const tell = (headers: Record<string, string>) => void told.push(headers)
  await invite(ports.admit, asked, tell)
  world.rate = { requestsPerSecond: 2, burst: 5 }
  world.concurrency = 3
  world.slot = async () => ({ left: 2, giveBack: () => undefined })
  await invite(ports.admit, asked, tell)
  world.bucket = async () => 500
  await expect(invite(ports.admit, asked, tell)).rejects.toMatchObject({ reason: 'rate_limited' })
  expect(told).toEqual([
    {},
    {
      'ratelimit-policy': '"rate";q=5;w=3, "concurrency";q=3;qu="concurrent-requests"',
      ratelimit: '"rate";r=4;t=2, "concurrency";r=2',
    },
    { 'ratelimit-policy': '"rate";q=5;w=3', ratelimit: '"rate";r=4;t=2' },
  ])
})

test('overload is refused after the pause of many refusals, before the body and after it', async () => {
  const { world, ports } = fakePorts()
  world.refusals = [full, full]
  const overloaded = { reason: 'overloaded', ...retryAfter('3') }
  await expect(invite(ports.admit, asked)).rejects.toMatchObject(overloaded)
  world.lateRefusals = [full, full]
  await expect(takePlace(ports.admit, wanted)).rejects.toMatchObject(overloaded)
  expect(world.events).toEqual(['hold', 'hold'])
  world.refusals = [full]
  world.lateRefusals = [full]
  await invite(ports.admit, asked)
  await takePlace(ports.admit, wanted)
  expect(world.held, 'there was a place after the pause').toBe(1)
})

test('before a caller is told that there is no worker, they are counted anew', async () => {
  const { world, ports } = fakePorts()
  world.refusals = [nobody, nobody]
  await expect(invite(ports.admit, asked)).rejects.toMatchObject({ reason: 'unavailable' })
  expect(world.events).toEqual(['look'])
})

test('without room in memory a body is not read', async () => {
  const { ports } = fakePorts()
  await invite(ports.admit, { ...asked, bytes: 6e6 })
  await expect(invite(ports.admit, asked)).rejects.toMatchObject({ reason: 'overloaded', ...retryAfter('1') })
})
