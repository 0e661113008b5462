import { parsePrintedDate } from '../../parse/parse-date.js'
import { type Dated, type DateReading, yearsOf } from './infer-dates.js'
import type { Piece } from './piece.js'

/** How well a piece must read as a date. */
const LIKE_DATE = 0.9

const dateOf = (piece: Piece, today: Date): Dated[] => {
  const readAs = (dateKind: 'birth' | 'expiry'): DateReading | null => {
    const parsed = parsePrintedDate(piece.text, { today, dateKind })
    return parsed && parsed.fit >= LIKE_DATE
      ? { part: { piece, parsed }, value: parsed.value, at: yearsOf(parsed.value) }
      : null
  }
  const [past, ahead] = [readAs('birth'), readAs('expiry')]
  return past && ahead ? [{ past, ahead }] : []
}

/** Dates among pieces, each once. */
export const readDates = (pieces: readonly Piece[], today: Date): readonly Dated[] => {
  const dates = pieces.flatMap((piece) => dateOf(piece, today))
  return dates.filter(({ past }, index) => dates.findIndex((other) => other.past.value === past.value) === index)
}
