import type { PayloadParser } from '../../barcodes/parsed-barcode.js'
import { payloadDate } from '../../barcodes/payload-date.js'
import type { DecodedBarcode } from '../../evidence/side-evidence.js'

/** From and to, in bytes. Source: the Registraduría's layout as public scanners document it. */
const layout = {
  marker: [24, 32],
  number: [48, 58],
  firstSurname: [58, 81],
  secondSurname: [81, 104],
  firstName: [104, 127],
  furtherNames: [127, 150],
  gender: [151, 152],
  birth: [152, 160],
  bloodType: [166, 169],
} as const

const MARKER = 'PubDSK_'

/** One character per byte (Latin-1): decoders hand binary payloads over as bytes. */
const characters = ({ bytes, text }: DecodedBarcode): string =>
  bytes.length > 0 ? Array.from(bytes, (byte) => String.fromCharCode(byte)).join('') : text

/** The PDF417 of the yellow cédula: fixed places, names padded with NUL, a fingerprint after them. */
export const parseColombianCedula: PayloadParser = (barcode) => {
  const all = characters(barcode)
  const marker = all.indexOf(MARKER)
  if (marker < 0) return null
  // Some decoders drop leading bytes: everything keeps its distance from the marker.
  const shift = marker - layout.marker[0]
  const part = ([from, to]: readonly [number, number]) =>
    all
      .slice(from + shift, to + shift)
      .replaceAll(String.fromCharCode(0), ' ')
      .replace(/\s+/g, ' ')
      .trim()
  const birth = part(layout.birth)
  const number = /^\d{5,10}$/.test(part(layout.number)) ? part(layout.number).replace(/^0+/, '') : undefined
  const gender = part(layout.gender)
  const values = {
    document_number: number,
    surnames: [part(layout.firstSurname), part(layout.secondSurname)].join(' ').trim(),
    names: [part(layout.firstName), part(layout.furtherNames)].join(' ').trim(),
    gender: gender === 'M' || gender === 'F' ? gender : undefined,
    birth_date: payloadDate(birth.slice(0, 4), birth.slice(4, 6), birth.slice(6, 8)),
    blood_type: /^(?:AB|A|B|O)[+-]/.exec(part(layout.bloodType))?.[0],
  }
  return { payload: 'colombian-cedula', state: 'COL', values, broken: !number || !values.birth_date }
}
