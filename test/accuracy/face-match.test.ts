import type { SeenFaces } from '@vivid/contract'
import { createFaceMatchEngine, loadFaceEmbedder } from '@vivid/engines/face-match'
import { type Drawing, drawSpecimen, openStudio } from '@vivid/specimens'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { photographed, photoOf, selfieOf } from '../support/drawn.js'
import { examples } from '../support/whole-run.js'

type Engine = Awaited<ReturnType<typeof createFaceMatchEngine>>

/** Has a second, smaller portrait. */
const KIND = 'id-card-chile'
let engine: Engine
let [card, photo, holder, stranger]: [Drawing, Buffer, Buffer, Buffer] = [] as never

beforeAll(async () => {
  engine = await createFaceMatchEngine()
  card = await drawSpecimen({ kind: KIND, seed: 3 }, await openStudio())
  expect(card.truth.ghostPortrait).not.toBeNull()
  photo = await take(3)
  const sitter = card.truth.sitter!
  holder = await selfieOf(sitter)
  stranger = await selfieOf({ seed: 'somebody', sex: sitter.sex === 'F' ? 'M' : 'F' })
})

const take = async (seed: number) => (await photographed({ kind: KIND, seed }, { level: 'moderate' }, seed)).jpeg

const flat = ({ data, widthPx, heightPx }: Drawing, width: number) =>
  sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .flatten({ background: '#fff' })
    .resize({ width })
    .png()
    .toBuffer()

it('of a document whose sides both bear a portrait, each must be the person’s', async () => {
  const backside = await take(4)
  expect(await engine.answer({ selfie: holder, document: photo, backside: photo })).toMatchObject({
    outcome: 'answered',
  })
  for (const [one, two] of [
    [photo, backside],
    [backside, photo],
  ] as const) {
    const answer = await engine.answer({ selfie: holder, document: one, backside: two })
    expect(answer).toMatchObject({ outcome: 'rejected', error: 'faces_differ' })
  }
})

describe('a card’s portrait', () => {
  it.each(examples([90, 0, 180, 270]))('is the holder’s and no stranger’s, turned by %i degrees', async (degrees) => {
    const document = await sharp(photo).rotate(degrees).jpeg({ quality: 92 }).toBuffer()
    const answer = await engine.answer({ selfie: holder, document })
    expect(answer).toMatchObject({ outcome: 'answered' })
    const other = await engine.answer({ selfie: stranger, document })
    expect(other).toMatchObject({ outcome: 'rejected', error: 'faces_differ' })
    const [own, others] = [answer, other].map((one) => (one.outcome === 'answered' ? one.body : one.scores)) as {
      similarity: number
    }[]
    expect(own!.similarity).toBeGreaterThan(0.5)
    expect(others!.similarity).toBeLessThan(0.5)
  })

  it('is the large one, not the ghost beside it', async () => {
    const document = await sharp(await flat(card, 1000))
      .jpeg()
      .toBuffer()
    const { seen } = await engine.answer({ selfie: holder, document, debug: true })
    const face = (seen as SeenFaces).document!.face!
    const middle = (axis: 0 | 1) => face.reduce((sum, point) => sum + point[axis] / face.length, 0)
    const scale = 1000 / card.widthPx
    const { x, y, width, height } = card.truth.portrait!
    expect(Math.abs(middle(0) - (x + width / 2) * scale)).toBeLessThan((width * scale) / 4)
    expect(Math.abs(middle(1) - (y + height / 2) * scale)).toBeLessThan((height * scale) / 4)
  })

  it('counts, and not the face of who holds the card up', async () => {
    const held = await sharp(stranger)
      .composite([{ input: await flat(card, 620), left: 170, top: 850 }])
      .jpeg({ quality: 90 })
      .toBuffer()
    expect(await engine.answer({ selfie: holder, document: held })).toMatchObject({ outcome: 'answered' })
    const another = await selfieOf({ seed: 'somebody', sex: card.truth.sitter!.sex === 'F' ? 'M' : 'F' }, 2)
    expect(await engine.answer({ selfie: another, document: held })).toMatchObject({ error: 'faces_differ' })
  })

  it('may come alone', async () => {
    const { x, y, width, height } = card.truth.portrait!
    const box = { left: Math.round(x), top: Math.round(y), width: Math.round(width), height: Math.round(height) }
    const alone = await sharp(await flat(card, card.widthPx))
      .extract(box)
      .jpeg()
      .toBuffer()
    expect(await engine.answer({ selfie: holder, document: alone })).toMatchObject({ outcome: 'answered' })
  })
})

