import type { OcrEngine, OcrRequest } from '@vivid/contract'
import { drawObject, photograph } from '@vivid/specimens'
import sharp from 'sharp'
import { expect } from 'vitest'
import { cardOf, photographed, photoOf, selfie } from '../support/drawn.js'
import { examples } from '../support/whole-run.js'
import { readingTest as it } from './reading-test.js'

const asCard = (frontside: Uint8Array, backside: Uint8Array): OcrRequest => ({
  ...{ frontside, backside, documentType: 'identification_card' },
  ...{ validateSides: true, language: 'en' },
})

const bodyOf = (answer: Awaited<ReturnType<OcrEngine['answer']>>) => {
  if (answer.outcome !== 'answered') throw new Error(answer.error)
  return answer.body
}

it('tells both sides of one card from those of two people, and what contradicts what', async ({ engine }) => {
  const own = await cardOf('id-card-spain')
  const other = await cardOf('id-card-spain', 'somebody else')
  const same = await engine.answer(asCard(own.frontside, own.backside))
  expect(bodyOf(same)).toMatchObject({ match: true, valid: true })
  expect((bodyOf(same) as { matches_percentage: number }).matches_percentage).toBeGreaterThan(95)
  const request = asCard(own.frontside, other.backside)
  const { details, ...mixed } = bodyOf(await engine.answer({ ...request, details: true }))
  expect(bodyOf(await engine.answer(request))).toEqual(mixed)
  expect(mixed).toMatchObject({ match: false, valid: false })
  expect((mixed as { matches_percentage: number }).matches_percentage).toBeLessThan(70)
  expect(details!.contradictions).toContainEqual({
    field: 'document_number',
    between: ['front', 'back'],
    values: [own.truth.fields.document_number, other.truth.fields.document_number],
  })
  expect(details).toMatchObject({
    template: expect.stringContaining('esp-dni'),
    link: 'contradicted',
    pictures: [{ side: 'front' }, { side: 'back' }],
  })
})

/** Designs whose backs say what is changed on the front. */
const changed = [
  ['id-card-dominican', 'document_number'],
  ['id-card-guatemala', 'document_digits'],
  ['id-card-brazil', 'surnames'],
] as const

it.for(examples(changed))(
  'no front of %s is valid whose %s its own back contradicts',
  async ([kind, change], { engine }) => {
    const specimen = { kind, seed: 'holder', side: 'front', pixelsPerMm: 10 } as const
    const front = await photographed({ ...specimen, change }, { level: 'clean', widthPx: 1200 }, `${kind} changed`)
    const { backside } = await cardOf(kind)
    expect(bodyOf(await engine.answer(asCard(front.jpeg, backside)))).toMatchObject({ valid: false, match: false })
  },
)

it('says of a front and a back of two cards that nothing links them, where their design has nothing that would', async ({
  engine,
}) => {
  const kind = 'id-card-bolivia'
  const [front, back] = [await photoOf(kind), await photoOf(kind, 'back', 'somebody else')]
  const request = asCard(front.jpeg, back.jpeg)
  expect(await engine.answer({ ...request, validateSides: false, details: true })).toMatchObject({
    body: { valid: true, details: { link: 'unlinkable' } },
    link: 'unlinkable',
  })
  expect(bodyOf(await engine.answer(request))).toMatchObject({ match: false, matches_percentage: 0, valid: false })
})

it('is not valid for a card with a bare wall, a face or a bank card in place of a side', async ({ engine, studio }) => {
  const { frontside, backside } = await cardOf('id-card-spain')
  const wall = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#808080' } })
  const bankCard = await photograph(await drawObject('bank card', 1, studio), { level: 'clean', widthPx: 1200 }, 1)
  for (const request of [
    asCard(await wall.jpeg().toBuffer(), backside),
    asCard(frontside, await selfie(3)),
    asCard(bankCard.jpeg, backside),
  ]) {
    const answer = await engine.answer(request)
    expect(answer.outcome === 'answered' && 'valid' in answer.body && answer.body.valid).toBe(false)
  }
})

it('says which side is missing where one was sent for both', async ({ engine }) => {
  const { frontside, backside } = await cardOf('id-card-spain')
  const backs = await engine.answer(asCard(backside, backside))
  expect(backs).toMatchObject({ error: 'front_repeated', metadata: 'front: back again' })
  const fronts = await engine.answer(asCard(frontside, frontside))
  expect(fronts).toMatchObject({ error: 'back_repeated', metadata: 'back: front again' })
})
