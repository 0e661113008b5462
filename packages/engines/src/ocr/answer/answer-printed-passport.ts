import type { EngineAnswer, InvalidReason, Language, OcrAnswer } from '@vivid/contract'
import { type DocumentField, type Fields, fuse, readSide } from '@vivid/documents'
import { contradictionsIn, type InterpretedDocument } from '../interpret/interpret.js'
import { answerPassportWithout, brokenZone, type Passport } from './answer-passport.js'

/** Printed on every passport's page: of these one must have been found in print for its text to count as read. */
const everywhere = ['surnames', 'names', 'document_number', 'birth_date', 'expiration_date'] as const

/** Interface 2.3 */
export const answerPassportPlus = (passport: Passport, page: InterpretedDocument, language: Language) =>
  answerPrinted(passport, page, language, (print, reason) => {
    const [names, midlename] = givenNames(print)
    return {
      MRZ: { ...passport.fields, image_score: passport.imageScore },
      OCR: {
        names,
        surnames: textOf(print, 'surnames'),
        midlename,
        document_number: textOf(print, 'document_number'),
        ...datesAndPlace(print),
        mrz_code: page.front!.read.mrz!.reading.lines.join('\n'),
      },
      valid: reason === null,
    }
  })

/** Interface 2.4 */
export const answerMexicanPassport = (passport: Passport, page: InterpretedDocument, language: Language) =>
  answerPrinted(passport, page, language, (print) => {
    const { country } = passport.fields
    // The country of the code that was asked for, and of no other.
    if (country !== 'MEX') return 'document_type_mismatch'
    const [names, midlename] = givenNames(print)
    return {
      MRZ: { ...passport.fields, image_score: passport.imageScore },
      OCR: {
        country,
        document_number: textOf(print, 'document_number'),
        CURP: textOf(print, 'CURP'),
        gender: textOf(print, 'gender') as 'M' | 'F' | '',
        names,
        midlename,
        ...datesAndPlace(print),
      },
    }
  })

const answerPrinted = (
  passport: Passport,
  page: InterpretedDocument,
  language: Language,
  shape: (print: Fields, reason: InvalidReason | null) => OcrAnswer | 'document_type_mismatch',
): EngineAnswer<OcrAnswer> => {
  const contradicting = contradictionsIn(page).map(({ field }) => field)
  if (!isPrintRead(page, contradicting)) return answerPassportWithout('front_text_unreadable', passport, language)
  const reason = contradicting.length > 0 ? 'zone_contradicts_print' : passport.valid ? null : brokenZone
  const body = shape(contradicting.length > 0 ? printedFields(page, contradicting) : page.fields, reason)
  if (body === 'document_type_mismatch') return answerPassportWithout(body, passport, language)
  return { outcome: 'answered', body, ...(reason && { reason }) }
}

/** A letter or two may be misread where the zone tells the rest. */
const isPrintRead = ({ fields, front }: InterpretedDocument, contradicting: readonly DocumentField[]) =>
  everywhere.some(
    (name) =>
      (contradicting.includes(name) || !fields[name]?.flags.includes('sources_disagree')) &&
      front?.candidates.some(({ field, source }) => field === name && source === 'print'),
  )

/**
 * Of a page whose zone is somebody else's: its print, read once more as if it stood alone. Only what both say is spelt as the zone has it,
 * and nothing stands where no print was read.
 */
const printedFields = (
  { fields, front, template, recognised: { knowledge } }: InterpretedDocument,
  contradicting: readonly DocumentField[],
): Fields => {
  if (!front) return {}
  const alone = readSide(front.recognised.evidence, template, front.side, { ...knowledge, told: [] })
  const print = fuse(
    [...front.candidates, ...alone].filter(({ source }) => source === 'print'),
    template,
  )
  const isSpeltByZone = (name: DocumentField) =>
    fields[name] !== undefined &&
    fields[name].source !== 'print' &&
    !fields[name].flags.includes('sources_disagree') &&
    !contradicting.includes(name)
  const chosen = Object.entries(print).map(([name, own]) => {
    const field = name as DocumentField
    return [field, isSpeltByZone(field) ? fields[field] : own]
  })
  return Object.fromEntries(chosen)
}

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