it('finds a document’s holder nearer to it than any stranger, and tells most strangers apart', async () => {
  const document = await photoOf('passport-modern')
  const similarityTo = async (sitter: Parameters<typeof selfieOf>[0]) => {
    const answer = await engine.answer({ selfie: await selfieOf(sitter), document: document.jpeg })
    if (answer.outcome === 'rejected') expect(answer.error).toBe('faces_differ')
    const { similarity } = (answer.outcome === 'answered' ? answer.body : answer.scores) as { similarity: number }
    expect(similarity >= 0.5).toBe(answer.outcome === 'answered')
    return similarity
  }
  const own = await similarityTo(document.truth.sitter!)
  expect(own).toBeGreaterThanOrEqual(0.5)
  // Drawn people are more alike than real ones: some pass for each other.
  const strangers: number[] = []
  for (let i = 0; i < 6; i++) strangers.push(await similarityTo({ seed: `somebody else ${i}`, sex: i % 2 ? 'M' : 'F' }))
  expect(Math.max(...strangers)).toBeLessThan(own)
  expect(strangers.filter((similarity) => similarity < 0.5).length).toBeGreaterThanOrEqual(3)
})

it('answers 731 for a side without a portrait, and 732 for one of a few pixels', async () => {
  const back = await photoOf('id-card-spain', 'back')
  expect(await engine.answer({ selfie: holder, document: back.jpeg })).toMatchObject({
    error: 'document_face_not_found',
  })
  const tiny = await sharp(await sharp(await flat(card, 40)).toBuffer())
    .resize({ width: 900 })
    .jpeg({ quality: 50 })
    .toBuffer()
  const answer = await engine.answer({ selfie: holder, document: tiny })
  expect(answer).toMatchObject({ error: 'document_face_unusable' })
})

it('answers 733 for one picture sent as both, also shrunk, cropped and compressed', async () => {
  const copies = [
    holder,
    await sharp(holder).resize({ width: 520 }).jpeg({ quality: 60 }).toBuffer(),
    await sharp(holder).extract({ left: 40, top: 60, width: 880, height: 1150 }).jpeg({ quality: 70 }).toBuffer(),
  ]
  for (const document of copies) {
    expect(await engine.answer({ selfie: holder, document })).toMatchObject({ error: 'selfie_of_document' })
  }
})

it('answers 733 for the document’s own portrait, cut out and enlarged', async () => {
  const { jpeg, truth } = await photoOf('passport-modern')
  const [xs, ys] = [0, 1].map((axis) => truth.photo.portraitQuad!.map((corner) => Math.round(corner[axis]!)))
  const [left, top] = [Math.min(...xs!), Math.min(...ys!)]
  const box = { left, top, width: Math.max(...xs!) - left, height: Math.max(...ys!) - top }
  const selfie = await sharp(jpeg).extract(box).resize({ width: 900 }).jpeg().toBuffer()
  expect(await engine.answer({ selfie, document: jpeg })).toMatchObject({ error: 'selfie_of_document' })
})

it('keeps the selfie’s own codes, and says which of the two is no picture', async () => {
  const nothing = Buffer.from('nothing')
  expect(await engine.answer({ selfie: nothing, document: photo })).toMatchObject({ error: 'selfie_unreadable' })
  expect(await engine.answer({ selfie: holder, document: nothing })).toMatchObject({ error: 'file_unreadable' })
  const wall = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#776' } })
    .jpeg()
    .toBuffer()
  expect(await engine.answer({ selfie: wall, document: photo })).toMatchObject({ error: 'face_not_found' })
})

it('neither answers, shows nor prints an embedding', async () => {
  const embedder = await loadFaceEmbedder()
  const numbers = await Promise.all(
    [holder, photo].map(async (bytes) => (await embedder.embed(bytes)).numbers!.embedding),
  )
  const writes = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true))
  const answer = await engine.answer({ selfie: holder, document: photo, debug: true })
  const printed = writes.flatMap(({ mock }) => mock.calls).map(String)
  for (const write of writes) write.mockRestore()
  const told = JSON.stringify(answer, (_, value) =>
    ArrayBuffer.isView(value) ? Array.from(value as Float32Array) : value,
  )
  // Four digits of the larger numbers: where an embedding is told, many are; elsewhere one may be met by chance.
  const larger = numbers.flatMap((embedding) => [...embedding]).filter((value) => Math.abs(value) > 0.05)
  expect(larger.length).toBeGreaterThan(100)
  const met = (text: string) => larger.filter((value) => text.includes(Math.abs(value).toFixed(6).slice(0, 6))).length
  expect(met(JSON.stringify(larger))).toBeGreaterThan(0.8 * larger.length)
  expect(met(told)).toBeLessThan(0.05 * larger.length)
  expect(met(printed.join())).toBe(0)
})
