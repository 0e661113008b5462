import type { PayloadParser } from '../../barcodes/parsed-barcode.js'
import { cedulaPanamaHolds } from './numbers.js'

/** The holder's number and nothing else: a form that other states may print too, so that it tells no state. */
export const parsePanamanianNumber: PayloadParser = ({ text }) => {
  const document_number = text.trim()
  if (!cedulaPanamaHolds(document_number)) return null
  return { payload: 'panamanian-cedula', state: null, values: { document_number }, broken: false }
}
