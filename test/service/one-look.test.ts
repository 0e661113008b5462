import { createRequire } from 'node:module'
import { type Drawing, drawSpecimen, openStudio, type PhotoWish, photograph } from '@vivid/specimens'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { photographed, photographedTogether, selfieOf } from '../support/drawn.js'
import { biometricsPath, type Parts, post } from '../support/request.js'
import { makeToken } from '../support/token.js'
import { examples, isWholeRun } from '../support/whole-run.js'

const sharp = createRequire(new URL('../../packages/vision/package.json', import.meta.url))('sharp')

/** Documents, each of three people whom the network tells apart. Only a template tells which side of a card bears the portrait. */
const people = {
  'id-card-spain': ['one', 'three', 'four'],
  'id-card-arc': ['one', 'three', 'four'],
  'passport-classic': ['one', 'two', 'three'],
} as const
type Kind = keyof typeof people
const kinds = Object.keys(people) as Kind[]
const cards = ['id-card-spain', 'id-card-arc'] as const
type Person = (typeof people)[Kind][number]

/** As a careful person photographs a document. */
const well: PhotoWish = {
  ...{ level: 'clean', scene: 'wood', widthPx: 1180, heightPx: 885, scale: 0.8, offsetX: 0, offsetY: 0 },
  ...{ rotationDegrees: -4, tiltDegrees: 7, jpegQuality: 82 },
}

/** Two documents lie one above the other. */
const upright: PhotoWish = { ...well, heightPx: 1600 }

const studio = await openStudio()

const sideOf = (kind: Kind, seed: Person, side: 'front' | 'back' = 'front') => ({ kind, seed, side, pixelsPerMm: 10 })
const draw = (...asked: Parameters<typeof sideOf>) => drawSpecimen(sideOf(...asked), studio)

/** The front of a card, alone or with somebody else's before it in the same picture. */
const takeFront = async (kind: Kind, seed: Person, beside: Person | null) => {
  const front = sideOf(kind, seed)
  if (!beside) return (await photographed(front, well)).jpeg
  return (await photographedTogether([sideOf(kind, beside), front], upright, 'beside')).jpeg
}

/** The back of a card, plain or with somebody's photo on it. */
const takeBack = async (kind: Kind, seed: Person, pasted: Person | null) => {
  if (!pasted) return (await photographed(sideOf(kind, seed, 'back'), well)).jpeg
  const back = await paste(await draw(kind, seed, 'back'), await draw(kind, pasted), onBack)
  return (await photograph(back, well, 'pasted')).jpeg
}

const truthOf = async (kind: Kind, seed: Person) => (await photographed(sideOf(kind, seed), well)).truth
const takeSelfie = async (kind: Kind, seed: Person) => selfieOf((await truthOf(kind, seed)).sitter!)

interface Place {
  /** Of the drawing's width and height, of the photo's top left. */
  readonly left: number
  readonly top: number
  /** Of the drawing's height. */
  readonly height: number
}
const onBack: Place = { left: 0.66, top: 0.06, height: 0.45 }
/** Beside the portrait, which stays in sight. */
const onFront: Readonly<Record<(typeof cards)[number], Place>> = {
  'id-card-spain': { left: 0.4, top: 0.4, height: 0.6 },
  'id-card-arc': { left: 0.4, top: 0, height: 0.66 },
}

