import { expect, test } from 'vitest'
import { fakePorts } from '../testing/fake-ports.js'
import { admit, takePlace } from './admit.js'

const asked = { tenant: 'acme', kinds: ['ocr'] as const, bytes: 1_000 }
const full = { reason: 'overloaded', retryMs: 3_000 } as const
const nobody = { reason: 'unavailable', retryMs: 1_000 } as const
const retryAfter = (seconds: string) => ({ options: { headers: { 'retry-after': seconds } } })

test('what is admitted holds a place and room, and gives both back once', async () => {
  const { world, ports } = fakePorts()
  const { release } = await admit(ports.admit, asked)
  expect(world.held).toBe(1)
  expect(ports.admit.bodyRoom.take('other', 6e6), 'the room is taken').toBeNull()
  release()
  release()
  expect(world.held).toBe(0)
  expect(ports.admit.bodyRoom.take('other', 6e6)).not.toBeNull()
})

test('while Redis is away nothing is asked of it', async () => {
  const { world, ports } = fakePorts()
  Object.assign(world, { isAvailable: false, rate: { requestsPerSecond: 1, burst: 1 } })
  world.bucket = () => Promise.reject(new Error('asked'))
  await expect(admit(ports.admit, asked)).rejects.toMatchObject({ reason: 'unavailable', ...retryAfter('2') })
})

test('a tenant over its rate is told when to come back, and takes no place', async () => {
  const { world, ports } = fakePorts()
  world.rate = { requestsPerSecond: 1, burst: 1 }
  world.bucket = async () => 2_500
  await expect(admit(ports.admit, asked)).rejects.toMatchObject({ reason: 'rate_limited', ...retryAfter('3') })
  world.bucket = () => Promise.reject(new Error('Redis is away'))
  await expect(admit(ports.admit, asked)).rejects.toMatchObject({ reason: 'unavailable' })
  expect(world.held).toBe(0)
})

test('overload is refused after the pause of many refusals, unless there is a place by then', async () => {
  const { world, ports } = fakePorts()
  world.refusals = [full, full]
  await expect(takePlace(ports.admit, ['ocr'], 'acme')).rejects.toMatchObject({
    reason: 'overloaded',
    ...retryAfter('3'),
  })
  expect(world.events).toEqual(['hold'])
  world.refusals = [full]
  await takePlace(ports.admit, ['ocr'], 'acme')
  expect(world.held).toBe(1)
})

test('before a caller is told that there is no worker, they are counted anew', async () => {
  const { world, ports } = fakePorts()
  world.refusals = [nobody, nobody]
  await expect(takePlace(ports.admit, ['ocr'], 'acme')).rejects.toMatchObject({ reason: 'unavailable' })
  expect(world.events).toEqual(['look'])
})

test('without room in memory the place is given back', async () => {
  const { world, ports } = fakePorts()
  await admit(ports.admit, { ...asked, bytes: 6e6 })
  await expect(admit(ports.admit, asked)).rejects.toMatchObject({ reason: 'overloaded', ...retryAfter('1') })
  expect(world.held, 'that of the first').toBe(1)
})
