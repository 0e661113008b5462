import { drawSpecimen, openStudio } from '@vivid/specimens'
import { createPicture, findText, loadModel, type Model, type Picture, readText, type TextLine } from '@vivid/vision'
import { beforeAll, describe, expect, it } from 'vitest'
import { fold, leastErrors } from '../bench/text-match.js'
import { examples } from '../support/whole-run.js'

/** Share of characters: an O for a zero, which its field's form tells, and one sign more, of about 150. */
const MOST_WRONG = 0.015

let detector: Model
let reader: Model
beforeAll(async () => {
  detector = await loadModel('text-detector')
  reader = await loadModel('text-reader')
})

const drawFront = async (kind: string): Promise<{ view: Picture; texts: string[] }> => {
  const drawing = await drawSpecimen({ kind, seed: 'text', side: 'front', pixelsPerMm: 12 }, await openStudio())
  const view = createPicture(drawing.widthPx, drawing.heightPx, 3)
  for (let i = 0; i < drawing.widthPx * drawing.heightPx; i++) {
    for (let channel = 0; channel < 3; channel++) view.data[i * 3 + channel] = drawing.data[i * 4 + channel]!
  }
  const values = drawing.truth.lines.filter(({ role, angleDegrees }) => role === 'value' && !angleDegrees)
  return { view, texts: values.map(({ text }) => text) }
}

const read = async (view: Picture): Promise<TextLine[]> => readText(reader, view, await findText(detector, view))

describe('print on drawn cards', () => {
  it.each(examples(['id-card-spain', 'id-card-mexico', 'id-card-argentina']))('%s: values are read', async (kind) => {
    const { view, texts } = await drawFront(kind)
    const all = fold((await read(view)).map(({ text }) => text).join('|'))
    expect(texts.length).toBeGreaterThan(4)
    const characters = texts.reduce((sum, text) => sum + fold(text).length, 0)
    const errors = texts.reduce((sum, text) => sum + leastErrors(fold(text), all), 0)
    expect(errors / characters).toBeLessThan(MOST_WRONG)
  })

  it('is surer of what is there than of what is half covered', async () => {
    const { view } = await drawFront('id-card-spain')
    const boxes = await findText(detector, view)
    const [clear] = (await readText(reader, view, boxes)).sort((a, b) => b.confidence - a.confidence)
    const covered = createPicture(view.widthPx, view.heightPx, 3, new Uint8Array(view.data))
    const [, , [, bottom]] = clear!.quad
    const half = Math.round((clear!.quad[0][1] + bottom) / 2)
    for (let y = half; y < Math.min(view.heightPx, bottom + 4); y++) {
      covered.data.fill(200, y * view.widthPx * 3, (y + 1) * view.widthPx * 3)
    }
    const [again] = await readText(reader, covered, [clear!])
    expect(again!.confidence).toBeLessThan(clear!.confidence)
  })

  it('finds nothing on an empty page and reads nothing from no boxes', async () => {
    const blank = createPicture(1000, 630, 3)
    blank.data.fill(210)
    expect(await findText(detector, blank)).toEqual([])
    expect(await readText(reader, blank, [])).toEqual([])
  })
})
