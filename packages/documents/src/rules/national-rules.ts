import { cedulaEcuadorHolds } from './cedula-ecuador.js'
import { cedulaPanamaHolds } from './cedula-panama.js'
import { curpHolds } from './curp.js'
import { dniLetterHolds } from './dni-letter.js'
import { dniPeruHolds } from './dni-peru.js'
import { runHolds } from './run.js'

/** Rules that states publish for their numbers. They confirm or flag; what is printed stays (specimens break them). */
export const nationalRules = {
  curp: curpHolds,
  run: runHolds,
  'dni-letter': dniLetterHolds,
  'cedula-ecuador': cedulaEcuadorHolds,
  'cedula-panama': cedulaPanamaHolds,
  'dni-peru': dniPeruHolds,
} as const
export type NationalRuleName = keyof typeof nationalRules
export const isNationalRule = (name: string): name is NationalRuleName => name in nationalRules
