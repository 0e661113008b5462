import { Refused } from '../refusal.js'

export const invalid = (field: string, detail: string) => new Refused('invalid_form', { field, detail })
export const tooLarge = () => new Refused('too_large')
export const malformed = () => invalid('form', 'The multipart body is malformed or incomplete.')
