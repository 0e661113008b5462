import { expect, test } from 'vitest'
import { sweepOrphans } from './orphan-sweeper.js'

const storeOf = (keys: string[]) => {
  const removed: string[] = []
  return {
    removed,
    list: async function* () {
      yield* keys
    },
    remove: async (gone: string[]) => void removed.push(...gone),
  }
}

test('what is older than any request goes; younger images and what is not ours stay', async () => {
  const store = storeOf(['images/5000000/frontside', 'images/9000000/selfie', 'images/x/selfie', 'images/5000000/a/b'])
  expect(await sweepOrphans(store, (startedAtMs) => startedAtMs < 8_000)).toBe(1)
  expect(store.removed).toEqual(['images/5000000/frontside'])
})

test('any number of them', async () => {
  const store = storeOf(Array.from({ length: 1_234 }, (_, n) => `images/${n + 1}/selfie`))
  expect(await sweepOrphans(store, () => true)).toBe(1_234)
  expect(new Set(store.removed).size).toBe(1_234)
})
