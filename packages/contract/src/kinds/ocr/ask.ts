import type { WantedReading } from './engine.js'
import type { OcrForm } from './form.js'

/** Callers put document numbers here by mistake; what is no code is not supported either and need not travel. */
const countryCode = (text: string): string => (/^[0-9A-Z]{3}$/.test(text) ? text : 'none')

/** What a form asks to be read. */
export const askedReading = ({ document_type, document_id, validate_sides, details }: OcrForm): WantedReading => ({
  // The interface knows it for passports only.
  ...(document_type === 'passport' && document_id !== undefined ? { documentId: countryCode(document_id) } : {}),
  validateSides: document_type === 'identification_card' && validate_sides === true,
  ...(details === true ? { details } : {}),
})
