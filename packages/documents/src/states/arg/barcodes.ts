import type { PayloadParser, PayloadValues } from '../../barcodes/parsed-barcode.js'
import { slashedDate } from '../../barcodes/payload-date.js'

/** Which of the `@` fields holds what. Source: payloads as RENAPER's readers and public scanners document them. */
const orders = {
  /** TRAMITE@SURNAMES@NAMES@SEX@DNI@COPY@BIRTH@ISSUED[@CUIL] */
  since2012: { surnames: 1, names: 2, gender: 3, number: 4, birth: 6, issued: 7, expires: null },
  /** @DNI@COPY@1@SURNAMES@NAMES@NATIONALITY@BIRTH@SEX@ISSUED@TRAMITE@OFFICE@EXPIRES… */
  before2012: { surnames: 4, names: 5, gender: 8, number: 1, birth: 7, issued: 9, expires: 12 },
} as const

export const parseArgentineDni: PayloadParser = ({ text }) => {
  const parts = text.split('@').map((part) => part.trim())
  if (parts.length < 8) return null
  const order = parts[0] === '' ? orders.before2012 : orders.since2012
  if (order === orders.since2012 && !/^\d{9,12}$/.test(parts[0]!)) return null
  const values: PayloadValues = {
    surnames: parts[order.surnames]?.toUpperCase(),
    names: parts[order.names]?.toUpperCase(),
    gender: /^[MF]$/.exec(parts[order.gender] ?? '')?.[0],
    document_number: /^[MF]?\d{6,8}$/.exec(parts[order.number] ?? '')?.[0],
    birth_date: slashedDate(parts[order.birth] ?? ''),
    issuing_date: slashedDate(parts[order.issued] ?? ''),
    expiration_date: order.expires === null ? undefined : slashedDate(parts[order.expires] ?? ''),
  }
  const broken = !values.document_number || !values.birth_date || !values.surnames
  return { payload: 'argentine-dni', state: 'ARG', values, broken }
}
