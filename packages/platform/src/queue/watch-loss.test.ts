import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { watchLoss } from './watch-loss.js'

const setUp = () => {
  const redis = Object.assign(new EventEmitter(), { status: 'ready' as const })
  const clock = { nowMs: 0 }
  const loss = watchLoss(redis as never, { lostMs: 1_000, monotonic: () => clock.nowMs })
  let isLost = false
  void loss.lost().then(() => {
    isLost = true
  })
  return { redis, clock, loss, isLost: () => isLost }
}

test('Redis is lost once it was away for long without a break, however often a connection was tried', async () => {
  const { redis, clock, loss, isLost } = setUp()
  expect(loss.isAway()).toBe(false)
  redis.emit('close')
  expect(loss.isAway()).toBe(true)
  clock.nowMs = 900
  redis.emit('ready')
  clock.nowMs = 2_000
  await sleep(300)
  expect(isLost()).toBe(false)
  redis.emit('close')
  clock.nowMs = 2_600
  redis.emit('close')
  clock.nowMs = 3_000
  await expect.poll(isLost).toBe(true)
})

test('the time before anybody asked counts', async () => {
  const { redis, clock, loss } = setUp()
  redis.emit('close')
  clock.nowMs = 5_000
  await loss.lost()
})
