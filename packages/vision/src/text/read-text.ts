import { type Quad, sideLengths } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'
import type { Model } from '../model/load-model.js'
import { decodeCharacters, type StepCharacter } from './decode-characters.js'
import { joinReadTwice } from './join-read-twice.js'
import { lineBatch } from './line-batch.js'
import { readerSettings } from './reader-settings.js'
import { restoreLost } from './restore-lost.js'
import { type StraightText, straightenText, straightWidthPx, type TextSource } from './straighten-text.js'

interface TextCharacter {
  readonly character: string
  readonly confidence: number
  /** Along the line, in the view's pixels. */
  readonly leftPx: number
  readonly rightPx: number
}

export interface TextLine {
  readonly text: string
  /** 0…1: geometric mean over the characters. */
  readonly confidence: number
  readonly characters: readonly TextCharacter[]
  readonly quad: Quad
}

/**
 * Lines of about one width are read together. A call costs as much as 23 px more of a line, so that one which is up to half as much
 * narrower gains by going along. Long ones are read alone: inner values of wide batches fit no cache and stay in the runtime's memory.
 */
const BATCH = { lessPx: 12, widthPx: 768 } as const

/** The network halves the width twice. */
const WIDTH_STEP_PX = 4

/** Half the width of a wide letter, in cap heights. */
const MAX_HALF_WIDTH = 0.55

/**
 * Reads the boxes that `findText` found, or any others from the capitals' top to the baseline. One line per box, in order. Boxes
 * and answers are in the view's pixels; where the view was cut from a finer photo, lines are better cut from that (`source`).
 */
export const readText = async (
  reader: Model,
  view: Picture,
  boxes: readonly { readonly quad: Quad }[],
  source: Picture | TextSource = view,
): Promise<TextLine[]> => {
  const settings = readerSettings(reader.card)
  const straight = boxes.map(({ quad }) => straightenText(source, quad, settings))
  const lines = new Array<TextLine>(boxes.length)
  for (const { widthPx, members } of batchByWidth(straight)) {
    const { logits } = await reader.run({
      line: lineBatch(
        members.map((i) => straight[i]!.picture),
        widthPx,
      ),
    })
    const [, steps, classes] = logits!.dims as [number, number, number]
    for (const [row, i] of members.entries()) {
      const own = logits!.data.subarray(row * steps * classes, (row + 1) * steps * classes)
      const used = Math.ceil((straight[i]!.picture.widthPx * steps) / widthPx)
      const likeliest = decodeCharacters(own, used, settings.characters)
      const found = joinReadTwice(restoreLost(likeliest, own, settings.characters))
      lines[i] = lineOf(found, straight[i]!, boxes[i]!.quad, widthPx / steps)
    }
  }
  return lines
}

/** How wide the reader's input for one box is: its time grows with it. */
export const lineWidthPx = (reader: Model, quad: Quad): number => straightWidthPx(quad, readerSettings(reader.card))

const batchByWidth = (straight: readonly StraightText[]): { widthPx: number; members: number[] }[] => {
  const widthOf = (i: number) => Math.ceil(straight[i]!.picture.widthPx / WIDTH_STEP_PX) * WIDTH_STEP_PX
  const widestFirst = straight.map((_, i) => i).sort((a, b) => widthOf(b) - widthOf(a))
  const batches: { widthPx: number; members: number[] }[] = []
  for (const i of widestFirst) {
    const open = batches.at(-1)
    const goesAlong =
      open && open.widthPx - widthOf(i) <= BATCH.lessPx && (open.members.length + 1) * open.widthPx <= BATCH.widthPx
    if (goesAlong) open.members.push(i)
    else batches.push({ widthPx: widthOf(i), members: [i] })
  }
  return batches
}

const lineOf = (found: readonly StepCharacter[], straight: StraightText, quad: Quad, stepPx: number): TextLine => {
  const first = found.findIndex(({ character }) => character !== ' ')
  const inner = first < 0 ? [] : found.slice(first, found.findLastIndex(({ character }) => character !== ' ') + 1)
  const logSum = inner.reduce((sum, { confidence }) => sum + Math.log(confidence), 0)
  return {
    text: inner.map(({ character }) => character).join(''),
    confidence: inner.length > 0 ? Math.exp(logSum / inner.length) : 0,
    characters: placeCharacters(inner, straight, stepPx, sideLengths(quad).height),
    quad,
  }
}

/** The network says where a character is surest, not where it ends: half way to its neighbours, or what a letter may fill. */
const placeCharacters = (
  found: readonly StepCharacter[],
  { picture, quad }: StraightText,
  stepPx: number,
  heightPx: number,
): TextCharacter[] => {
  const [left, right] = [(quad[0][0] + quad[3][0]) / 2, (quad[1][0] + quad[2][0]) / 2]
  const middles = found.map(({ from, to }) => left + (((from + to) / 2) * stepPx * (right - left)) / picture.widthPx)
  const reach = heightPx * MAX_HALF_WIDTH
  return found.map(({ character, confidence }, i) => {
    const middle = middles[i]!
    const [before, after] = [middles[i - 1] ?? -Infinity, middles[i + 1] ?? Infinity]
    return {
      character,
      confidence,
      leftPx: Math.max((before + middle) / 2, middle - reach),
      rightPx: Math.min((middle + after) / 2, middle + reach),
    }
  })
}
