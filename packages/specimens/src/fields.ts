/** Under the interface's names where it has one. */
export const fieldNames = [
  'document_type',
  'country',
  'document_number',
  'surnames',
  'names',
  'full_name',
  'nationality',
  'birth_date',
  'gender',
  'place_of_birth',
  'birth_country',
  'issuing_date',
  'expiration_date',
  'authority',
  'registry_number',
  'CURP',
  'blood_type',
  'height',
  'address',
  'passport_number',
  'place_of_issue',
  'entries',
  'duration_of_stay',
  'remarks',
] as const
export type FieldName = (typeof fieldNames)[number]
export type Fields = Partial<Record<FieldName, string>>
