import type { ReadZone } from '../evidence/side-evidence.js'
import { mrzFormats } from '../mrz/formats.js'

export interface ZoneNames {
  readonly surnames: string | null
  readonly givenNames: string | null
}

const words = (raw: string) => raw.split('<').filter(Boolean).join(' ')

/**
 * Two fillers part surnames and given names, once. Where they stand twice, a letter beside a single filler was read as another: ORTI<<CRUZ
 * for ORTIZ<CRUZ. The pair of which both were read most surely parts the names. ICAO 9303-3 §4.6.
 */
export const partZoneNames = ({ reading, confidences }: ReadZone): ZoneNames => {
  const { surnames, givenNames } = reading
  const asRead = { surnames: surnames.value, givenNames: givenNames.value }
  const spec = mrzFormats[reading.format].fields.find(({ name }) => name === 'names')
  if (!spec) return asRead
  const { raw } = surnames
  const pairs = [...raw.matchAll(/(?<=[A-Z])<<+(?=[A-Z])/g)]
  if (pairs.length < 2) return asRead
  const sure = confidences[spec.line]?.subarray(spec.start, spec.end) ?? []
  const sureness = ({ index, 0: fillers }: RegExpExecArray) => Math.min(...sure.slice(index, index + fillers.length))
  const [surest] = pairs.sort((a, b) => sureness(b) - sureness(a))
  const at = surest!.index
  return { surnames: words(raw.slice(0, at)), givenNames: words(raw.slice(at)) }
}
