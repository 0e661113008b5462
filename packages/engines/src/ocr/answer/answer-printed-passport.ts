import type { EngineAnswer, Language, OcrAnswer } from '@vivid/contract'
import type { DocumentField, Fields } from '@vivid/documents'
import type { InterpretedDocument, InterpretedSide } from '../interpret/interpret.js'
import { answerPassportWithout, type Passport, whyInvalidZone } from './answer-passport.js'

/** Printed on every passport's page: of these one must have been found in print for its text to count as read. */
const everywhere = ['surnames', 'names', 'document_number', 'birth_date', 'expiration_date'] as const

/** Interface 2.3 */
export const answerPassportPlus = (passport: Passport, page: InterpretedDocument, language: Language) =>
  answerPrinted(passport, page, language, (fields) => {
    const [names, midlename] = givenNames(fields)
    return {
      MRZ: { ...passport.fields, image_score: passport.imageScore },
      OCR: {
        names,
        surnames: textOf(fields, 'surnames'),
        midlename,
        document_number: textOf(fields, 'document_number'),
        ...datesAndPlace(fields),
        mrz_code: page.front!.read.mrz!.reading.lines.join('\n'),
      },
      valid: passport.valid,
    }
  })

/** Interface 2.4 */
export const answerMexicanPassport = (passport: Passport, page: InterpretedDocument, language: Language) =>
  answerPrinted(passport, page, language, (fields) => {
    // The country of the code that was asked for, and of no other.
    if (passport.fields.country !== 'MEX') return 'document_type_mismatch'
    const { country, gender } = passport.fields
    const [names, midlename] = givenNames(fields)
    return {
      MRZ: { ...passport.fields, image_score: passport.imageScore },
      OCR: {
        country,
        document_number: textOf(fields, 'document_number'),
        CURP: textOf(fields, 'CURP'),
        gender,
        names,
        midlename,
        ...datesAndPlace(fields),
      },
    }
  })

const answerPrinted = (
  passport: Passport,
  { fields, front }: InterpretedDocument,
  language: Language,
  shape: (fields: Fields) => OcrAnswer | 'document_type_mismatch',
): EngineAnswer<OcrAnswer> => {
  if (!isPrintRead(fields, front)) return answerPassportWithout('front_text_unreadable', passport, language)
  const body = shape(fields)
  if (body === 'document_type_mismatch') return answerPassportWithout(body, passport, language)
  return { outcome: 'answered', body, ...whyInvalidZone(passport.valid) }
}

/** A letter or two may be misread where the zone tells the rest. */
const isPrintRead = (fields: Fields, page: InterpretedSide | null) =>
  everywhere.some(
    (name) =>
      !fields[name]?.flags.includes('sources_disagree') &&
      page?.candidates.some(({ field, source }) => field === name && source === 'print'),
  )

const textOf = (fields: Fields, name: DocumentField) => fields[name]?.value ?? ''

/** The first given name is `names`, the others are `midlename`. */
const givenNames = (fields: Fields): [string, string] => {
  const [first = '', ...others] = textOf(fields, 'names').split(' ')
  return [first, others.join(' ')]
}

const datesAndPlace = (fields: Fields) => ({
  expiration_date: textOf(fields, 'expiration_date'),
  birth_date: textOf(fields, 'birth_date'),
  issuing_date: textOf(fields, 'issuing_date'),
  place_of_birth: textOf(fields, 'place_of_birth'),
})
