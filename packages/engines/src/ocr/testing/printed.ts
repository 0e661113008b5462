import type { TextLine } from '@vivid/vision'

/** Text, left and top in per cent of the view, and how surely it was read. */
export type Print = readonly [text: string, left: number, top: number, confidence?: number]

export const VIEW = { widthPx: 576, heightPx: 363 }

/** A line of print in letters of one width. */
export const lineOf = ([text, left, top, confidence = 0.99]: Print): TextLine => {
  const [x, y] = [(left / 100) * VIEW.widthPx, (top / 100) * VIEW.heightPx]
  const characters = [...text].map((character, i) => ({
    character,
    confidence,
    leftPx: x + i * 6,
    rightPx: x + i * 6 + 6,
  }))
  const right = x + text.length * 6
  return {
    text,
    confidence,
    characters,
    quad: [
      [x, y],
      [right, y],
      [right, y + 14],
      [x, y + 14],
    ],
  }
}

/** The front of a card that no template describes. */
export const printedFront = (surname: string, number: string): readonly Print[] => [
  ['REPUBLIC OF UTOPIA', 10, 4],
  ['Surname', 30, 15],
  [surname, 30, 20],
  ['Given names', 30, 28],
  ['ANA', 30, 33],
  ['Date of birth', 30, 41],
  ['12.01.1990', 30, 46],
  ['Document No', 30, 54],
  [number, 30, 59],
  ['Date of issue', 60, 54],
  ['01.01.2020', 60, 59],
]
