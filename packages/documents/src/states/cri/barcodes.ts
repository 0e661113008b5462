import type { PayloadParser } from '../../barcodes/parsed-barcode.js'
import { payloadDate } from '../../barcodes/payload-date.js'

/** Repeated over all bytes. Source: public readers of the cédula of 2016, which agree. */
const KEY = [0x27, 0x30, 0x04, 0xa0, 0x00, 0x0f, 0x93, 0x12, 0xa0, 0xd1, 0x33, 0xe0, 0x03, 0xd0, 0x00, 0xdf, 0x00]

/** From and to, in bytes; fingerprints follow. */
const layout = {
  number: [0, 9],
  firstSurname: [9, 35],
  secondSurname: [35, 61],
  names: [61, 91],
  gender: [91, 92],
  birth: [92, 100],
  expiry: [100, 108],
} as const

/** Anything else is what lies behind a name's end, or bytes of something else. */
const NAME = /^\p{L}[\p{L} .'-]*$/u

const dateOf = (digits: string) => payloadDate(digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8))

/** The PDF417 of Costa Rica's cédula: fixed places in Latin-1; a NUL ends each, and what follows it means nothing. */
export const parseCostaRicanCedula: PayloadParser = ({ bytes }) => {
  if (bytes.length < layout.expiry[1]) return null
  const clear = Array.from(bytes.subarray(0, layout.expiry[1]), (byte, index) =>
    String.fromCharCode(byte ^ KEY[index % KEY.length]!),
  ).join('')
  const part = ([from, to]: readonly [number, number]) =>
    clear.slice(from, to).split(String.fromCharCode(0))[0]!.replace(/\s+/g, ' ').trim()
  const gender = part(layout.gender)
  const number = part(layout.number)
  if (!/^[1-9]\d{8}$/.test(number) || (gender !== 'M' && gender !== 'F')) return null
  const values = {
    document_number: number,
    surnames: `${part(layout.firstSurname)} ${part(layout.secondSurname)}`.trim().toUpperCase(),
    names: part(layout.names).toUpperCase(),
    gender,
    birth_date: dateOf(part(layout.birth)),
    expiration_date: dateOf(part(layout.expiry)),
  }
  if (!NAME.test(values.names) || !NAME.test(values.surnames)) return null
  return { payload: 'costa-rican-cedula', state: 'CRI', values, broken: !values.birth_date }
}
