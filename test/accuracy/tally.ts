import type { Level } from '@vivid/specimens'
import type { ChangedResult } from './measure-changed.js'
import type { FieldsResult } from './measure-fields.js'
import type { Pairing, SidesResult } from './measure-sides.js'
import type { ValidityResult } from './measure-validity.js'

export interface FieldsTally {
  documents: number
  fields: number
  exact: number
  complete: number
  rejected: number
}

export type FieldsByLevel = Partial<Record<Level, FieldsTally>>

export const tallyFields = (results: readonly FieldsResult[]): Map<string, FieldsByLevel> => {
  const byTemplate = new Map<string, FieldsByLevel>()
  for (const { template, level, fields, exact, complete, rejected } of results) {
    const levels = byTemplate.get(template) ?? {}
    const tally = levels[level] ?? { documents: 0, fields: 0, exact: 0, complete: 0, rejected: 0 }
    byTemplate.set(template, levels)
    levels[level] = {
      documents: tally.documents + 1,
      fields: tally.fields + fields,
      exact: tally.exact + exact,
      complete: tally.complete + (complete ? 1 : 0),
      rejected: tally.rejected + (rejected ? 1 : 0),
    }
  }
  return byTemplate
}

export interface SidesTally {
  pairs: number
  right: number
  rejected: number
}

export const tallySides = (results: readonly SidesResult[]): Map<Pairing, SidesTally> => {
  const byPairing = new Map<Pairing, SidesTally>()
  for (const { pairing, right, rejected } of results) {
    const tally = byPairing.get(pairing) ?? { pairs: 0, right: 0, rejected: 0 }
    byPairing.set(pairing, {
      pairs: tally.pairs + 1,
      right: tally.right + (right ? 1 : 0),
      rejected: tally.rejected + (rejected ? 1 : 0),
    })
  }
  return byPairing
}

export interface ValidityTally {
  pairs: number
  valid: number
  rejected: number
}

export const tallyValidity = (results: readonly ValidityResult[]): Map<ValidityResult['wrong'], ValidityTally> => {
  const byWrong = new Map<ValidityResult['wrong'], ValidityTally>()
  for (const { wrong, valid, rejected } of results) {
    const tally = byWrong.get(wrong) ?? { pairs: 0, valid: 0, rejected: 0 }
    byWrong.set(wrong, {
      pairs: tally.pairs + 1,
      valid: tally.valid + (valid ? 1 : 0),
      rejected: tally.rejected + (rejected ? 1 : 0),
    })
  }
  return byWrong
}

export interface ChangedTally extends ValidityTally {
  match: number
}

export const tallyChanged = (results: readonly ChangedResult[]): Map<ChangedResult['change'], ChangedTally> => {
  const byChange = new Map<ChangedResult['change'], ChangedTally>()
  for (const { change, valid, match, rejected } of results) {
    const tally = byChange.get(change) ?? { pairs: 0, valid: 0, match: 0, rejected: 0 }
    byChange.set(change, {
      pairs: tally.pairs + 1,
      valid: tally.valid + (valid ? 1 : 0),
      match: tally.match + (match ? 1 : 0),
      rejected: tally.rejected + (rejected ? 1 : 0),
    })
  }
  return byChange
}
