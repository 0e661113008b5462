/** The interface's names, and a few numbers that must not be taken for one of them. */
export const documentFields = [
  'names',
  'surnames',
  'document_number',
  'birth_date',
  'expiration_date',
  'issuing_date',
  'gender',
  'nationality',
  'birth_country',
  'blood_type',
  'CURP',
  'place_of_birth',
  'personal_number',
  'support_number',
] as const
export type DocumentField = (typeof documentFields)[number]

export const isDocumentField = (name: string): name is DocumentField =>
  (documentFields as readonly string[]).includes(name)

/** Whether a field holds a part of the holder's name. */
export const isName = (field: string): field is 'names' | 'surnames' => field === 'names' || field === 'surnames'
