import type { Candidate } from '../fields/candidate.js'
import { isName } from '../fields/document-field.js'
import { transliterate } from '../mrz/names/transliterate.js'
import { isNameCutShort, sameName } from '../text/same-name.js'
import { similarity } from '../text/similarity.js'
import { fusingLimits } from './fusing-limits.js'

/** Both say the same, but for accents and for names cut short. */
export const agree = (a: Candidate, b: Candidate): boolean => {
  if (a.value === b.value) return true
  // The signs are all that tells A+ from A-.
  if (a.field === 'blood_type') return false
  if (!isName(a.field)) return sameName(a.value, b.value)
  return (
    sameName(a.value, b.value) ||
    (a.truncated && isNameCutShort(a.value, b.value)) ||
    (b.truncated && isNameCutShort(b.value, a.value))
  )
}

/** One of them may be a misreading of the other. */
export const nearlyAgree = (a: Candidate, b: Candidate): boolean => {
  if (a.field === 'gender' || a.field === 'blood_type') return false
  if (!isName(a.field)) return similarity(a.value, b.value) >= fusingLimits.sameNumberSimilarity
  // A zone may spell Ä as AE.
  const spelt = similarity(transliterate(a.value), transliterate(b.value))
  return Math.max(similarity(a.value, b.value), spelt) >= fusingLimits.sameNameSimilarity
}
