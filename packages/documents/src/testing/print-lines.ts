import type { PrintedLine } from '../evidence/printed-line.js'

/** Text, left and top in per cent of the document, height in per cent (default 5), sureness (default 0.99). */
export type Print = readonly [text: string, left: number, top: number, height?: number, sure?: number]

/** Width of a letter in heights of its line, on a card of the usual shape. */
const LETTER_WIDTH = 0.55 / (85.6 / 53.98)

/** Lines of print as a reader would hand them over. */
export const printLines = (prints: readonly Print[]): readonly PrintedLine[] =>
  prints.map(([text, left, top, height = 5, sure = 0.99]) => {
    const letter = (height / 100) * LETTER_WIDTH
    const characters = [...text].map((character, index) => ({
      character,
      confidence: sure,
      left: left / 100 + index * letter,
      right: left / 100 + (index + 1) * letter,
    }))
    const right = characters.at(-1)?.right ?? left / 100
    return {
      text,
      confidence: sure,
      characters,
      box: { left: left / 100, top: top / 100, right, bottom: (top + height) / 100 },
    }
  })
