import type { FusedField } from '../fields/candidate.js'
import type { NumberRule } from '../states/number-rule.js'
import { compareReadings } from './compare-readings.js'
import { matchingLimits } from './matching-limits.js'

const withoutZeros = (number: string) => number.replace(/^0+/, '')

/** In many faces the letter and the digit are one shape. */
const withoutTwins = (number: string) => number.replaceAll('O', '0').replaceAll('I', '1')

/** Print that differs from a number with a holding check digit in nothing that print shows. */
const isPrintOf = (print: FusedField, machine: FusedField): boolean =>
  print.source === 'print' &&
  machine.source !== 'print' &&
  machine.verified &&
  withoutTwins(print.value) === withoutTwins(machine.value)

/** Of the digits that may stand in one place of a number with a check digit, the share that breaks its rule. */
const BREAKING = 0.9

const digits = [...'0123456789']

/** Whether a rule holds and would notice nearly every digit that was misread: it has a check digit. */
const vouches = ({ holds }: NumberRule, number: string): boolean => {
  const changed = [...number].flatMap((own, at) =>
    /\d/.test(own)
      ? digits.filter((digit) => digit !== own).map((digit) => number.slice(0, at) + digit + number.slice(at + 1))
      : [],
  )
  return holds(number) && changed.filter((one) => !holds(one)).length >= BREAKING * changed.length
}

/** Digits and letters in their places. */
const formOf = (number: string) => number.replace(/\d/g, '9').replace(/[A-Z]/g, 'A')

const shareAlike = (a: string, b: string): number => [...a].filter((own, at) => own === b[at]).length / a.length

/** Two numbers that nobody derived from each other agree in a tenth of their digits: in half of them, one is the other changed. */
const ALIKE = 0.5

/** Whether two numbers that stand under one name, and may be the holder's and the card's, are of one kind. */
export const isOneKind = (a: string, b: string, rules: readonly NumberRule[]): boolean =>
  formOf(a) === formOf(b) && (rules.some(({ holds }) => holds(a) || holds(b)) || shareAlike(a, b) >= ALIKE)

/** As `compareReadings` has it; a number whose check digit holds was read surely, whatever its characters' probabilities. */
export const compareNumbers = (front: FusedField, back: FusedField, rules: readonly NumberRule[]): number | null => {
  if (withoutZeros(front.value) === withoutZeros(back.value) || isPrintOf(front, back) || isPrintOf(back, front))
    return 1
  const checked = (field: FusedField): FusedField =>
    rules.some((rule) => vouches(rule, field.value)) ? { ...field, verified: true } : field
  return compareReadings(checked(front), checked(back), matchingLimits.sure)
}
