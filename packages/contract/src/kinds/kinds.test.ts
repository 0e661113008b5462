import { describe, expect, test } from 'vitest'
import { errors } from '../errors.js'
import { nearestProblems } from '../testing/nearest-problems.js'
import { endpointFacts, type JobKind, jobKinds, kindFacts } from './facts.js'
import { endpoints } from './index.js'
import type { SampleRequest } from './kind-facts.js'
import { type AskingForm, isJob, type Job, jobOf, kinds, shapeFailure, workAsked } from './kinds.js'

const given = { transactionId: 7, owner: 'owner', deadlineMs: 1, language: 'es' } as const

/** What the forms that the docs show would become, for every one that this kind is asked by. */
const examplesOf = <Kind extends JobKind>(kind: Kind) => {
  const { docs, parse } = endpoints[kindFacts[kind].endpoint]
  return Object.values(docs.requests).map(({ value }) => {
    const fields = Object.entries(value as Record<string, string | boolean>)
    const isFile = ([, said]: [string, string | boolean]) => String(said).endsWith('.jpg')
    const files = fields.filter(isFile).map(([name]) => name)
    const texts = fields.filter((field) => !isFile(field)).map(([name, said]) => [name, String(said)] as const)
    const form = parse(new Map(texts)) as AskingForm<Kind>
    const images = Object.fromEntries(files.map((name) => [name, `images/7/${name}`]))
    const job = { ...jobOf(kind, form, { ...given, images }), replyTo: 'replies' } as Job<Kind>
    return { form, job, pictures: Object.fromEntries(files.map((name) => [name, new Uint8Array(3)])) }
  })
}

const madeUp = <Kind extends JobKind>(kind: Kind, { job, pictures }: ReturnType<typeof examplesOf<Kind>>[number]) => {
  const request = kinds[kind].toRequest(job, pictures)
  const body = kinds[kind].makeUp(request, () => 'MARK')
  return { request, shaped: kinds[kind].shape({ outcome: 'answered', body }, job) }
}

describe.each(jobKinds)('%s', (kind) => {
  const facts = kindFacts[kind]
  const endpoint = endpoints[facts.endpoint]
  const examples = examplesOf(kind)
  const { good, bad } = endpoint.docs
  const problemsIn = (body: object) => nearestProblems([...good.map(({ schema }) => schema), ...bad], body).join('; ')

  test('every form that the docs show becomes a job of it, and without its pictures or deadline none', () => {
    expect(examples.length).toBeGreaterThan(1)
    for (const { job } of examples) {
      expect(isJob(kind, job)).toBe(true)
      expect(isJob(kind, { ...job, images: {} })).toBe(false)
      expect(isJob(kind, { ...job, deadlineMs: undefined })).toBe(false)
    }
  })

  test('every sort of work that is asked of it has a price', () => {
    expect(Object.values(facts.coldMs).every((ms) => ms > 0)).toBe(true)
    for (const { form, pictures } of examples)
      expect(Object.keys(facts.coldMs)).toContain(workAsked(kind, form, Object.keys(pictures)))
  })

  test('its engine is handed the pictures, and what an echo makes up is a good answer that fits', () => {
    for (const example of examples) {
      const { request, shaped } = madeUp(kind, example)
      expect(request).toMatchObject(example.pictures)
      expect(shaped).toMatchObject({ status: 200, code: null })
      // The gateway adds the id.
      const body = { ...(shaped.body as object), id: 7 }
      expect(endpoint.fits(example.form as never, body), problemsIn(body)).toBe(true)
    }
  })

  test('its failure is ours, coded and fits', () => {
    const error = kinds[kind].ownFailure
    expect(errors[error].fault).toBe('bug')
    for (const { form, job } of examples) {
      const shaped = shapeFailure(kind, error, job)
      const body = { ...(shaped.body as object), id: 7 }
      expect(shaped.status).toBe(500)
      expect(body).toMatchObject({ error_code: errors[error].code })
      expect(endpoint.fits(form as never, body), problemsIn(body)).toBe(true)
    }
  })

  test('load tests have a request for it that its endpoint takes', () => {
    const samples = Object.values<SampleRequest>(facts.samples)
    expect(samples.length).toBeGreaterThan(0)
    for (const { fields, pictures } of samples) {
      expect(() => endpoint.parse(new Map(Object.entries(fields)))).not.toThrow()
      expect(facts.pictures).toEqual(expect.arrayContaining(Object.keys(pictures)))
      for (const [name, { missing }] of Object.entries(endpoint.pictures))
        if (missing) expect(pictures).toHaveProperty(name)
    }
  })

  test('its endpoint takes its pictures and answers with its errors, and its findings are errors of its own', () => {
    expect(endpointFacts[facts.endpoint].files).toEqual(expect.arrayContaining([...facts.pictures]))
    expect(Object.keys(endpoint.pictures)).toEqual(endpointFacts[facts.endpoint].files)
    expect(Object.keys(endpoint.errors)).toEqual(expect.arrayContaining(Object.keys(facts.errors)))
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

test('a second selfie makes another sort of work, and no other picture does', () => {
  expect(workAsked('selfie-liveness', {}, ['selfie', 'selfie_turned'])).toBe('selfies')
  expect(workAsked('selfie-liveness', {}, ['selfie', 'document'])).toBe('selfie')
})
