import type { Idempotency } from '@vivid/platform'
import { expect, test } from 'vitest'
import { CallerGone } from '../refusal.js'
import { replyWith } from '../testing/fake-ports.js'
import { answerOnce } from './answer-once.js'

type Claim = Awaited<ReturnType<Idempotency['claim']>>

/** Claims end as listed, one after the other; what was done with the lease is noted. */
const setUp = (states: (Claim['state'] | Error)[], kept: unknown = replyWith()) => {
  const events: string[] = []
  const lease = {
    answerKey: 'k',
    keep: async () => void events.push('keep'),
    drop: async () => void events.push('drop'),
  }
  const claim = async (): Promise<Claim> => {
    const state = states.shift()!
    if (state instanceof Error) throw state
    return { state, lease, answer: kept } as Claim
  }
  const hangUp = new AbortController()
  const ask = (work: () => Promise<ReturnType<typeof replyWith>>, giveUpInMs = 5_000, counted = Promise.resolve()) =>
    answerOnce(
      { claim, close: () => undefined },
      {
        tenant: 'a',
        endpoint: 'ocr',
        kinds: ['ocr'],
        key: 'k',
        digests: ['d'],
        giveUpMs: performance.now() + giveUpInMs,
        gone: hangUp.signal,
      },
      async () => ({ answer: await work(), counted }),
    )
  return { events, hangUp, ask }
}
const never = () => Promise.reject(new Error('worked on twice'))

test('the first does the work, and its answer is kept before it is given', async () => {
  const { events, ask } = setUp(['claimed'])
  expect(await ask(async () => replyWith())).toMatchObject({ replayed: false, answer: { status: 200 } })
  expect(events).toEqual(['keep'])
})

test('an answer is not given before its transaction is accounted for', async () => {
  const { events, ask } = setUp(['claimed'])
  let account: () => void = () => undefined
  const counted = new Promise<void>((resolve) => {
    account = resolve
  })
  const asked = ask(async () => replyWith(), 5_000, counted).then(() => void events.push('given'))
  await new Promise((resolve) => setImmediate(resolve))
  expect(events).toEqual(['keep'])
  account()
  await asked
  expect(events).toEqual(['keep', 'given'])
})

test.each([500, 503, 504])('an answer with status %i is not kept: the next one starts anew', async (status) => {
  const { events, ask } = setUp(['claimed'])
  expect((await ask(async () => replyWith({ status }))).answer.status).toBe(status)
  expect(events).toEqual(['drop'])
})

test('nor is what was thrown', async () => {
  const { events, ask } = setUp(['claimed'])
  await expect(ask(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(events).toEqual(['drop'])
})

test('a kept answer is given again', async () => {
  expect((await setUp(['kept']).ask(never)).replayed).toBe(true)
})

test('who waits for another works when that one failed', async () => {
  const { events, ask } = setUp(['running', 'running', 'claimed'])
  await ask(async () => replyWith())
  expect(events).toEqual(['keep'])
})

test('who waits in vain, hangs up, or reuses a key is told so', async () => {
  await expect(setUp(['running']).ask(never, -1)).rejects.toMatchObject({ reason: 'deadline_exceeded' })
  await expect(setUp(['other']).ask(never)).rejects.toMatchObject({ reason: 'idempotency_key_reused' })
  await expect(setUp([new Error('away')]).ask(never)).rejects.toMatchObject({ reason: 'unavailable' })
  const { hangUp, ask } = setUp(['running'])
  hangUp.abort()
  await expect(ask(never)).rejects.toThrow(CallerGone)
})
