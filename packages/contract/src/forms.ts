import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { Choice } from './choice.js'
import type { Language } from './errors.js'
import { devices, documentTypes, type Endpoint } from './interface.js'

const Flag = (description: string) => Type.Optional(Type.Boolean({ description }))
const DeviceField = Type.Optional(
  Choice(devices, {
    description: 'The device that took the picture. Improves the precision of the life test.',
  }),
)

/** Interface 2.1, without the files. Unknown fields are ignored. */
export const OcrForm = Type.Object({
  document_type: Choice(documentTypes, {
    description: 'The document in the picture; `passport_plus` also reads the printed page of a passport.',
  }),
  document_id: Type.Optional(
    Type.String({ maxLength: 16, description: 'Passports only: country code whose full reading is wanted (052).' }),
  ),
  return_id: Flag('Adds the transaction id to the answer.'),
  device: DeviceField,
  validate_sides: Flag('Identity cards only: read both sides and compare them.'),
  details: Flag(
    'Adds `details`: confidence and source of each field, contradictions, expiry, age, the template and where the document lies.',
  ),
})
export interface OcrForm extends Static<typeof OcrForm> {}

/** Interface 2.9, without the file. */
export const LivenessForm = Type.Object({
  return_id: Flag('Adds the transaction id to the answer.'),
  device: DeviceField,
  details: Flag('Adds the scores of the test to the answer.'),
})
export interface LivenessForm extends Static<typeof LivenessForm> {}

export const limits = {
  /** 2 MB, the last size of a document's picture that is accepted (interface 8). */
  fileBytes: 2 * 1024 * 1024,
  /** The interface does not limit selfies; phones send 3 to 8 MB. */
  selfieBytes: 10 * 1024 * 1024,
  /** A whole form. What nobody asked for is read and dropped; the largest pictures of phones, of 200 megapixels, are about 50 MB. */
  bodyBytes: 64 * 1024 * 1024,
  fieldNameBytes: 64,
  /** Longer than any value we know; a longer one is refused, not cut. */
  fieldValueBytes: 256,
} as const

export class InvalidField extends Error {
  constructor(
    readonly field: string,
    readonly texts: Record<Language, string>,
  ) {
    super(texts.en)
  }
}

const flags: Record<string, boolean> = { True: true, true: true, '1': true, False: false, false: false, '0': false }
const booleanFields = new Set(['return_id', 'validate_sides', 'details'])

const coerce = (name: string, text: string): string | boolean => {
  if (!booleanFields.has(name)) return text
  const value = flags[text]
  if (value === undefined) {
    throw new InvalidField(name, { en: `${name} must be True or False.`, es: `${name} debe ser True o False.` })
  }
  return value
}

/** The fields of each endpoint that are no files. */
export const fieldNames = {
  ocr: Object.keys(OcrForm.properties),
  liveness: Object.keys(LivenessForm.properties),
} as const

const validators = { ocr: Compile(OcrForm), liveness: Compile(LivenessForm) }

/** Turns the texts of a form into typed values; throws `InvalidField` naming the first field that is wrong. */
export const parseForm = <Kind extends Endpoint>(
  kind: Kind,
  texts: ReadonlyMap<string, string>,
): Kind extends 'ocr' ? OcrForm : LivenessForm => {
  const schema = kind === 'ocr' ? OcrForm : LivenessForm
  const form: Record<string, string | boolean> = {}
  for (const name of Object.keys(schema.properties)) {
    const text = texts.get(name)
    // Form libraries send an empty text for a field that was left out.
    if (text === undefined || (name === 'document_id' && text === '')) continue
    form[name] = coerce(name, text)
  }
  if (validators[kind].Check(form)) return form as never
  for (const [name, property] of Object.entries(schema.properties)) {
    if (form[name] === undefined && (schema.required as string[] | undefined)?.includes(name)) {
      const { en, es } = allowed(property)
      throw new InvalidField(name, { en: `${name} is required: ${en}.`, es: `${name} es obligatorio: ${es}.` })
    }
    if (form[name] !== undefined && !Compile(property).Check(form[name])) {
      const { en, es } = allowed(property)
      throw new InvalidField(name, { en: `${name} must be ${en}.`, es: `${name} debe ser ${es}.` })
    }
  }
  throw new Error('the form is not valid, but each of its fields is')
}

const allowed = (property: object): Record<Language, string> => {
  const { enum: values, maxLength } = property as { enum?: string[]; maxLength?: number }
  const choices = values?.join(', ')
  if (choices) return { en: `one of ${choices}`, es: `uno de ${choices}` }
  return { en: `a text of at most ${maxLength} characters`, es: `un texto de ${maxLength} caracteres como máximo` }
}
