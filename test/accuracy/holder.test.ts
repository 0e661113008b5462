import { loadDocumentExaminer } from '@vivid/engines/document-liveness'
import { createIdReaderPlusEngine } from '@vivid/engines/id-reader-plus'
import { drawSpecimen, openStudio, type Studio } from '@vivid/specimens'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { capture, captures } from '../support/captures.js'
import { photographed, selfieOf } from '../support/drawn.js'
import { examples } from '../support/whole-run.js'
import { cutPortrait, replacePortrait } from './replace-portrait.js'

const other = { M: 'F', F: 'M', X: 'X' } as const

let studio: Studio
/** One that compares the portrait's sex with the printed one, and one that does not. */
let engines: Awaited<ReturnType<typeof createIdReaderPlusEngine>>[]
beforeAll(async () => {
  studio = await openStudio()
  engines = await Promise.all(
    [true, false].map((comparesSex) => createIdReaderPlusEngine({ comparesSex, secondOpinion: false })),
  )
})

/** The portrait's signal with and without the comparison; 1 where it refuses the document. */
const tellPortrait = async (frontside: Uint8Array) => {
  const signals = engines.map(async (engine) => {
    const answer = await engine.answer({
      frontside,
      documentType: 'passport',
      language: 'en',
      reading: { validateSides: false },
    })
    if (answer.outcome === 'answered') return answer.body.proof.signals.portrait
    expect(answer.error).toBe('document_portrait_replaced')
    return 1
  })
  const [compared, alone] = await Promise.all(signals)
  return { compared: compared!, alone: alone! }
}

/** Drawings whose portraits raise no doubt of their own: a refused one would hide what the comparison adds. */
const drawings = [
  ['passport-classic', 'keeper'],
  ['passport-laminate', 'holder'],
] as const

it.each(examples(drawings))(
  '%s: a portrait of the other sex counts against its document, one of the same does not',
  async (kind, seed) => {
    const specimen = { kind, seed, pixelsPerMm: 10 }
    const own = await tellPortrait((await photographed(specimen, captures.good.wish, 'holder')).jpeg)
    expect(own.compared).toBeCloseTo(own.alone, 3)
    const portraits: Studio['portraits'] = (key, sex = 'X') => studio.portraits(key, other[sex])
    const page = await drawSpecimen(specimen, { ...studio, portraits })
    const foreign = await tellPortrait(await capture(page, captures.good, page, 'holder'))
    expect(foreign.compared).toBeGreaterThan(1.3 * foreign.alone)
  },
)

it('a portrait unlike the smaller one beside it counts against its document; a person behind the document does not', async () => {
  const examiner = await loadDocumentExaminer()
  const tell = async (jpeg: Uint8Array) => {
    const examined = await examiner.examine(jpeg, 'any')
    const alone = await examiner.judge({ ...examined, finding: null })
    const { timings, signals } = await examiner.compare(examined, { ...alone, attack: null }, null)
    const isCompared = timings.some(({ name }) => name === 'face-embedding')
    return { isCompared, alone: alone.signals.portrait, compared: signals.portrait }
  }
  const draw = (portraits: Studio['portraits'], kind: string) =>
    drawSpecimen({ kind, seed: 'a', pixelsPerMm: 10 }, { ...studio, portraits })
  const foreigner: Studio['portraits'] = (key, sex = 'X') => studio.portraits(`${key}/other`, other[sex])
  const own = await draw(studio.portraits, 'passport-modern')
  const genuine = await tell(await capture(own, captures.good, own, 'ghost'))
  expect(genuine.isCompared).toBe(true)
  expect(genuine.compared).toBeCloseTo(genuine.alone, 6)
  const forged = replacePortrait(own, cutPortrait(await draw(foreigner, 'passport-modern')))
  const replaced = await tell(await capture(forged, captures.good, forged, 'ghost'))
  expect(replaced.isCompared).toBe(true)
  expect(replaced.compared).toBeGreaterThan(2 * replaced.alone)
  // A design without a second portrait, held below the face of somebody else.
  const plain = await draw(studio.portraits, 'id-card-spain')
  const page = await sharp(plain.data, { raw: { width: plain.widthPx, height: plain.heightPx, channels: 4 } })
    .resize({ width: 700 })
    .png()
    .toBuffer()
  const held = await sharp(await selfieOf({ seed: 'somebody', sex: 'F' }))
    .composite([{ input: page, left: 130, top: 800 }])
    .jpeg({ quality: 90 })
    .toBuffer()
  expect(await tell(held)).toMatchObject({ isCompared: false })
})
