import { describe, expect, test } from 'vitest'
import { errors } from '../errors.js'
import { endpointNames, type JobKind, jobKinds, kindFacts } from './facts.js'
import { isJob, type Job, kinds, shapeFailure, workOf } from './index.js'
import type { Pictures } from './kind.js'

const base = { transactionId: 7, owner: 'owner', replyTo: 'replies', deadlineMs: 1, language: 'es' } as const
const madeUp = <Kind extends JobKind>(kind: Kind, job: Job<Kind>, pictures: Pictures) => {
  const request = kinds[kind].toRequest(job, pictures)
  const body = kinds[kind].makeUp(request, () => 'MARK')
  return { request, shaped: kinds[kind].shape({ outcome: 'answered', body }, job) }
}
const exampleOf = <Kind extends JobKind>(kind: Kind) => ({ ...base, ...kinds[kind].example }) as Job<Kind>

describe.each(jobKinds)('%s', (kind) => {
  const job = exampleOf(kind)
  const facts = kindFacts[kind]
  const pictures = Object.fromEntries(Object.keys(job.images).map((name) => [name, new Uint8Array(3)]))

  test('its example is a job of it, and without its pictures or deadline none', () => {
    expect(isJob(kind, job)).toBe(true)
    expect(isJob(kind, { ...job, images: {} })).toBe(false)
    expect(isJob(kind, { ...job, deadlineMs: undefined })).toBe(false)
  })

  test('every sort of work that it knows has a price, and its example is one', () => {
    expect(Object.values(facts.coldMs).every((ms) => ms > 0)).toBe(true)
    expect(Object.keys(facts.coldMs)).toContain(workOf(kind, job))
  })

  test('its engine is handed the pictures, and what an echo makes up is a good answer', () => {
    const { request, shaped } = madeUp(kind, job, pictures)
    expect(request).toMatchObject(pictures)
    expect(shaped).toMatchObject({ status: 200, code: null })
  })

  test('its failure is ours and coded', () => {
    const error = kinds[kind].ownFailure
    expect(errors[error].fault).toBe('bug')
    expect(shapeFailure(kind, error, job)).toMatchObject({
      status: 500,
      error,
      body: { error_code: errors[error].code },
    })
  })

  test('it is asked for at an endpoint that is there, and its findings are errors of its own', () => {
    expect(endpointNames).toContain(facts.endpoint)
    expect(Object.keys(facts.errors)).toEqual(expect.arrayContaining(Object.keys(facts.findings)))
  })
})

test('no name is used by two kinds: neither of an error nor of a sample request', () => {
  const names = jobKinds.flatMap((kind) => [
    ...Object.keys(kindFacts[kind].errors),
    ...Object.keys(kindFacts[kind].samples),
  ])
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
})
