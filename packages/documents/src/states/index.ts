import type { PayloadParser } from '../barcodes/parsed-barcode.js'
import type { Parser } from '../parse/parsed-value.js'
import { parseArgentineDni } from './arg/barcodes.js'
import { argNumbers } from './arg/numbers.js'
import { braNumbers } from './bra/numbers.js'
import { parseChileanLink } from './chl/barcodes.js'
import { chlNumbers } from './chl/numbers.js'
import { parseColombianCedula } from './col/barcodes.js'
import { parseSeriesLine } from './col/parse-series-line.js'
import { parseCostaRicanCedula } from './cri/barcodes.js'
import { criNumbers } from './cri/numbers.js'
import { parseCubanCarne } from './cub/barcodes.js'
import { cubNumbers } from './cub/numbers.js'
import { domNumbers } from './dom/numbers.js'
import { ecuNumbers } from './ecu/numbers.js'
import { espNumbers } from './esp/numbers.js'
import { gtmNumbers } from './gtm/numbers.js'
import { hndNumbers } from './hnd/numbers.js'
import { parseIneLink } from './mex/barcodes.js'
import { mexNumbers } from './mex/numbers.js'
import { parseCurp } from './mex/parse-curp.js'
import { nicNumbers } from './nic/numbers.js'
import type { NumberRule, NumberRules } from './number-rule.js'
import { parsePanamanianNumber } from './pan/barcodes.js'
import { panNumbers } from './pan/numbers.js'
import { perNumbers } from './per/numbers.js'
import { prtNumbers } from './prt/numbers.js'
import { slvNumbers } from './slv/numbers.js'
import { uryNumbers } from './ury/numbers.js'

/** Rules that states publish for their numbers. They confirm or flag; what is printed stays (specimens break them). */
const rules = {
  ...argNumbers,
  ...braNumbers,
  ...chlNumbers,
  ...criNumbers,
  ...cubNumbers,
  ...domNumbers,
  ...ecuNumbers,
  ...espNumbers,
  ...gtmNumbers,
  ...hndNumbers,
  ...mexNumbers,
  ...nicNumbers,
  ...panNumbers,
  ...perNumbers,
  ...prtNumbers,
  ...slvNumbers,
  ...uryNumbers,
} as const satisfies NumberRules
export type NationalRuleName = keyof typeof rules
export const nationalRules: Readonly<Record<NationalRuleName, NumberRule>> = rules
export const isNationalRule = (name: string): name is NationalRuleName => Object.hasOwn(nationalRules, name)

/** Payloads of barcodes that one state alone prints. */
export const nationalPayloads: readonly PayloadParser[] = [
  parseArgentineDni,
  parseChileanLink,
  parseColombianCedula,
  parseCostaRicanCedula,
  parseCubanCarne,
  parseIneLink,
  parsePanamanianNumber,
]

/** Forms of print that one state alone has, as templates name them. */
export const nationalParsers = {
  curp: parseCurp,
  'series-line': parseSeriesLine,
} as const satisfies Record<string, Parser>
