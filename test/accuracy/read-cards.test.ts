import type { OcrRequest } from '@vivid/contract'
import { drawSpecimen, photograph } from '@vivid/specimens'
import sharp from 'sharp'
import { expect } from 'vitest'
import { cardOf, photographed, photographedTogether, photoOf } from '../support/drawn.js'
import { paintOver } from '../support/paint-over.js'
import { examples } from '../support/whole-run.js'
import { readingTest as it } from './reading-test.js'

const asCard = (frontside: Uint8Array, backside: Uint8Array): OcrRequest => ({
  ...{ frontside, backside, documentType: 'identification_card' },
  ...{ validateSides: false, language: 'en' },
})

/** One that nobody described, and one with a template; accuracy.test.ts reads more. */
const designs = [
  ...['id-card-arc', 'id-card-spain', 'id-card-colombia', 'id-card-argentina'],
  ...['id-card-peru', 'id-card-ecuador', 'id-card-linea'],
]

it.for(examples(designs, 2))('reads both sides of %s, also when they were swapped', async (kind, { engine }) => {
  const { frontside, backside, truth } = await cardOf(kind)
  const { document_number, birth_date, gender } = truth.fields
  for (const request of [asCard(frontside, backside), asCard(backside, frontside)]) {
    const answer = await engine.answer(request)
    expect(answer).toMatchObject({ outcome: 'answered', body: { document_number, birth_date, gender, valid: true } })
  }
})

it('reads both sides of a card in one picture, sent once or for both', async ({ engine }) => {
  const request = { kind: 'id-card-arc', seed: 'engine', pixelsPerMm: 10 }
  const { jpeg, truths } = await photographedTogether(
    [
      { ...request, side: 'front' },
      { ...request, side: 'back' },
    ],
    { level: 'clean', widthPx: 1600, heightPx: 1200 },
    'both',
  )
  const back = await photoOf('id-card-arc', 'back', 'engine')
  const { document_number } = truths[0]!.fields
  for (const backside of [jpeg, back.jpeg]) {
    const answer = await engine.answer(asCard(jpeg, backside))
    expect(answer).toMatchObject({ outcome: 'answered', body: { document_number, valid: true } })
    // The side that was not asked for was read first.
    if (backside === jpeg) expect(answer.timings!.map(({ name }) => name)).toContain('look-again')
  }
})

it('reads a back that was first found in the wrong place', async ({ engine }) => {
  // The locator takes a small part of this one for the whole card.
  const take = (side: 'front' | 'back') => {
    const specimen = { kind: 'id-card-panama', seed: 'dev/hard/0', side }
    return photographed(specimen, { level: 'hard' }, `id-card-panama/dev/hard/0/hard/${side}`)
  }
  const [front, back] = [await take('front'), await take('back')]
  const answer = await engine.answer(asCard(front.jpeg, back.jpeg))
  const { document_number } = front.truth.fields
  expect(answer).toMatchObject({ outcome: 'answered', body: { document_number, valid: true } })
})

it('searches far and wide only where somebody has the time to wait for it', async ({ engine }) => {
  const empty = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#999' } })
    .jpeg()
    .toBuffer()
  const looks = async (remainingMs: number) => {
    const { timings } = await engine.answer({ ...asCard(empty, empty), remainingMs })
    return timings!.filter(({ name }) => name === 'document-locator').length
  }
  expect(await looks(600_000)).toBeGreaterThan(5 * (await looks(1_000)))
})

it('says 816 for a passport sent as a card and for a card sent as a passport', async ({ engine }) => {
  const { jpeg } = await photoOf('passport-classic')
  const asked = await engine.answer(asCard(jpeg, jpeg))
  expect(asked).toMatchObject({ error: 'document_type_mismatch', metadata: 'front: passport' })
  const back = await photoOf('id-card-arc', 'back')
  const { backside: _, ...request } = { ...asCard(back.jpeg, back.jpeg), documentType: 'passport' as const }
  expect(await engine.answer(request)).toMatchObject({ outcome: 'rejected', error: 'document_type_mismatch' })
})

it('says 818 for a front too blurred to read', async ({ engine }) => {
  const { frontside, backside } = await cardOf('id-card-panama')
  const answer = await engine.answer(asCard(await sharp(frontside).blur(14).jpeg().toBuffer(), backside))
  expect(answer).toMatchObject({ error: 'front_text_unreadable', metadata: 'front: print' })
})

it('says 805 for a code that the card needs and that cannot be read', async ({ engine, studio }) => {
  const kind = 'id-card-colombia-yellow'
  const back = await drawSpecimen({ kind, seed: 'holder', side: 'back', pixelsPerMm: 10 }, studio)
  const { barcodes, printed } = back.truth
  for (const { box } of [...barcodes, printed.birth_date!]) paintOver(back, box)
  const { jpeg: worn } = await photograph(back, { level: 'clean', widthPx: 1200 }, 'worn')
  const answer = await engine.answer(asCard((await photoOf(kind)).jpeg, worn))
  expect(answer).toMatchObject({ error: 'barcode_unreadable', metadata: 'back: barcode' })
})
