import type { DecodedBarcode } from '../evidence/side-evidence.js'
import { nationalPayloads } from '../states/index.js'
import { parseAamvaLicence } from './aamva-licence.js'
import type { ParsedBarcode } from './parsed-barcode.js'
import { parsePlainNumber } from './plain-numbers.js'

const evidence = (payload: string): ParsedBarcode => ({ payload, state: null, values: {}, broken: false })

const keep = ({ text }: DecodedBarcode): ParsedBarcode => {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return evidence('url')
  return evidence(/^[\p{L}\p{N}\p{P}\p{S}\s]+$/u.test(text) ? 'text' : 'bytes')
}

const parsers = [...nationalPayloads, parseAamvaLicence, parsePlainNumber]

/** What a barcode says; payloads that are not publicly known are named and left alone. */
export const parseBarcode = (barcode: DecodedBarcode, today: Date): ParsedBarcode => {
  for (const parse of parsers) {
    const parsed = parse(barcode, today)
    if (parsed) return parsed
  }
  return keep(barcode)
}
