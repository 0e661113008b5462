import type { Level } from '@vivid/specimens'
import type { ChangedResult } from './measure-changed.js'
import type { ValidityResult } from './measure-validity.js'
import type { ChangedTally, FieldsByLevel, SidesTally, ValidityTally } from './tally.js'

/** Shares that identity cards and passports have to reach, per template. */
const fieldTargets: Readonly<Record<Level, number>> = { clean: 0.995, moderate: 0.97, hard: 0.9 }
/** Documents with all required fields right, on moderate photos. */
const COMPLETE_TARGET = 0.85
/** Of decisions whether two sides belong together. */
const SIDES_TARGET = 0.99

export const meetsFields = (levels: FieldsByLevel): boolean =>
  Object.entries(levels).every(([level, { exact, fields }]) => exact / fields >= fieldTargets[level as Level]) &&
  (!levels.moderate || levels.moderate.complete / levels.moderate.documents >= COMPLETE_TARGET)

export const meetsSides = (tallies: Iterable<SidesTally>): boolean => {
  const all = [...tallies]
  const sum = (pick: (tally: SidesTally) => number) => all.reduce((total, tally) => total + pick(tally), 0)
  return all.length === 0 || sum(({ right }) => right) / sum(({ pairs }) => pairs) >= SIDES_TARGET
}

/** Of right pairs that come back valid; of wrong ones none may. */
const VALID_TARGET = 0.97

export const meetsValidity = (tallies: ReadonlyMap<ValidityResult['wrong'], ValidityTally>): boolean =>
  [...tallies].every(([wrong, { pairs, valid }]) => (wrong === 'none' ? valid / pairs >= VALID_TARGET : valid === 0))

/** A front that contradicts its back is neither valid nor a match; right pairs are as valid as others. */
export const meetsChanged = (tallies: ReadonlyMap<ChangedResult['change'], ChangedTally>): boolean =>
  [...tallies].every(([change, { pairs, valid, match }]) =>
    change === 'none' ? valid / pairs >= VALID_TARGET : valid + match === 0,
  )
