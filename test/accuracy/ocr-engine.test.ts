import type { OcrEngine, OcrRequest } from '@vivid/contract'
import { endpoints } from '@vivid/contract'
import { drawSpecimen, type Photo, photograph, photographTogether } from '@vivid/specimens'
import sharp from 'sharp'
import { expect } from 'vitest'
import { drawCase, photographCase } from './draw-case.js'
import { readingTest } from './reading-test.js'
import { templates } from './templates.js'

type PhotoOf = (kind: string, side?: 'front' | 'back') => Promise<Photo>

const it = readingTest.extend<{ photoOf: PhotoOf; passport: Photo }>({
  photoOf: [
    async ({ studio }, use) => {
      // Several tests show the same card: each photo is made once.
      const album = new Map<string, Promise<Photo>>()
      const shoot = async (kind: string, side: 'front' | 'back') => {
        const drawing = await drawSpecimen({ kind, seed: 'engine', side, pixelsPerMm: 10 }, studio)
        return photograph(drawing, { level: 'clean' }, 'engine')
      }
      await use((kind, side = 'front') => {
        const name = `${kind} ${side}`
        const photo = album.get(name) ?? shoot(kind, side)
        album.set(name, photo)
        return photo
      })
    },
    { scope: 'file' },
  ],
  passport: [async ({ photoOf }, use) => use(await photoOf('passport-classic')), { scope: 'file' }],
})

const passportRequest = (frontside: Uint8Array): OcrRequest => ({
  frontside,
  documentType: 'passport',
  validateSides: false,
  language: 'en',
})

it('answers a passport with the fields that were printed', async ({ engine, passport }) => {
  const { jpeg, truth } = passport
  const answer = await engine.answer(passportRequest(jpeg))
  if (answer.outcome !== 'answered') throw new Error(answer.error)
  expect(endpoints.ocr.fits({ document_type: 'passport' }, answer.body)).toBe(true)
  expect(answer.body).toMatchObject({ valid: true, document_number: truth.fields.document_number })
  expect('image_score' in answer.body && answer.body.image_score).toBeGreaterThan(0.6)
})

it('reads a clear passport at a glance, and searches one whose zone is not clear', async ({ engine, passport }) => {
  const looks = async (picture: Buffer) => {
    const { timings } = await engine.answer(passportRequest(picture))
    return timings!.filter(({ name }) => name === 'document-locator').length
  }
  expect(await looks(passport.jpeg)).toBe(1)
  expect(await looks(await sharp(passport.jpeg).blur(12).jpeg().toBuffer())).toBeGreaterThan(1)
})

it('reads a passport beside a card, whichever way up they lie, and tells that there are two', async ({
  engine,
  studio,
}) => {
  const drawings = [
    await drawSpecimen({ kind: 'id-card-arc', seed: 'engine', side: 'front' }, studio),
    await drawSpecimen({ kind: 'passport-modern', seed: 'engine-2', pixelsPerMm: 10 }, studio),
  ]
  const read = async (rotationDegrees: number) => {
    const { jpeg, truths } = await photographTogether(
      drawings,
      { level: 'clean', rotationDegrees, widthPx: 2000 },
      'beside',
    )
    const answer = await engine.answer({ ...passportRequest(jpeg), details: true })
    expect(answer).toMatchObject({
      outcome: 'answered',
      body: { document_number: truths[1]!.fields.document_number },
    })
    expect(answer).toMatchObject({ body: { details: { pictures: [{ picture: 'frontside', documents: 2 }] } } })
  }
  await read(180)
  await read(90)
})

it('says 816 for the back of an identity card', async ({ engine, photoOf }) => {
  const { jpeg } = await photoOf('id-card-arc', 'back')
  expect(await engine.answer(passportRequest(jpeg))).toMatchObject({
    outcome: 'rejected',
    error: 'document_type_mismatch',
  })
})

it('says 800 for a cut file', async ({ engine, passport }) => {
  const { jpeg } = passport
  const answer = await engine.answer(passportRequest(jpeg.subarray(0, jpeg.length >> 1)))
  expect(answer).toMatchObject({ outcome: 'rejected', error: 'file_unreadable' })
})

it('returns the zone and 817 for a country whose printed text is not read', async ({ engine, passport }) => {
  const { jpeg, truth } = passport
  const answer = await engine.answer({ ...passportRequest(jpeg), documentId: '170' })
  expect(answer).toMatchObject({
    body: { MRZ: { document_number: truth.fields.document_number }, OCR: { error_code: 817 } },
  })
})

it('reads the print of a passport beside its zone', async ({ engine, passport }) => {
  const { jpeg, truth } = passport
  const answer = await engine.answer({ ...passportRequest(jpeg), documentType: 'passport_plus' })
  const { document_number, birth_date, place_of_birth } = truth.fields
  expect(answer).toMatchObject({
    body: { MRZ: { document_number }, OCR: { document_number, birth_date, place_of_birth } },
  })
})

