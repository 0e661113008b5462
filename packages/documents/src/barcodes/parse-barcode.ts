import type { DecodedBarcode } from '../evidence/side-evidence.js'
import { parseArgentineDni } from '../states/arg/argentine-dni.js'
import { parseChileanLink } from '../states/chl/chilean-link.js'
import { parseColombianCedula } from '../states/col/colombian-cedula.js'
import { parseCostaRicanCedula } from '../states/cri/costa-rican-cedula.js'
import { parseCubanCarne } from '../states/cub/cuban-carne.js'
import { parseAamvaLicence } from './aamva-licence.js'
import type { ParsedBarcode } from './parsed-barcode.js'
import { parsePlainNumber } from './plain-numbers.js'

const evidence = (payload: string, state: string | null = null): ParsedBarcode => ({
  payload,
  state,
  values: {},
  broken: false,
})

/** Links and texts: the Mexican one is known by its host; what its digits mean is not public. */
const keep = ({ text }: DecodedBarcode): ParsedBarcode => {
  if (/^https?:\/\/qr\.ine\.mx\//i.test(text)) return evidence('ine-link', 'MEX')
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return evidence('url')
  return evidence(/^[\p{L}\p{N}\p{P}\p{S}\s]+$/u.test(text) ? 'text' : 'bytes')
}

/** What a barcode says; payloads that are not publicly known are named and left alone. */
export const parseBarcode = (barcode: DecodedBarcode, today: Date): ParsedBarcode =>
  parseArgentineDni(barcode) ??
  parseChileanLink(today)(barcode) ??
  parseColombianCedula(barcode) ??
  parseAamvaLicence(barcode) ??
  parseCubanCarne(barcode) ??
  parseCostaRicanCedula(barcode) ??
  parsePlainNumber(barcode) ??
  keep(barcode)
