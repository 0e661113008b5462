import { isUnspecific } from '../barcodes/is-unspecific.js'
import { parseBarcode } from '../barcodes/parse-barcode.js'
import type { Fields } from '../fields/candidate.js'
import { matchSides } from '../match/match-sides.js'
import { matchingLimits } from '../match/matching-limits.js'
import { searchedLine } from '../read/print/seek-phrases.js'
import type { Template } from '../templates/template.js'
import { findIn, phraseOfPlain } from '../text/phrase.js'
import { plainText } from '../text/plain-text.js'
import { isBlankSide, type TakenSide } from './is-read-as.js'
import { isIdentifying, type JudgedSides } from './judged-sides.js'
import { judgingLimits as limits } from './judging-limits.js'

type Linkable = TakenSide & { readonly fields: Fields }

/** Whether both sides name the same holder or number, and if not, whether they could have. */
export const judgeLink = (
  front: Linkable,
  back: Linkable,
  template: Template | null,
  today: Date,
): JudgedSides['link'] => {
  const agreeing = matchSides(front.fields, back.fields, template).perField.filter(
    ({ field, agreement }) => isIdentifying(field) && agreement > 0,
  )
  const weight = agreeing.reduce((sum, one) => sum + one.weight, 0)
  if (weight >= matchingLimits.leastWeight || hasNumberOf(back, front)) return 'linked'
  return mayLink(back, template, today) ? 'unlinked' : 'unlinkable'
}

/** Also where it is part of a longer line, or was read too badly to be taken for a field. */
const hasNumberOf = ({ evidence }: Linkable, { fields }: Linkable): boolean => {
  const number = plainText(fields.document_number?.value ?? '')
  if (number.length < limits.numberLength) return false
  const phrase = phraseOfPlain(number)
  return evidence.lines.some((line) => findIn(searchedLine(line), phrase, limits.numberCost * number.length) !== null)
}

/** A back that names the holder in a zone, a code or print must have had it read; a code that names nobody cannot link, read or not. */
const mayLink = ({ evidence }: Linkable, template: Template | null, today: Date): boolean => {
  const { front, back } = template?.sides ?? {}
  // Any picture passes for such a back, so none may vouch for the front.
  if (back && template?.state && isBlankSide(back)) return true
  const isPrinted = (back?.fields ?? []).some(
    ({ field }) => isIdentifying(field) && front?.fields.some((other) => other.field === field),
  )
  if (back?.mrz || isPrinted) return true
  if (!back?.barcodes) return false
  const codes = evidence.barcodes.map((code) => parseBarcode(code, today))
  if (codes.length === 0) return back.barcodes.payloads.some((payload) => !isUnspecific(payload))
  return codes.some(({ values }) => Object.keys(values).length > 0)
}