it.for([
  ['passport-classic', { documentType: 'passport_plus' }],
  ['passport-mexico', { documentId: '052' }],
] as const)(
  'tells the print and the zone of %s apart where each names another holder',
  async ([kind, asked], { engine, studio }) => {
    const request = { kind, seed: 'engine', pixelsPerMm: 10 }
    const own = await drawSpecimen({ ...request, machine: { seed: 'other' } }, studio)
    const other = await drawSpecimen({ ...request, seed: 'other' }, studio)
    const { jpeg } = await photograph(own, { level: 'clean' }, 'engine')
    const answer = await engine.answer({ ...passportRequest(jpeg), ...asked, details: true })
    const { document_number, birth_date, expiration_date } = own.truth.fields
    expect(answer).toMatchObject({
      reason: 'zone_contradicts_print',
      body: {
        MRZ: { document_number: other.truth.fields.document_number },
        OCR: { document_number, birth_date, expiration_date },
        ...(kind === 'passport-classic' && { valid: false }),
      },
    })
    const { contradictions } = bodyOf(answer).details!
    expect(contradictions).toContainEqual({
      field: 'document_number',
      between: ['print', 'machine'],
      values: [document_number, other.truth.fields.document_number],
    })
  },
)

it('says 816 for a passport sent as a card, and at which step', async ({ engine, passport }) => {
  const { jpeg } = passport
  const answer = await engine.answer({ ...passportRequest(jpeg), backside: jpeg, documentType: 'identification_card' })
  expect(answer).toMatchObject({ error: 'document_type_mismatch', metadata: 'front: passport' })
})

/** One with a template, and one that nobody described. */
const designs = ['id-card-spain', 'id-card-arc']

it.for(designs)('reads both sides of %s, also when they were swapped', async (kind, { engine, photoOf }) => {
  const [front, back] = [await photoOf(kind), await photoOf(kind, 'back')]
  const { document_number, birth_date, gender } = front.truth.fields
  for (const [first, second] of [
    [front, back],
    [back, front],
  ] as const) {
    const answer = await engine.answer({
      ...passportRequest(first.jpeg),
      backside: second.jpeg,
      documentType: 'identification_card',
    })
    expect(answer).toMatchObject({ outcome: 'answered', body: { document_number, birth_date, gender, valid: true } })
  }
})

it('reads both sides of a card in one picture, sent once or for both', async ({ engine, studio, photoOf }) => {
  const draw = (side: 'front' | 'back') =>
    drawSpecimen({ kind: 'id-card-arc', seed: 'engine', side, pixelsPerMm: 10 }, studio)
  const drawings = [await draw('front'), await draw('back')]
  const { jpeg, truths } = await photographTogether(drawings, { level: 'clean', widthPx: 2000, heightPx: 1500 }, 'both')
  const back = await photoOf('id-card-arc', 'back')
  const { document_number } = truths[0]!.fields
  for (const backside of [jpeg, back.jpeg]) {
    const answer = await engine.answer({ ...passportRequest(jpeg), backside, documentType: 'identification_card' })
    expect(answer).toMatchObject({ outcome: 'answered', body: { document_number, valid: true } })
    // The side that was not asked for was read first.
    if (backside === jpeg) expect(answer.timings!.map(({ name }) => name)).toContain('look-again')
  }
})

it('reads a back that was first found in the wrong place', async ({ engine, studio }) => {
  const panama = templates.find(({ name }) => name === 'Panama')!
  // The locator takes a small part of this one for the whole card.
  const { request, truths } = await photographCase(await drawCase(studio, panama, 0, 'dev/hard'), 'card', 'hard')
  const answer = await engine.answer(request)
  const { document_number } = truths[0]!.fields
  expect(answer).toMatchObject({ outcome: 'answered', body: { document_number, valid: true } })
})

it('searches far and wide only where somebody has the time to wait for it', async ({ engine }) => {
  const empty = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#999' } })
    .jpeg()
    .toBuffer()
  const looks = async (remainingMs: number) => {
    const request = {
      ...passportRequest(empty),
      backside: empty,
      documentType: 'identification_card',
      remainingMs,
    } as const
    const { timings } = await engine.answer(request)
    return timings!.filter(({ name }) => name === 'document-locator').length
  }
  expect(await looks(600_000)).toBeGreaterThan(5 * (await looks(1_000)))
})

it('adds details only where they are asked for', async ({ engine, passport }) => {
  const { jpeg, truth } = passport
  const { details, ...body } = bodyOf(await engine.answer({ ...passportRequest(jpeg), details: true }))
  expect(bodyOf(await engine.answer(passportRequest(jpeg)))).toEqual(body)
  expect(details).toMatchObject({
    fields: { document_number: { source: 'mrz' } },
    contradictions: [],
    link: null,
    pictures: [{ picture: 'frontside', side: 'front' }],
  })
  const [day, month, year] = truth.fields.expiration_date!.split('-').map(Number) as [number, number, number]
  expect(details!.expired).toBe(Date.UTC(year, month - 1, day + 1) <= Date.now())
})

const bodyOf = (answer: Awaited<ReturnType<OcrEngine['answer']>>) => {
  if (answer.outcome !== 'answered') throw new Error(answer.error)
  return answer.body
}
