import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Sent } from './create-client.js'
import { judge, type Outcome } from './judge.js'
import { multipartBody } from './multipart-body.js'
import { offer } from './offer.js'

const phases = [{ name: 'steady', seconds: 0.2, fromPerSecond: 100, toPerSecond: 100 }]
const shot = () => ({ kind: 'passport', path: '/', token: '', body: Buffer.alloc(0) })
const answering = (answerMs: number, sent: Partial<Sent> = {}) => ({
  send: async () => {
    await sleep(answerMs)
    return { status: 200, code: null, right: null, ...sent }
  },
  close: async () => undefined,
})
const outcomesOf = async (options: Partial<Parameters<typeof offer>[0]>): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  await offer({
    client: answering(1),
    phases,
    shot,
    onOutcome: (outcome) => outcomes.push(outcome),
    maxRequests: 1000,
    maxUnderWay: 1000,
    ...options,
  })
  return outcomes
}

/** Answers nobody until so many departures were due. */
const answeringAfter = (departures: number) => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let due = 0
  const onDeparture = () => {
    due += 1
    if (due === departures) release()
  }
  const send = async () => {
    await released
    return { status: 200, code: null, right: null }
  }
  return { client: { send, close: async () => undefined }, onDeparture }
}

test('slow answers do not hold departures back', async () => {
  expect(await outcomesOf(answeringAfter(20))).toHaveLength(20)
})

test('both bounds hold', async () => {
  expect(await outcomesOf({ maxRequests: 7 })).toHaveLength(7)
  const crowded = await outcomesOf({ ...answeringAfter(20), maxUnderWay: 5 })
  expect(crowded.filter(({ verdict }) => verdict === 'unsent')).toHaveLength(15)
  expect(crowded.filter(({ verdict }) => verdict === 'answered')).toHaveLength(5)
})

test('an abort ends departures, and what is under way is still awaited', async () => {
  const long = [{ name: 'long', seconds: 30, fromPerSecond: 20, toPerSecond: 20 }]
  const end = new AbortController()
  let departures = 0
  const onDeparture = () => {
    departures += 1
    if (departures === 3) end.abort()
  }
  const outcomes = await outcomesOf({ client: answering(150), phases: long, signal: end.signal, onDeparture })
  expect(outcomes.map(({ verdict }) => verdict)).toEqual(['answered', 'answered', 'answered'])
})

test('latency counts from when a request was due, not from when it left', async () => {
  const blocked = {
    send: async () => {
      const until = performance.now() + 30
      while (performance.now() < until);
      return { status: 200, code: null, right: null }
    },
    close: async () => undefined,
  }
  const outcomes = await outcomesOf({ client: blocked })
  // 20 departures of 30 ms each in 200 ms: the last is about 400 ms behind.
  expect(outcomes.at(-1)!.ms).toBeGreaterThan(300)
})

test('verdicts', () => {
  expect([200, 503, 504, 0, 401].map(judge)).toEqual(['answered', 'refused', 'late', 'broken', 'wrong'])
})

test('a form is what other clients would send', async () => {
  const body = multipartBody({ document_type: 'passport' }, { frontside: Buffer.from([0xff, 0xd8, 13, 10]) })
  const headers = { 'content-type': 'multipart/form-data; boundary=vivid-traffic-7d1f' }
  const form = await new Response(new Uint8Array(body), { headers }).formData()
  expect(form.get('document_type')).toBe('passport')
  const file = form.get('frontside') as File
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0xff, 0xd8, 13, 10])
})
