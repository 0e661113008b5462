import { carneCubaHolds } from './carne-cuba.js'
import { cedulaCostaRicaHolds, dimexHolds } from './cedula-costa-rica.js'
import { cedulaDominicanaHolds } from './cedula-dominicana.js'
import { cedulaEcuadorHolds } from './cedula-ecuador.js'
import { cedulaNicaraguaHolds } from './cedula-nicaragua.js'
import { cedulaPanamaHolds } from './cedula-panama.js'
import { claveDeElectorHolds } from './clave-de-elector.js'
import { cuiGuatemalaHolds } from './cui-guatemala.js'
import { curpHolds } from './curp.js'
import { dniHondurasHolds } from './dni-honduras.js'
import { dniLetterHolds } from './dni-letter.js'
import { dniPeruHolds } from './dni-peru.js'
import { duiElSalvadorHolds } from './dui-el-salvador.js'
import { runHolds } from './run.js'

/** Rules that states publish for their numbers. They confirm or flag; what is printed stays (specimens break them). */
export const nationalRules = {
  curp: curpHolds,
  run: runHolds,
  'dni-letter': dniLetterHolds,
  'cedula-ecuador': cedulaEcuadorHolds,
  'cedula-panama': cedulaPanamaHolds,
  'dni-peru': dniPeruHolds,
  'carne-cuba': carneCubaHolds,
  'cedula-costa-rica': cedulaCostaRicaHolds,
  'cedula-dominicana': cedulaDominicanaHolds,
  'cedula-nicaragua': cedulaNicaraguaHolds,
  'clave-de-elector': claveDeElectorHolds,
  'cui-guatemala': cuiGuatemalaHolds,
  dimex: dimexHolds,
  'dni-honduras': dniHondurasHolds,
  'dui-el-salvador': duiElSalvadorHolds,
} as const
export type NationalRuleName = keyof typeof nationalRules
export const isNationalRule = (name: string): name is NationalRuleName => name in nationalRules
