/** Interface 2.1. */
export const documentTypes = ['passport', 'passport_plus', 'identification_card'] as const
export type DocumentType = (typeof documentTypes)[number]

/** What a picture of a document shows, whatever it was sent as. */
export const sides = ['front', 'back'] as const
export type Side = (typeof sides)[number]
