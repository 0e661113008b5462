import type { Box } from '../../evidence/printed-line.js'
import type { Candidates } from '../../fields/candidate.js'
import { parseNationality } from '../../parse/parse-nationality.js'
import { parseText } from '../../parse/parse-text.js'
import { meanSureness, type Piece } from './piece.js'
import type { ReadPart } from './print-candidate.js'

/** Mean sureness of letters that are print and not a pattern. */
const CLEAR = 0.75

/** Values are set in one size; headings and labels are not. */
const SAME_SIZE = { least: 0.7, most: 1.4 } as const

/** Of a place's name. */
const MIN_LETTERS = 3

const height = ({ top, bottom }: Box) => bottom - top
const middle = ({ top, bottom }: Box) => (top + bottom) / 2

/**
 * ICAO 9303-4 §4.1: the place of birth stands after the date of birth and before or beside the dates of issue and expiry; the
 * authority comes later. Of words in that place, the first in reading order, where no label says more.
 */
export const inferBirthPlace = (free: readonly Piece[], labelled: Candidates, today: Date): ReadPart | null => {
  const boxOf = (name: string) => labelled.find(({ field }) => field === name)?.box
  const [birth, expiry] = [boxOf('birth_date'), boxOf('expiration_date')]
  if (!birth || !expiry) return null
  const row = height(birth) / 2
  const [found] = free
    .filter(({ box }) => {
      const size = height(box) / height(birth)
      const isBelow = middle(box) > middle(birth) + row
      const isBeside = Math.abs(middle(box) - middle(birth)) <= row && box.left > birth.right
      return (
        size > SAME_SIZE.least && size < SAME_SIZE.most && (isBelow || isBeside) && middle(box) < middle(expiry) + row
      )
    })
    .sort((a, b) => (Math.abs(middle(a.box) - middle(b.box)) <= row ? a.box.left - b.box.left : a.box.top - b.box.top))
    .flatMap((piece): ReadPart[] => {
      const parsed = parseText(piece.text, { today, dateKind: 'birth' })
      const letters = piece.text.replace(/[^\p{L}]/gu, '').length
      const isState = (parseNationality(piece.text, { today, dateKind: 'birth' })?.fit ?? 0) >= 0.9
      const isWords = letters >= MIN_LETTERS && !/\d/.test(piece.text) && meanSureness(piece) >= CLEAR
      return parsed && isWords && !isState ? [{ piece, parsed }] : []
    })
  return found ?? null
}
