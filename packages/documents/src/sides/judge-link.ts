import { parseBarcode } from '../barcodes/parse-barcode.js'
import type { PrintedLine } from '../evidence/printed-line.js'
import type { SideEvidence } from '../evidence/side-evidence.js'
import type { Fields } from '../fields/candidate.js'
import { compareReadings, type Reading } from '../match/compare-readings.js'
import type { MatchedField } from '../match/match-fields.js'
import { matchingLimits } from '../match/matching-limits.js'
import { searchedLine } from '../read/page/seek-phrases.js'
import type { Template } from '../templates/template.js'
import type { FoundPhrase } from '../text/find-phrase.js'
import { findIn, phraseOfPlain } from '../text/phrase.js'
import { plainText } from '../text/plain-text.js'
import type { TakenSide } from './is-read-as.js'
import { isLinkedByCode, isLinkedByText } from './is-unlinkable.js'
import { isIdentifying, type SidesLink } from './judged-sides.js'
import { judgingLimits as limits } from './judging-limits.js'

type Linkable = TakenSide & { readonly fields: Fields }

/** Whether both sides name the same holder or number, and if not, whether they could have. */
export const judgeLink = (
  matched: readonly MatchedField[],
  { recognised: { evidence } }: Linkable,
  template: Template | null,
  today: Date,
): Exclude<SidesLink, 'contradicted'> => {
  const agreeing = matched.filter(({ field, agreement }) => isIdentifying(field) && agreement > 0)
  const weight = agreeing.reduce((sum, one) => sum + one.weight, 0)
  if (weight >= matchingLimits.leastWeight) return 'linked'
  return mayLink(evidence, template, today) ? 'unlinked' : 'unlinkable'
}

/** A back that names the holder in print, a zone or a code must have had it read; a code that names nobody cannot link, read or not. */
const mayLink = ({ barcodes }: SideEvidence, template: Template | null, today: Date): boolean => {
  if (!template?.sides.back) return false
  if (isLinkedByText(template)) return true
  if (barcodes.length === 0) return isLinkedByCode(template)
  const isNamed = barcodes.some((code) => Object.keys(parseBarcode(code, today).values).length > 0)
  return template.sides.back.barcodes !== undefined && isNamed
}

/**
 * The front's number stands on the back, also as part of a longer line, or read too badly to be taken for a field; not one that
 * differs in what was read surely.
 */
export const hasNumberOf = (
  { recognised: { evidence } }: Linkable,
  { fields: { document_number: number } }: Linkable,
): boolean => {
  const plain = plainText(number?.value ?? '')
  if (!number || plain.length < limits.numberLength) return false
  const phrase = phraseOfPlain(plain)
  return evidence.lines.some((line) => {
    const found = findIn(searchedLine(line), phrase, limits.numberCost * plain.length)
    return found !== null && compareReadings(number, partOf(line, found), matchingLimits.sure) !== 0
  })
}

const partOf = ({ text, characters, confidence }: PrintedLine, { from, to }: FoundPhrase): Reading => ({
  value: [...text].slice(from, to).join(''),
  characters: characters.slice(from, to).map((one) => one.confidence),
  confidence,
  source: 'print',
  verified: false,
})
