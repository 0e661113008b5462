import type { FusedField } from '../fields/candidate.js'
import { transliterate } from '../mrz/names/transliterate.js'
import { alignTexts } from '../text/align-texts.js'
import { dropReadTwice } from '../text/read-twice.js'
import { isNameCutShort, sameName } from '../text/same-name.js'
import { compareReadings } from './compare-readings.js'
import { matchingLimits } from './matching-limits.js'

/** The words in another order are the same name. */
const sorted = (name: string) => name.split(/[ -]+/).sort().join(' ')

/** Positions of words, parted by blanks and hyphens. */
const wordsOf = (value: string) =>
  [...value.matchAll(/[^ -]+/g)].map((match) => ({ from: match.index, text: match[0] }))

const surenessOf = ({ value, characters, confidence }: FusedField): readonly number[] => {
  const letters = [...value]
  return characters?.length === letters.length ? characters : letters.map(() => confidence)
}

/** A zone or a barcode has little room: the other side's words are cut to the length of its own. */
const cutAlike = (full: FusedField, short: FusedField): FusedField => {
  const lengths = wordsOf(short.value).map(({ text }) => text.length)
  const words = wordsOf(full.value)
  if (short.source === 'print' || !short.truncated || words.length < lengths.length) return full
  const kept = lengths.map((length, index) => ({ from: words[index]!.from, text: words[index]!.text.slice(0, length) }))
  const sure = surenessOf(full)
  const characters = kept.flatMap(({ from, text }, index) => [
    ...(index > 0 ? [1] : []),
    ...[...text].map((_, at) => sure[from + at]!),
  ])
  return { ...full, value: kept.map(({ text }) => text).join(' '), characters }
}

/** The same name in the letters of a machine readable zone: Ö as OE. */
const transliterated = (field: FusedField): FusedField => {
  const value = field.value.normalize('NFC')
  const sure = surenessOf({ ...field, value })
  const expanded = [...value].map((letter) => [...transliterate(letter)])
  return {
    ...field,
    value: expanded.flat().join(''),
    characters: expanded.flatMap((plain, index) => plain.map(() => sure[index]!)),
  }
}

/** A zone's name as if its first two letters were one: print that lost the Ø of ØSTERGÅRD lacks one letter, not OE. */
const beginningWithOne = (field: FusedField): FusedField =>
  field.source === 'print' || !/^(A[AE]|[OU]E)/.test(field.value)
    ? field
    : {
        ...field,
        value: field.value.slice(0, 1) + field.value.slice(2),
        characters: field.characters?.filter((_, at) => at !== 1) ?? null,
      }

/** Print as if none of its letters had been read twice. */
const readOnce = (print: FusedField, machine: FusedField): FusedField => {
  if (print.source !== 'print' || machine.source === 'print') return print
  const value = dropReadTwice(print.value, machine.value)
  const sure = surenessOf(print)
  const kept = alignTexts(print.value, value).pairs.filter(([, at]) => at >= 0)
  return { ...print, value, characters: kept.map(([from]) => sure[from] ?? 1) }
}

/** Print of which words are missing at its end or its beginning: a line that was not found, not another name. */
const isPartOf = (print: FusedField, machine: FusedField): boolean => {
  const [own, all] = [print.value.split(' ').length, machine.value.split(' ')]
  if (print.source !== 'print' || machine.source === 'print' || own >= all.length) return false
  return isNameCutShort(print.value, machine.value) || sameName(print.value, all.slice(-own).join(' '))
}

/** As `compareReadings` has it, in whatever spelling the two names are nearest. */
export const compareNames = (front: FusedField, back: FusedField): number | null => {
  if (sameName(sorted(front.value), sorted(back.value))) return 1
  const spellings = [
    [front, back],
    [transliterated(front), transliterated(back)],
    [beginningWithOne(transliterated(front)), beginningWithOne(transliterated(back))],
    [readOnce(front, back), readOnce(back, front)],
  ] as const
  // Uncut too: a letter read twice moves the place at which a word would be cut.
  const pairs = spellings.flatMap(([one, other]) => [
    [cutAlike(one, other), cutAlike(other, one)] as const,
    [one, other] as const,
  ])
  const compared = pairs.map(([a, b]) => (sameName(a.value, b.value) ? 1 : compareReadings(a, b, matchingLimits.sure)))
  const nearest = Math.max(...compared.map((one) => one ?? 0))
  const isUnknown = compared.includes(null) || isPartOf(front, back) || isPartOf(back, front)
  return nearest === 0 && isUnknown ? null : nearest
}
