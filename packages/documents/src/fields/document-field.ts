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

/** Dates of a document, as they follow each other in a life. */
export const dateFields = ['birth_date', 'issuing_date', 'expiration_date'] as const satisfies readonly DocumentField[]

export const isDate = (field: string): field is (typeof dateFields)[number] =>
  (dateFields as readonly string[]).includes(field)

/** Whether a text may be either: two names or two dates. */
export const areOfOneKind = (a: string, b: string): boolean => (isName(a) && isName(b)) || (isDate(a) && isDate(b))
