import type { PayloadParser } from '../../barcodes/parsed-barcode.js'

/** The link of Mexico's voter card is known by its host; what its digits mean is not public. */
export const parseIneLink: PayloadParser = ({ text }) =>
  /^https?:\/\/qr\.ine\.mx\//i.test(text) ? { payload: 'ine-link', state: 'MEX', values: {}, broken: false } : null
