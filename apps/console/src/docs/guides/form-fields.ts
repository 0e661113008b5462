import type { FormValues, Operation } from '../operation.js'

/** One field of a form, as the OpenAPI document describes it. */
export interface Field {
  name: string
  kind: 'flag' | 'choice' | 'file' | 'text'
  choices: readonly string[]
  isRequired: boolean
}

const kindOf = (type?: string, format?: string, choices?: string[]): Field['kind'] => {
  if (format === 'binary') return 'file'
  if (type === 'boolean') return 'flag'
  return choices ? 'choice' : 'text'
}

export const fieldsOf = ({ requestBody }: Operation): Field[] => {
  const { properties = {}, required = [] } = requestBody?.content['multipart/form-data']?.schema ?? {}
  return Object.entries(properties).map(([name, { type, format, enum: choices }]) => ({
    name,
    kind: kindOf(type, format, choices),
    choices: choices ?? [],
    isRequired: required.includes(name),
  }))
}

/** Fields that concern one type of document only. */
const typeOf: Record<string, string> = {
  document_id: 'passport',
  validate_sides: 'identification_card',
  backside: 'identification_card',
}
const fileNames: Record<string, string> = { frontside: 'front.jpg', backside: 'back.jpg' }

const isOf = (name: string, { document_type: type }: FormValues) => typeOf[name] !== undefined && typeOf[name] === type

/** The fields that a reader chooses among. Files follow from the rest. */
export const offered = (fields: readonly Field[], values: FormValues): Field[] =>
  fields.filter(({ name, kind }) => kind !== 'file' && (typeOf[name] === undefined || isOf(name, values)))

/** The form with every picture that it needs and without what its type of document makes no use of. */
export const fitted = (fields: readonly Field[], values: FormValues): FormValues => {
  const kept = Object.entries(values).filter(([name]) => typeOf[name] === undefined || isOf(name, values))
  const files = fields
    .filter(({ kind, isRequired, name }) => kind === 'file' && (isRequired || isOf(name, values)))
    .map(({ name }) => [name, fileNames[name] ?? `${name}.jpg`] as const)
  return Object.fromEntries([...files, ...kept])
}
