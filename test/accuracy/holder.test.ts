import { createIdReaderPlusEngine } from '@vivid/engines/id-reader-plus'
import { drawSpecimen, openStudio, type Studio } from '@vivid/specimens'
import { beforeAll, expect, it } from 'vitest'
import { capture, captures } from '../support/captures.js'

const other = { M: 'F', F: 'M', X: 'X' } as const

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
})

/** The portrait's signal with and without the comparison; 1 where it refuses the document. */
const tellPortrait = async (frontside: Uint8Array) => {
  const signals = [true, false].map(async (comparesSex) => {
    const engine = await createIdReaderPlusEngine({ comparesSex, secondOpinion: false })
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

it.each(drawings)(
  '%s: a portrait of the other sex counts against its document, one of the same does not',
  async (kind, seed) => {
    const draw = async (swapped: boolean) => {
      const portraits: Studio['portraits'] = (key, sex = 'X') => studio.portraits(key, swapped ? other[sex] : sex)
      const page = await drawSpecimen({ kind, seed, pixelsPerMm: 10 }, { ...studio, portraits })
      return capture(page, captures.good, page, 'holder')
    }
    const own = await tellPortrait(await draw(false))
    expect(own.compared).toBeCloseTo(own.alone, 3)
    const foreign = await tellPortrait(await draw(true))
    expect(foreign.compared).toBeGreaterThan(1.3 * foreign.alone)
  },
)
