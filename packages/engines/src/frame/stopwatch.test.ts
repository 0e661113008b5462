import { expect, it } from 'vitest'
import { startStopwatch } from './stopwatch.js'

/** A clock that moves only when work is done. */
const makeClock = () => {
  let nowMs = 1_000
  const work = (ms: number) => {
    nowMs += ms
  }
  return { now: () => nowMs, work }
}

it('notes stages and the networks inside them, since the request began', async () => {
  const { now, work } = makeClock()
  const stopwatch = startStopwatch(now)
  const run = async () => {
    work(5)
    return {}
  }
  const model = stopwatch.watch({ card: { id: 'locator', weights: '', sha256: '' }, run })
  await stopwatch.stage('decode', () => work(10))
  await stopwatch.stage('locate', async () => {
    work(1)
    await model.run({})
  })
  expect(stopwatch.timings).toEqual([
    { step: 'stage', name: 'decode', startMs: 0, tookMs: 10 },
    { step: 'inference', name: 'locator', startMs: 11, tookMs: 5 },
    { step: 'stage', name: 'locate', startMs: 10, tookMs: 6 },
  ])
})

it('gives back what the work gave, and notes work that failed', async () => {
  const stopwatch = startStopwatch()
  expect(await stopwatch.stage('one', () => 7)).toBe(7)
  await expect(stopwatch.stage('two', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(stopwatch.timings.map(({ name }) => name)).toEqual(['one', 'two'])
})
