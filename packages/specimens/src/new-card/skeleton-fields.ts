import type { DocumentField } from '@vivid/documents'

/** A field of the skeleton: its label, and where it stands on the card, in millimetres. */
export interface SkeletonField {
  readonly field: DocumentField
  readonly label: string
  readonly at: readonly [number, number]
  readonly widthMm: number
}

/** What nearly every card prints, label over value in two columns; to be replaced by what the card has. */
export const skeletonFields: readonly SkeletonField[] = [
  { field: 'surnames', label: 'APELLIDOS', at: [31, 9.4], widthMm: 50 },
  { field: 'names', label: 'NOMBRES', at: [31, 15.4], widthMm: 50 },
  { field: 'nationality', label: 'NACIONALIDAD', at: [31, 21.4], widthMm: 24 },
  { field: 'gender', label: 'SEXO', at: [60, 21.4], widthMm: 10 },
  { field: 'birth_date', label: 'FECHA DE NACIMIENTO', at: [31, 27.4], widthMm: 24 },
  { field: 'document_number', label: 'NÚMERO', at: [60, 27.4], widthMm: 22 },
  { field: 'issuing_date', label: 'FECHA DE EXPEDICIÓN', at: [31, 33.4], widthMm: 24 },
  { field: 'expiration_date', label: 'FECHA DE VENCIMIENTO', at: [60, 33.4], widthMm: 24 },
]