/** A drawing with the photo of a person on it. */
const paste = async (onto: Drawing, { truth: { sitter } }: Drawing, place: Place): Promise<Drawing> => {
  const portrait = await studio.portraits(sitter!.seed, sitter!.sex, 0)
  const { widthPx, heightPx } = onto
  const photo = await sharp(portrait.data, { raw: { width: portrait.widthPx, height: portrait.heightPx, channels: 3 } })
    .resize({ height: Math.round(heightPx * place.height) })
    .png()
    .toBuffer()
  const data: Buffer = await sharp(onto.data, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .composite([{ input: photo, left: Math.round(widthPx * place.left), top: Math.round(heightPx * place.top) }])
    .raw()
    .toBuffer()
  return { ...onto, data }
}

/** Which pictures of whom are sent as what. */
interface Request {
  kind: Kind
  selfie: Person
  front: Person
  back: Person
  isSwapped: boolean
  /** The photo of the selfie's person is pasted on the back. */
  isPasted: boolean
  /** The front of the selfie's person lies beside the front in its picture. */
  isBeside: boolean
  isProven: boolean
}
const flags = { isSwapped: fc.boolean(), isPasted: fc.boolean(), isBeside: fc.boolean(), isProven: fc.boolean() }
const requests: fc.Arbitrary<Request> = fc.constantFrom(...kinds).chain((kind) => {
  const person = fc.constantFrom(...people[kind])
  return fc.record({ kind: fc.constant(kind), selfie: person, front: person, back: person, ...flags })
})
const honest = (kind: Kind, one: Person): Request => ({
  ...{ kind, selfie: one, front: one, back: one, isSwapped: false, isPasted: false, isBeside: false, isProven: false },
})

const ask = async ({ kind, selfie, front, back, ...changed }: Request) => {
  const isCard = kind !== 'passport-classic'
  const services = ['ocr', 'face_match', ...(changed.isProven ? ['id_reader_plus'] : [])]
  const frontside = await takeFront(kind, front, changed.isBeside ? selfie : null)
  const pictures = {
    selfie: await takeSelfie(kind, selfie),
    document_type: isCard ? 'identification_card' : 'passport',
  }
  if (!isCard) return send({ ...pictures, frontside }, services)
  const backside = await takeBack(kind, back, changed.isPasted ? selfie : null)
  const sides = changed.isSwapped ? { frontside: backside, backside: frontside } : { frontside, backside }
  return send({ ...pictures, ...sides }, services)
}
const send = (parts: Parts, services: readonly string[]) =>
  post(inject('realUrl'), biometricsPath, parts, { token: makeToken({ services }) })
const numberOf = async (kind: Kind, seed: Person) => (await truthOf(kind, seed)).fields.document_number

const orders: { kind: Kind; isSwapped: boolean }[] = [
  { kind: 'id-card-spain', isSwapped: true },
  { kind: 'passport-classic', isSwapped: false },
  { kind: 'id-card-spain', isSwapped: false },
  { kind: 'id-card-arc', isSwapped: true },
  { kind: 'id-card-arc', isSwapped: false },
]

test.each(examples(orders, 2))('every honest order of the pictures is valid: %o', async ({ kind, isSwapped }) => {
  for (const one of examples(people[kind])) {
    const { body } = await ask({ ...honest(kind, one), isSwapped })
    const read = body.document?.document_number
    expect([one, body.valid, read], JSON.stringify(body)).toEqual([one, true, await numberOf(kind, one)])
  }
})

test('a valid answer tells the data of the person on the selfie, whatever is sent as what', async () => {
  const counts = { valid: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const { body } = await ask(request)
      counts[body.valid ? 'valid' : 'refused'] += 1
      if (body.valid) expect(body.document.document_number).toBe(await numberOf(request.kind, request.selfie))
    }),
    { numRuns: Number(process.env.SHUFFLES ?? (isWholeRun ? 24 : 3)), seed: 332 },
  )
  console.log(`shuffled requests: ${JSON.stringify(counts)}`)
})

test.each(examples(cards))(
  "%s: a stranger's photo on the back, sent as the front, is not the holder's portrait",
  async (kind) => {
    for (const isProven of examples([false, true])) {
      const stolen = { ...honest(kind, 'three'), selfie: 'one', isSwapped: true, isPasted: true } as const
      const { body } = await ask({ ...stolen, isProven })
      expect(body.valid, JSON.stringify(body)).toBe(false)
    }
  },
)

test.each(examples(cards))("%s: a stranger's photo beside the portrait is no portrait of the holder", async (kind) => {
  const front = await paste(await draw(kind, 'three'), await draw('id-card-spain', 'one'), onFront[kind])
  const frontside = (await photograph(front, well, `${kind} with a photo`)).jpeg
  const pictures = { selfie: await takeSelfie('id-card-spain', 'one'), backside: await takeBack(kind, 'three', null) }
  for (const services of examples([
    ['ocr', 'face_match', 'id_reader_plus'],
    ['ocr', 'face_match'],
  ])) {
    const { body } = await send({ ...pictures, frontside, document_type: 'identification_card' }, services)
    expect(body.valid, JSON.stringify(body)).toBe(false)
    expect(body.face_match).toMatchObject({ valid: false, error_code: 824 })
  }
})

test('two cards of which one bears the name and the other the portrait make no valid answer', async () => {
  const card = { kind: 'id-card-brazil-rg', pixelsPerMm: 10 }
  const name = await photographed({ ...card, seed: 'three', side: 'front' }, well, 'name')
  const portrait = await photographed({ ...card, seed: 'one', side: 'back' }, well, 'portrait')
  const selfie = await selfieOf(portrait.truth.sitter!)
  const pictures = { selfie, frontside: name.jpeg, backside: portrait.jpeg }
  const answer = await send({ ...pictures, document_type: 'identification_card' }, ['ocr', 'face_match'])
  expect([answer.body.face_match.valid, answer.body.document.valid]).toEqual([true, true])
  expect([answer.body.valid, answer.headers.get('error-reason')]).toEqual([false, 'sides_unlinkable'])
})

test("a stranger's card beside a passport does not stand in for the passport's portrait", async () => {
  const [card, passport] = [sideOf('id-card-spain', 'one'), sideOf('passport-classic', 'two')]
  for (const together of examples([
    [card, passport],
    [passport, card],
  ])) {
    const { jpeg } = await photographedTogether(together, upright, 'together')
    const pictures = { selfie: await takeSelfie('id-card-spain', 'one'), document: jpeg }
    const { body } = await send({ ...pictures, document_type: 'passport' }, ['ocr', 'face_match'])
    expect(body.valid, JSON.stringify(body)).toBe(false)
    expect(body.document.document_number).toBe(await numberOf('passport-classic', 'two'))
    const unread = await send(pictures, ['face_match'])
    expect(unread.body.face_match).toMatchObject({ valid: false, error_code: 824 })
  }
})
