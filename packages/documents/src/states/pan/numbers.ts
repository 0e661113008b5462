import type { NumberRules } from '../number-rule.js'

/** Panama's cédula: province 1–13 (with AV or PI for old registers and natives), or PE, E, N; then book and entry. */
export const cedulaPanamaHolds = (number: string): boolean =>
  /^(?:(?:[1-9]|1[0-3])(?:AV|PI|NT)?|PE|E|N)-\d{1,4}-\d{1,6}$/.test(number)

export const panNumbers = {
  'cedula-panama': { holds: cedulaPanamaHolds },
} as const satisfies NumberRules
