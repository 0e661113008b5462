import { isDocumentField } from '../fields/document-field.js'
import { mrzFormats } from '../mrz/formats.js'
import { isKnownState } from '../mrz/states/read-state.js'
import { isParser } from '../parse/parsers.js'
import { isNationalRule } from '../states/index.js'
import type { Template } from './template.js'
import { templateKeys } from './template-keys.js'

type Raw = Record<string, unknown>
type Complain = (path: string, problem: string) => void

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
const isFieldBox = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every((part) => typeof part === 'number' && part >= 0 && part <= 1) &&
  value[0] < value[2] &&
  value[1] < value[3]

const placements = ['same', 'right', 'below', 'above']
const nameOrders = ['surnames_first', 'names_first']

/** A misspelt key would be left out without a word. */
const onlyKeys = (raw: unknown, part: keyof typeof templateKeys, path: string, complain: Complain) => {
  for (const key of isObject(raw) ? Object.keys(raw) : [])
    if (!templateKeys[part].includes(key)) complain(`${path}.${key}`, 'is not known')
}

const checkFieldName = (value: unknown, path: string, complain: Complain) => {
  if (!isText(value) || !isDocumentField(value)) complain(path, `is no field: ${String(value)}`)
}

const checkField = (raw: unknown, path: string, complain: Complain) => {
  if (!isObject(raw)) return complain(path, 'is no object')
  onlyKeys(raw, 'field', path, complain)
  checkFieldName(raw.field, `${path}.field`, complain)
  if (raw.labels !== undefined && !isTexts(raw.labels)) complain(`${path}.labels`, 'must be texts')
  if (raw.fieldBox !== undefined && !isFieldBox(raw.fieldBox))
    complain(`${path}.fieldBox`, 'must be left, top, right, bottom within 0…1')
  if (raw.parser !== undefined && !(isText(raw.parser) && isParser(raw.parser)))
    complain(`${path}.parser`, 'is not known')
  if (raw.pattern !== undefined && !(isText(raw.pattern) && /^[9AX|-]+$/.test(raw.pattern)))
    complain(`${path}.pattern`, 'may hold 9, A, X, - and |')
  if (raw.anywhere !== undefined && (raw.anywhere !== true || !(isText(raw.pattern) || isObject(raw.words))))
    complain(`${path}.anywhere`, 'must be true, beside a pattern or words')
  if (
    raw.placements !== undefined &&
    !(isTexts(raw.placements) && raw.placements.every((one) => placements.includes(one)))
  )
    complain(`${path}.placements`, `may hold ${placements.join(', ')}`)
}

const checkSide = (raw: unknown, path: string, complain: Complain) => {
  if (!isObject(raw)) return complain(path, 'is no object')
  onlyKeys(raw, 'side', path, complain)
  for (const part of ['nameBlock', 'mrz', 'barcodes'] as const) onlyKeys(raw[part], part, `${path}.${part}`, complain)
  if (!isTexts(raw.marks)) complain(`${path}.marks`, 'must be texts')
  if (raw.numberForms !== undefined && !isTexts(raw.numberForms)) complain(`${path}.numberForms`, 'must be texts')
  if (!Array.isArray(raw.fields)) complain(`${path}.fields`, 'must be a list')
  else for (const [index, field] of raw.fields.entries()) checkField(field, `${path}.fields[${index}]`, complain)
  if (raw.mrz !== undefined) {
    if (!isObject(raw.mrz) || !isText(raw.mrz.format) || !Object.hasOwn(mrzFormats, raw.mrz.format))
      complain(`${path}.mrz.format`, 'is not known')
    if (isObject(raw.mrz) && raw.mrz.surnames !== undefined && !Number.isInteger(raw.mrz.surnames))
      complain(`${path}.mrz.surnames`, 'must be a whole number')
    if (isObject(raw.mrz) && raw.mrz.wholeName !== undefined && !nameOrders.includes(raw.mrz.wholeName as string))
      complain(`${path}.mrz.wholeName`, 'is no order of names')
    for (const key of ['codes', 'shortens'])
      if (isObject(raw.mrz) && raw.mrz[key] !== undefined && !isTexts(raw.mrz[key]))
        complain(`${path}.mrz.${key}`, 'must be texts')
    const carries = isObject(raw.mrz) && isObject(raw.mrz.carries) ? raw.mrz.carries : {}
    for (const field of Object.keys(carries)) checkFieldName(field, `${path}.mrz.carries`, complain)
  }
  if (raw.barcodes !== undefined && !(isObject(raw.barcodes) && isTexts(raw.barcodes.payloads)))
    complain(`${path}.barcodes.payloads`, 'must be texts')
  if (isObject(raw.barcodes) && !['boolean', 'undefined'].includes(typeof raw.barcodes.required))
    complain(`${path}.barcodes.required`, 'must be true or false')
  if (raw.nameBlock !== undefined && !(isObject(raw.nameBlock) && isTexts(raw.nameBlock.labels)))
    complain(`${path}.nameBlock.labels`, 'must be texts')
}

/** What was parsed from a template's file; every problem is named. */
export const checkTemplate = (raw: unknown): { template: Template } | { problems: readonly string[] } => {
  const problems: string[] = []
  const complain: Complain = (path, problem) => void problems.push(`${path} ${problem}`)
  if (!isObject(raw)) return { problems: ['is no object'] }
  onlyKeys(raw, 'template', 'template', complain)
  for (const key of ['id', 'title', 'source']) if (!isText(raw[key])) complain(key, 'must be a text')
  if (raw.state !== null && !(isText(raw.state) && isKnownState(raw.state))) complain('state', 'is no state')
  if (raw.kind !== 'card' && raw.kind !== 'passport') complain('kind', 'is card or passport')
  if (!(Array.isArray(raw.sizeMm) && raw.sizeMm.length === 2 && raw.sizeMm.every((mm) => mm > 0)))
    complain('sizeMm', 'must be width and height')
  if (raw.since !== undefined && !Number.isInteger(raw.since)) complain('since', 'must be a year')
  onlyKeys(raw.sides, 'sides', 'sides', complain)
  if (!isObject(raw.sides) || !raw.sides.front) complain('sides', 'must have a front')
  else for (const [side, rule] of Object.entries(raw.sides)) checkSide(rule, side, complain)
  if (!['front', 'back', undefined].includes(raw.portrait as string | undefined))
    complain('portrait', 'is front or back')
  if (!Array.isArray(raw.required)) complain('required', 'must be a list')
  else for (const field of raw.required) checkFieldName(field, 'required', complain)
  if (raw.validYears !== undefined && !Number.isInteger(raw.validYears))
    complain('validYears', 'must be a whole number')
  for (const check of Array.isArray(raw.checks) ? raw.checks : []) {
    onlyKeys(check, 'check', 'checks', complain)
    if (!isObject(check) || !isText(check.rule) || !isNationalRule(check.rule))
      complain('checks', 'names no known rule')
  }
  return problems.length > 0 ? { problems } : { template: raw as unknown as Template }
}
