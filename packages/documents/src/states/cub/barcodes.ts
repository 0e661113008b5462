import type { PayloadParser } from '../../barcodes/parsed-barcode.js'
import { carneCubaHolds } from './numbers.js'

/** The QR of Cuba's carné: a field per line, N: given names, A: surnames, CI: number; FV: on newer ones. */
export const parseCubanCarne: PayloadParser = ({ text }) => {
  const value = (key: string) => new RegExp(`(?:^|[\\r\\n])${key}:\\s*([^\\r\\n]*)`).exec(text)?.[1]?.trim()
  const number = value('CI')
  const [names, surnames] = [value('N'), value('A')]
  if (!number || !names || !surnames) return null
  const values = { document_number: number, names: names.toUpperCase(), surnames: surnames.toUpperCase() }
  return { payload: 'cuban-carne', state: 'CUB', values, broken: !carneCubaHolds(number) }
}
