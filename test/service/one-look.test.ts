import { createRequire } from 'node:module'
import {
  type Drawing,
  drawSelfieOf,
  drawSpecimen,
  openStudio,
  type PhotoWish,
  photograph,
  photographTogether,
  type Studio,
} from '@vivid/specimens'
import fc from 'fast-check'
import { beforeAll, expect, inject, test } from 'vitest'
import { biometricsPath, type Parts, post } from '../support/request.js'
import { makeToken } from '../support/token.js'

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

let studio: Studio

/** Each picture is drawn once, and only when a request sends it. */
const drawn = new Map<string, Promise<Buffer>>()
const once = (name: string, draw: (name: string) => Promise<Buffer>): Promise<Buffer> => {
  const drawing = drawn.get(name) ?? draw(name)
  drawn.set(name, drawing)
  return drawing
}

const draw = (kind: Kind, seed: Person, side: 'front' | 'back') =>
  drawSpecimen({ kind, seed, side, pixelsPerMm: 10 }, studio)

/** The front of a card, alone or with somebody else's before it in the same picture. */
const takeFront = (kind: Kind, seed: Person, beside: Person | null) =>
  once(`${kind} of ${seed} beside ${beside}`, async (name) => {
    const front = await draw(kind, seed, 'front')
    if (!beside) return (await photograph(front, well, name)).jpeg
    return (await photographTogether([await draw(kind, beside, 'front'), front], upright, name)).jpeg
  })

/** The back of a card, plain or with somebody's photo on it. */
const takeBack = (kind: Kind, seed: Person, pasted: Person | null) =>
  once(`back of ${kind} of ${seed} with ${pasted}`, async (name) => {
    const back = await draw(kind, seed, 'back')
    const drawing = pasted ? await paste(back, await draw(kind, pasted, 'front'), onBack) : back
    return (await photograph(drawing, well, name)).jpeg
  })

const takeSelfie = (kind: Kind, seed: Person) =>
  once(`selfie of ${kind} of ${seed}`, async () =>
    drawSelfieOf(studio.portraits, (await draw(kind, seed, 'front')).truth.sitter!, 1),
  )

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

beforeAll(async () => {
  studio = await openStudio()
})

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
const numberOf = async (kind: Kind, seed: Person) => (await draw(kind, seed, 'front')).truth.fields.document_number

test('every honest order of the pictures is valid', async () => {
  for (const kind of kinds) {
    for (const one of people[kind]) {
      for (const isSwapped of kind === 'passport-classic' ? [false] : [false, true]) {
        const { body } = await ask({ ...honest(kind, one), isSwapped })
        const read = body.document?.document_number
        expect([one, isSwapped, body.valid, read], JSON.stringify(body)).toEqual([
          ...[one, isSwapped, true, await numberOf(kind, one)],
        ])
      }
    }
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
    { numRuns: Number(process.env.SHUFFLES ?? 24), seed: 1 },
  )
  console.log(`shuffled requests: ${JSON.stringify(counts)}`)
})

test.each(cards)(
  "%s: a stranger's photo on the back, sent as the front, is not the holder's portrait",
  async (kind) => {
    for (const isProven of [false, true]) {
      const stolen = { ...honest(kind, 'three'), selfie: 'one', isSwapped: true, isPasted: true } as const
      const { body } = await ask({ ...stolen, isProven })
      expect(body.valid, JSON.stringify(body)).toBe(false)
    }
  },
)

test.each(cards)("%s: a stranger's photo beside the portrait is no portrait of the holder", async (kind) => {
  const front = await paste(
    await draw(kind, 'three', 'front'),
    await draw('id-card-spain', 'one', 'front'),
    onFront[kind],
  )
  const frontside = (await photograph(front, well, `${kind} with a photo`)).jpeg
  const pictures = { selfie: await takeSelfie('id-card-spain', 'one'), backside: await takeBack(kind, 'three', null) }
  for (const services of [
    ['ocr', 'face_match'],
    ['ocr', 'face_match', 'id_reader_plus'],
  ]) {
    const { body } = await send({ ...pictures, frontside, document_type: 'identification_card' }, services)
    expect(body.valid, JSON.stringify(body)).toBe(false)
    expect(body.face_match).toMatchObject({ valid: false, error_code: 824 })
  }
})

test('two cards of which one bears the name and the other the portrait make no valid answer', async () => {
  const kind = 'id-card-brazil-rg'
  const [name, portrait] = [
    await drawSpecimen({ kind, seed: 'three', side: 'front', pixelsPerMm: 10 }, studio),
    await drawSpecimen({ kind, seed: 'one', side: 'back', pixelsPerMm: 10 }, studio),
  ]
  const answer = await send(
    {
      selfie: await drawSelfieOf(studio.portraits, portrait.truth.sitter!, 1),
      frontside: (await photograph(name, well, 'name')).jpeg,
      backside: (await photograph(portrait, well, 'portrait')).jpeg,
      document_type: 'identification_card',
    },
    ['ocr', 'face_match'],
  )
  expect([answer.body.face_match.valid, answer.body.document.valid]).toEqual([true, true])
  expect([answer.body.valid, answer.headers.get('error-reason')]).toEqual([false, 'sides_unlinkable'])
})

test("a stranger's card beside a passport does not stand in for the passport's portrait", async () => {
  const card = await draw('id-card-spain', 'one', 'front')
  const passport = await draw('passport-classic', 'two', 'front')
  for (const together of [
    [card, passport],
    [passport, card],
  ]) {
    const { jpeg } = await photographTogether(together, upright, 'together')
    const pictures = { selfie: await takeSelfie('id-card-spain', 'one'), document: jpeg }
    const { body } = await send({ ...pictures, document_type: 'passport' }, ['ocr', 'face_match'])
    expect(body.valid, JSON.stringify(body)).toBe(false)
    expect(body.document.document_number).toBe(passport.truth.fields.document_number)
    const unread = await send(pictures, ['face_match'])
    expect(unread.body.face_match).toMatchObject({ valid: false, error_code: 824 })
  }
})
