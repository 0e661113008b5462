import { expect, test } from 'vitest'
import { emptyInquiry } from './inquiry.js'
import { forgetAnswers, keepAnswer, readAnswers } from './kept-answers.js'
import type { Answer } from './send.js'

const answerAt = (atMs: number, status = 200): Answer => ({
  status,
  body: { names: 'ANA' },
  reason: null,
  isSandbox: false,
  debug: null,
  tookMs: 5,
  atMs,
  inquiry: { ...emptyInquiry, pictures: { frontside: new File(['a large picture'], 'mine.jpg') } },
})
const preview = async () => `data:image/jpeg;base64,${btoa('small')}`

const storeOf = (maxChars = Number.POSITIVE_INFINITY) => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > maxChars) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key: string) => void items.delete(key),
  }
}
const times = (store: ReturnType<typeof storeOf>) => readAnswers(store).map(({ atMs }) => atMs)

test('an answer comes back with a preview under the picture’s own name', async () => {
  const store = storeOf()
  await keepAnswer(store, answerAt(1), preview)
  const [answer] = readAnswers(store)
  expect(answer).toMatchObject({ status: 200, body: { names: 'ANA' }, inquiry: { documentType: 'passport' } })
  const picture = answer!.inquiry.pictures.frontside!
  expect([picture.name, await picture.text()]).toEqual(['mine.jpg', 'small'])
})

test('the newest eight are kept, the newest first; clearing leaves none', async () => {
  const store = storeOf()
  for (let atMs = 1; atMs <= 10; atMs += 1) await keepAnswer(store, answerAt(atMs), preview)
  expect(times(store)).toEqual([10, 9, 8, 7, 6, 5, 4, 3])
  forgetAnswers(store)
  expect(times(store)).toEqual([])
})

test('a full storage loses the oldest; one that takes nothing keeps nothing', async () => {
  const small = storeOf(800)
  for (let atMs = 1; atMs <= 4; atMs += 1) await keepAnswer(small, answerAt(atMs), preview)
  expect(times(small).at(0)).toBe(4)
  expect(times(small).length).toBeLessThan(4)
  const none = storeOf(0)
  await keepAnswer(none, answerAt(1), preview)
  expect(times(none)).toEqual([])
})

test('a picture that cannot be decoded is left out, a refused token is not kept', async () => {
  const store = storeOf()
  await keepAnswer(store, answerAt(1), async () => null)
  await keepAnswer(store, answerAt(2, 401), preview)
  expect(readAnswers(store).map(({ inquiry }) => inquiry.pictures)).toEqual([{}])
})
