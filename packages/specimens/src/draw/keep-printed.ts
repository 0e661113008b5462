import { type FieldName as MrzFieldName, mrzFormats } from '@vivid/documents'
import type { FieldName, Fields } from '../fields.js'
import type { Layout } from '../layouts/layout.js'

const mrzFields: Partial<Record<MrzFieldName, FieldName>> = {
  documentCode: 'document_type',
  issuingState: 'country',
  documentNumber: 'document_number',
  nationality: 'nationality',
  birthDate: 'birth_date',
  sex: 'gender',
  expiryDate: 'expiration_date',
}

/** A document says nothing of fields that neither one of its sides nor its machine readable zone holds. */
export const keepPrinted = (layout: Layout, fields: Fields): Fields => {
  const shown = new Set<string | undefined>(layout.faces.flatMap((face) => face.fields.map(({ field }) => field)))
  for (const field of ['country', 'surnames', 'names']) shown.add(field)
  // One line says when and where.
  if (shown.has('issued_and_place')) shown.add('issuing_date')
  if (shown.has('birth_and_place')) shown.add('birth_date')
  // Mexico's population key tells both.
  if (shown.has('CURP')) for (const field of ['birth_date', 'gender']) shown.add(field)
  if (shown.has('validity')) shown.add('expiration_date')
  if (layout.faces.some(({ mrzAt }) => mrzAt)) {
    for (const { name } of mrzFormats[layout.format].fields) shown.add(mrzFields[name])
    shown.add('registry_number')
  }
  return Object.fromEntries(Object.entries(fields).filter(([field]) => shown.has(field)))
}
