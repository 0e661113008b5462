import type { PayloadParser } from './parsed-barcode.js'

/** Barcodes that hold the holder's number and nothing else; which state's it is, the template knows. */
const numbers: readonly { payload: string; form: RegExp }[] = [
  { payload: 'eight-digits', form: /^(\d{8})[0-9A-K]?$/ },
  { payload: 'ten-digits', form: /^(\d{10})$/ },
]

export const parsePlainNumber: PayloadParser = ({ text }) => {
  for (const { payload, form } of numbers) {
    const number = form.exec(text.trim())?.[1]
    if (number) return { payload, state: null, values: { document_number: number }, broken: false }
  }
  return null
}
