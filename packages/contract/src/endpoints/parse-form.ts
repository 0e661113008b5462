import type { Static, TObject } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Texts } from '../languages.js'

export class InvalidField extends Error {
  constructor(
    readonly field: string,
    readonly texts: Texts,
  ) {
    super(texts.en)
  }
}

/** What of a field's schema is looked at. */
interface Property {
  type: string
  enum?: string[]
  maxLength?: number
}

const flags: Record<string, boolean> = { True: true, true: true, '1': true, False: false, false: false, '0': false }

/** A flag of a form that is set. */
export const isTrue = (text: string): boolean => flags[text] === true

const coerce = (name: string, { type }: Property, text: string): string | boolean => {
  if (type !== 'boolean') return text
  const value = flags[text]
  if (value === undefined) {
    throw new InvalidField(name, {
      en: `${name} must be True or False.`,
      es: `${name} debe ser True o False.`,
      pt: `${name} deve ser True ou False.`,
    })
  }
  return value
}

const allowed = ({ enum: values, maxLength }: Property): Texts => {
  const choices = values?.join(', ')
  if (choices) return { en: `one of ${choices}`, es: `uno de ${choices}`, pt: `um de ${choices}` }
  return {
    en: `a text of at most ${maxLength} characters`,
    es: `un texto de ${maxLength} caracteres como máximo`,
    pt: `um texto de no máximo ${maxLength} caracteres`,
  }
}

/** Turns the texts of a form into typed values; what it makes throws `InvalidField` naming the first field that is wrong. */
export const formParser = <Schema extends TObject>(schema: Schema) => {
  const check = Compile(schema)
  const properties = Object.entries(schema.properties) as unknown as [string, Property][]
  const required = new Set<string>(schema.required)
  return (texts: ReadonlyMap<string, string>): Static<Schema> => {
    const form: Record<string, string | boolean> = {}
    for (const [name, property] of properties) {
      const text = texts.get(name)
      // Forms, and clients that generators make, send an empty text for a field that was left out.
      if (text) form[name] = coerce(name, property, text)
    }
    if (check.Check(form)) return form
    for (const [name, property] of properties) {
      const { en, es, pt } = allowed(property)
      if (form[name] === undefined && required.has(name)) {
        throw new InvalidField(name, {
          en: `${name} is required: ${en}.`,
          es: `${name} es obligatorio: ${es}.`,
          pt: `${name} é obrigatório: ${pt}.`,
        })
      }
      if (form[name] !== undefined && !Compile(property as object).Check(form[name])) {
        throw new InvalidField(name, {
          en: `${name} must be ${en}.`,
          es: `${name} debe ser ${es}.`,
          pt: `${name} deve ser ${pt}.`,
        })
      }
    }
    throw new Error('the form is not valid, but each of its fields is')
  }
}
