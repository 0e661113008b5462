import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { afterWaking } from './after-waking.js'
import { standStill } from './testing/stand-still.js'

test('comes when the time is over, unless it is called off', async () => {
  const done: string[] = []
  const startedAt = performance.now()
  const callOff = afterWaking(80, () => done.push('called off'))
  callOff()
  await new Promise<void>((resolve) => afterWaking(80, resolve))
  expect(performance.now() - startedAt).toBeGreaterThan(70)
  expect(done).toEqual([])
})

test('time in which the process stood still hardly counts: what came meanwhile is seen first', async () => {
  let isLate = false
  const callOff = afterWaking(400, () => {
    isLate = true
  })
  standStill(1_200)
  await sleep(0)
  callOff()
  expect(isLate).toBe(false)
})
