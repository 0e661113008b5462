import { parsePrintedDate } from '../../parse/parse-date.js'
import { parseNumber } from '../../parse/parse-number.js'
import type { Page } from './page.js'
import { cutPiece, meanSureness, type Piece } from './piece.js'
import { placeValue } from './place-value.js'
import type { ReadPart } from './print-candidate.js'

/** N°, Nº, No., Nro., # before a number; the sign is often read as a letter or lost. */
const SIGN = /^(?:N\s?[º°*'"][.:]*|No[.:]|N[o0.:]?[.:]?\s|NRO\.?:?|NUM\.?:?|#)\s*(?=[A-Z]{0,3}\d)/i
const SIGN_ALONE = /^(?:N\s?[º°o*'"][.:]*|NRO\.?:?|NUM\.?:?|#)[.:\s]*$/i

/** Digits with what groups them, perhaps behind letters of a series: 001-0000000-1, AB 1234567, 8-123-4567. */
const FORM = /^[A-Z]{0,3}[ -]?\d[\d .-]*\d(?:[ -]?[\dA-Z])?$/

/** Fewer digits are a height, a year or a section. */
const MIN_DIGITS = 6

/** A number that nothing names must be read this surely. */
const CLEAR = 0.9

const context = { today: new Date(0), dateKind: 'birth' } as const

const digitsIn = (text: string) => text.replace(/\D/g, '').length

/** Not a date, nor two years: 2024 - 2034. */
const isNumber = ({ text }: Piece): boolean =>
  FORM.test(text) &&
  digitsIn(text) >= MIN_DIGITS &&
  parsePrintedDate(text, context) === null &&
  !/^(?:19|20)\d\d\s*-?\s*(?:19|20)\d\d$/.test(text)

const isOneWord = ({ text }: Piece): boolean =>
  /^\S+$/.test(text) && digitsIn(text) >= MIN_DIGITS - 1 && parsePrintedDate(text, context) === null

const partOf = (piece: Piece): ReadPart[] => {
  const parsed = parseNumber(piece.text, context)
  return parsed ? [{ piece, parsed }] : []
}

/** A label of something else has the better claim to a number that stands where its value would. */
const isAnothers = (piece: Piece, { labels, aspect }: Page): boolean =>
  labels.some(({ piece: label, asked }) => {
    // The document's own name over a number says whose number it is: CÉDULA DE IDENTIDAD.
    if (asked?.field === 'document_number') return false
    if (label.line === piece.line) return label.to <= piece.from
    return (['right', 'below'] as const).some((where) => placeValue(label.box, piece.box, where, aspect) > 0)
  })

/** The document's number where no label could be read: the one behind a number sign, or the only one that nothing else names. */
export const inferNumber = (free: readonly Piece[], page: Page): ReadPart | null => {
  const alone = free.filter(({ text }) => SIGN_ALONE.test(text))
  const isSigned = (piece: Piece) =>
    (SIGN.test(piece.text) && digitsIn(piece.text) >= MIN_DIGITS - 1) ||
    (isOneWord(piece) && alone.some(({ box }) => placeValue(box, piece.box, 'right', page.aspect) > 0))
  const withoutSign = (piece: Piece) =>
    cutPiece(piece.line, piece.from + (SIGN.exec(piece.text)?.[0].length ?? 0), piece.to) ?? piece
  const signed = free.filter(isSigned).map(withoutSign).flatMap(partOf)
  if (signed.length > 0) return signed.length === 1 ? signed[0]! : null
  const [only, ...more] = free.filter(isNumber).flatMap(partOf)
  if (!only || more.some(({ parsed }) => parsed.value !== only.parsed.value)) return null
  return meanSureness(only.piece) >= CLEAR && !isAnothers(only.piece, page) ? only : null
}
