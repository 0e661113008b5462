import type { OcrEngine, OcrRequest } from '@vivid/contract'
import { endpoints } from '@vivid/contract'
import sharp from 'sharp'
import { expect } from 'vitest'
import { photographed, photographedTogether, photoOf } from '../support/drawn.js'
import { examples } from '../support/whole-run.js'
import { readingTest as it } from './reading-test.js'

const asPassport = (frontside: Uint8Array): OcrRequest => ({
  frontside,
  documentType: 'passport',
  validateSides: false,
  language: 'en',
})

const bodyOf = (answer: Awaited<ReturnType<OcrEngine['answer']>>) => {
  if (answer.outcome !== 'answered') throw new Error(answer.error)
  return answer.body
}

/** DD-MM-YY as 2.2 wants it. */
const shortDate = (date: string) => `${date.slice(0, 6)}${date.slice(8)}`

/** Which mark a letter carries cannot always be seen: a cedilla and a comma look alike. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

const designs = ['passport-classic', 'passport-laminate', 'passport-mexico', 'passport-modern']

it.for(examples(designs))('answers %s with the fields of its zone', async (kind, { engine }) => {
  const { jpeg, truth } = await photoOf(kind)
  const body = bodyOf(await engine.answer(asPassport(jpeg)))
  const { document_number, gender, birth_date, expiration_date } = truth.fields
  expect(endpoints.ocr.fits({ document_type: 'passport' }, body)).toBe(true)
  expect(body).toMatchObject({
    ...{ valid: true, document_number, gender },
    ...{ birth_date: shortDate(birth_date!), expiration_date: shortDate(expiration_date!) },
  })
  expect(truth.mrz!.lines.join('')).toContain((body as { surnames: string }).surnames.replaceAll(' ', '<'))
  expect('image_score' in body && body.image_score).toBeGreaterThan(0.6)
})

it('reads a clear passport at a glance, and searches one whose zone is not clear', async ({ engine }) => {
  const { jpeg } = await photoOf('passport-classic')
  const looks = async (picture: Buffer) => {
    const { timings } = await engine.answer(asPassport(picture))
    return timings!.filter(({ name }) => name === 'document-locator').length
  }
  expect(await looks(jpeg)).toBe(1)
  expect(await looks(await sharp(jpeg).blur(12).jpeg().toBuffer())).toBeGreaterThan(1)
})

it.for(examples([180, 90]))(
  'reads a passport beside a card, turned by %i degrees, and tells that there are two',
  async (rotationDegrees, { engine }) => {
    const { jpeg, truths } = await photographedTogether(
      [
        { kind: 'id-card-arc', seed: 'engine', side: 'front', pixelsPerMm: 10 },
        { kind: 'passport-modern', seed: 'engine-2', pixelsPerMm: 10 },
      ],
      { level: 'clean', rotationDegrees, widthPx: 1800 },
      'beside',
    )
    const answer = await engine.answer({ ...asPassport(jpeg), details: true })
    expect(bodyOf(answer)).toMatchObject({
      document_number: truths[1]!.fields.document_number,
      details: { pictures: [{ picture: 'frontside', documents: 2 }] },
    })
  },
)

it('says 800 for a cut file, and 801 for a picture of nothing', async ({ engine }) => {
  const { jpeg } = await photoOf('passport-classic')
  const cut = await engine.answer(asPassport(jpeg.subarray(0, jpeg.length >> 1)))
  expect(cut).toMatchObject({ outcome: 'rejected', error: 'file_unreadable' })
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const grey = { width: 640, height: 480, channels: 3, background: '#888', noise } as const
  const nothing = await sharp({ create: grey }).jpeg().toBuffer()
  expect(await engine.answer(asPassport(nothing))).toMatchObject({ outcome: 'rejected', error: 'mrz_not_found' })
})

it('returns the zone and 817 for a country whose printed text is not read', async ({ engine }) => {
  const { jpeg, truth } = await photoOf('passport-classic')
  const body = bodyOf(await engine.answer({ ...asPassport(jpeg), documentId: '170' }))
  expect(Object.keys(body).sort()).toEqual(['MRZ', 'OCR'])
  const { MRZ, OCR } = body as { MRZ: object; OCR: object }
  expect(MRZ).toMatchObject({ document_number: truth.fields.document_number })
  expect(MRZ).not.toHaveProperty('image_score')
  expect(OCR).toMatchObject({ error_code: 817 })
})

it('returns the zone and 816 in place of the print for a passport of another country', async ({ engine }) => {
  const { jpeg, truth } = await photoOf('passport-classic')
  const { MRZ, OCR } = bodyOf(await engine.answer({ ...asPassport(jpeg), documentId: '052' })) as Record<string, object>
  expect(OCR).toMatchObject({ error_code: 816 })
  expect(MRZ).toMatchObject({ document_number: truth.fields.document_number })
  expect(MRZ).not.toHaveProperty('image_score')
})

it('reads the print of a passport beside its zone', async ({ engine }) => {
  const { jpeg, truth } = await photoOf('passport-classic')
  const body = bodyOf(await engine.answer({ ...asPassport(jpeg), documentType: 'passport_plus' }))
  const { document_number, birth_date, expiration_date, place_of_birth, names } = truth.fields
  const mrz_code = truth.mrz!.lines.join('\n')
  expect(body).toMatchObject({
    MRZ: { document_number },
    OCR: { document_number, birth_date, expiration_date, place_of_birth, mrz_code },
    valid: true,
  })
  const { OCR } = body as { OCR: { names: string; midlename: string } }
  expect(plain([OCR.names, OCR.midlename].filter((name) => name !== '').join(' '))).toBe(plain(names!))
})

it('reads the print of a Mexican passport', async ({ engine }) => {
  const { jpeg, truth } = await photoOf('passport-mexico')
  const body = bodyOf(await engine.answer({ ...asPassport(jpeg), documentId: '052' }))
  const { document_number, gender, CURP } = truth.fields
  expect(body).toMatchObject({ MRZ: { document_number }, OCR: { country: 'MEX', gender } })
  // The character before the last is O or 0: alike in print.
  expect((body as { OCR: { CURP: string } }).OCR.CURP.slice(0, 16)).toBe(CURP!.slice(0, 16))
  expect(body).not.toHaveProperty('valid')
})

const contradicting = [
  ['passport-classic', { documentType: 'passport_plus' }],
  ['passport-mexico', { documentId: '052' }],
] as const

it.for(examples(contradicting))(
  'tells the print and the zone of %s apart where each names another holder',
  async ([kind, asked], { engine }) => {
    const { jpeg, truth } = await photographed(
      { kind, seed: 'holder', pixelsPerMm: 10, machine: { seed: 'other' } },
      { level: 'clean', widthPx: 1200 },
    )
    const { document_number, birth_date, expiration_date } = truth.fields
    const answer = await engine.answer({ ...asPassport(jpeg), ...asked, details: true })
    const other = truth.mrz!.lines[1]!.slice(0, 9).replaceAll('<', '')
    expect(answer).toMatchObject({
      reason: 'zone_contradicts_print',
      body: {
        MRZ: { document_number: other },
        OCR: { document_number, birth_date, expiration_date },
        ...(kind === 'passport-classic' && { valid: false }),
      },
    })
    const { contradictions } = bodyOf(answer).details!
    expect(contradictions).toContainEqual({
      field: 'document_number',
      between: ['print', 'machine'],
      values: [document_number, other],
    })
  },
)

it('adds details only where they are asked for', async ({ engine }) => {
  const { jpeg, truth } = await photoOf('passport-classic')
  const { details, ...body } = bodyOf(await engine.answer({ ...asPassport(jpeg), details: true }))
  expect(bodyOf(await engine.answer(asPassport(jpeg)))).toEqual(body)
  expect(details).toMatchObject({
    fields: { document_number: { source: 'mrz' } },
    contradictions: [],
    link: null,
    pictures: [{ picture: 'frontside', side: 'front' }],
  })
  const [day, month, year] = truth.fields.expiration_date!.split('-').map(Number) as [number, number, number]
  expect(details!.expired).toBe(Date.UTC(year, month - 1, day + 1) <= Date.now())
})
