import { isDate } from '../../fields/document-field.js'
import { nationalRules } from '../../states/index.js'
import type { Initials } from '../../states/number-rule.js'
import type { Claim } from './claim.js'

/** Numbers that tell the first letters of names. */
const telling = Object.values(nationalRules).flatMap(({ initials }) => initials ?? [])

/** Hardly a character was read as another. */
const CLEAR = 0.95

/** First letters of the holder's names, where one of the numbers that are claimed tells them. */
export const initialsIn = (claims: readonly Claim[]): Initials | null => {
  const numbers = claims.filter(({ asked: { field, isShort }, fit }) => isShort && !isDate(field) && fit >= CLEAR)
  return numbers.flatMap(({ value }) => telling.flatMap((tell) => tell(value) ?? []))[0] ?? null
}
