import { createPicture, type Quad, type TextLine, wholePicture } from '@vivid/vision'
import { expect, it } from 'vitest'
import { startBudget } from '../../frame/budget.js'
import { requestBudget } from '../budgets.js'
import type { InterpretedDocument } from '../interpret/interpret.js'
import { toEvidence } from '../interpret/to-evidence.js'
import { viewOf } from '../locate/lay-flat.js'
import type { ReadDocument } from '../read-document.js'
import { askAgain } from './ask-again.js'
import type { SecondReader } from './open-second-reader.js'

const photo = createPicture(1024, 640, 1)
const flat = viewOf(photo, 'card', wholePicture(photo))

/** A doubtful line of capitals 10 px high. */
const line = (widthPx: number, row: number): TextLine => {
  const quad: Quad = [
    [10, row * 20],
    [10 + widthPx, row * 20],
    [10 + widthPx, row * 20 + 10],
    [10, row * 20 + 10],
  ]
  return { text: 'X', confidence: 0.3, characters: [], quad }
}

/** Nothing was understood, so that every doubtful line may hold what is missing. */
const cardOf = (lines: readonly TextLine[]) => {
  const read = { document: null, mrz: null, codes: null, print: { flat, lines } } as unknown as ReadDocument
  return {
    fields: {},
    template: null,
    front: { read, recognised: { evidence: toEvidence(read) }, candidates: [] },
    back: null,
  } as unknown as InterpretedDocument
}

const widthsAsked = async (lines: readonly TextLine[], secondReaderPx: number) => {
  const widths: number[] = []
  const second = {
    read: async ({ widthPx }: { widthPx: number }) => {
      widths.push(widthPx)
      return { text: '', confidence: 0, characters: [] }
    },
  } as unknown as SecondReader
  const budget = startBudget({ ...requestBudget, secondReaderPx })
  await askAgain(second, cardOf(lines), { budget, remainingMs: () => Number.POSITIVE_INFINITY })
  return widths
}

it('asks about six lines, and about fewer pixels than may be asked about', async () => {
  const short = Array.from({ length: 10 }, (_, row) => line(100, row))
  const asked = await widthsAsked(short, 1_800)
  expect(asked).toHaveLength(6)
  expect(await widthsAsked(short, 2.5 * asked[0]!)).toHaveLength(2)
})

it('leaves out a line that is too long, not the shorter ones after it', async () => {
  const lines = [line(500, 0), line(60, 1), line(60, 2)]
  expect(await widthsAsked(lines, 600)).toHaveLength(2)
  expect(await widthsAsked(lines, 0)).toEqual([])
})
