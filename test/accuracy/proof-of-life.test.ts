import type { IdReaderPlusEngine, IdReaderPlusRequest } from '@vivid/contract'
import { createIdReaderPlusEngine } from '@vivid/engines/id-reader-plus'
import { drawSpecimen } from '@vivid/specimens'
import { expect } from 'vitest'
import { type Capture, capture, captures } from '../support/captures.js'
import { photographed, photographedTogether } from '../support/drawn.js'
import { paintOver } from '../support/paint-over.js'
import { examples } from '../support/whole-run.js'
import { readingTest } from './reading-test.js'

const it = readingTest.extend<{ prover: IdReaderPlusEngine }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from the pattern
  prover: [async ({}, use) => use(await createIdReaderPlusEngine()), { scope: 'file' }],
})

const card = { kind: 'id-card-arc', seed: 'proof', pixelsPerMm: 12 }
const [front, back] = [{ ...card, side: 'front' } as const, { ...card, side: 'back' } as const]
const page = { kind: 'passport-classic', seed: 'read', pixelsPerMm: 10 }

const take = async ({ wish, isCrowded }: Capture, specimen: typeof front | typeof back | typeof page = front) => {
  const { jpeg } = isCrowded
    ? await photographedTogether([specimen, back], wish, 'proof')
    : await photographed(specimen, wish, 'proof')
  return jpeg
}

const asPassport = (frontside: Uint8Array): IdReaderPlusRequest => ({
  ...{ frontside, documentType: 'passport', language: 'en' },
  reading: { validateSides: false },
})
const asCard = (frontside: Uint8Array, backside: Uint8Array): IdReaderPlusRequest => ({
  ...asPassport(frontside),
  ...{ backside, documentType: 'identification_card' },
})
/** The same request to who only reads. */
const withoutProof = ({ reading, ...request }: IdReaderPlusRequest) => ({ ...request, ...reading })

const wrong = Object.entries(captures).filter(([, { error }]) => error !== null)

it.for(examples(wrong.toReversed(), 4))('refuses a photo that is %s', async ([, wanted], { prover }) => {
  const answer = await prover.answer(asPassport(await take(wanted)))
  expect(answer).toMatchObject({ outcome: 'rejected', error: wanted.error })
})

it.for(examples([captures.turned, captures.good]))('lets a good photo pass', async (wanted, { prover }) => {
  expect(await prover.answer(asPassport(await take(wanted, page)))).toMatchObject({ outcome: 'answered' })
})

it('refuses a front without a portrait', async ({ prover, studio }) => {
  const worn = await drawSpecimen(front, studio)
  paintOver(worn, worn.truth.portrait!)
  const frontside = await capture(worn, captures.good, worn, 'proof')
  const answer = await prover.answer(asCard(frontside, await take(captures.good, back)))
  expect(answer).toMatchObject({ outcome: 'rejected', error: 'document_portrait_not_found' })
})

it('asks both sides of a card', async ({ prover }) => {
  const answer = await prover.answer(asCard(await take(captures.good), await take(captures.defocused, back)))
  expect(answer).toMatchObject({ outcome: 'rejected', error: 'document_blurry' })
})

it('says 816 for another document than was asked for, as without the proof', async ({ engine, prover }) => {
  const passport = await take(captures.good, page)
  const request = asCard(passport, passport)
  const answer = await prover.answer(request)
  expect(answer).toMatchObject({ error: 'document_type_mismatch', metadata: 'front: passport' })
  const read = await engine.answer(withoutProof(request))
  expect({ ...answer, timings: null }).toEqual({ ...read, timings: null })
})

it('reads both sides as without the proof, also when they were swapped', async ({ engine, prover }) => {
  const sides = [await take(captures.good), await take(captures.good, back)] as const
  const { truth } = await photographed(front, captures.good.wish, 'proof')
  const reading = async (request: IdReaderPlusRequest) => {
    const answer = await prover.answer(request)
    if (answer.outcome === 'rejected') throw new Error(answer.error)
    return answer.body.reading as { body: unknown }
  }
  const read = await reading(asCard(...sides))
  expect(read).toMatchObject({ body: { document_number: truth.fields.document_number } })
  const alone = (await engine.answer(withoutProof(asCard(...sides)))) as typeof read
  expect(read.body).toEqual(alone.body)
  expect((await reading(asCard(sides[1], sides[0]))).body).toEqual(read.body)
})
