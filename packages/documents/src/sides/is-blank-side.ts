import type { SideRule } from '../templates/template.js'

/** A side on which nothing stands, such as the back of Venezuela's card: it has nothing to be known by, nor to link it. */
export const isBlankSide = ({ marks, fields, nameBlock, mrz, barcodes }: SideRule): boolean =>
  marks.length + fields.length === 0 && !nameBlock && !mrz && !barcodes
