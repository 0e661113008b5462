import type { DocumentField } from '../../fields/document-field.js'
import type { AskedField } from './asked-field.js'

/** ICAO 9303-4 §4.1: how the fields of a passport's page follow each other. */
const onPassports: readonly DocumentField[] = [
  'document_number',
  'surnames',
  'names',
  'nationality',
  'birth_date',
  'gender',
  'place_of_birth',
  'issuing_date',
  'expiration_date',
]

export const inPassportOrder = (asked: readonly AskedField[]): readonly AskedField[] => {
  const place = ({ field }: AskedField) => onPassports.indexOf(field)
  return [...asked].sort((a, b) => place(a) - place(b))
}
