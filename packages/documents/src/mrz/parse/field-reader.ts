import { alphabets } from '../alphabet.js'
import { longNumberCheckAt } from '../long-number.js'
import type { FieldName, FieldSpec, MrzFormat } from '../mrz-format.js'
import type { VerifiedCheck } from '../verify-checks.js'
import type { MrzField } from './mrz-reading.js'

type Meaning<Value> = (withoutFillers: string, raw: string) => Value | null

const withoutFillers = (text: string): string => text.replaceAll('<', '')

/** Reads fields off the lines by the format's table. */
export const fieldReader = (format: MrzFormat, lines: readonly string[], checks: readonly VerifiedCheck[]) => {
  const specOf = (name: FieldName): FieldSpec | undefined => format.fields.find((field) => field.name === name)
  const holds = (spec: FieldSpec) => !checks.some((check) => check.name === spec.check && !check.valid)
  const fits = (spec: FieldSpec, raw: string) =>
    [...raw].every((character) => alphabets[spec.alphabet].includes(character))

  const read = <Value>(spec: FieldSpec, raw: string, meaning: Meaning<Value>): MrzField<Value> => {
    const value = meaning(withoutFillers(raw), raw)
    // An unknown part of a date may be printed as X instead of the filler.
    const fit = fits(spec, spec.alphabet === 'date' ? raw.replaceAll('X', '<') : raw)
    return { raw, value, valid: value !== null && fit && holds(spec) }
  }

  const raw = (name: FieldName): string | null => {
    const spec = specOf(name)
    return spec ? lines[spec.line]!.slice(spec.start, spec.end) : null
  }
  const optional = <Value>(name: FieldName, meaning: Meaning<Value>): MrzField<Value> | null => {
    const spec = specOf(name)
    return spec ? read(spec, raw(name)!, meaning) : null
  }
  const field = <Value>(name: FieldName, meaning: Meaning<Value>): MrzField<Value> =>
    optional(name, meaning) ?? { raw: '', value: null, valid: false }

  const longCheckAt = longNumberCheckAt(format, lines[0]!)
  return {
    raw,
    optional,
    field,
    documentNumber: (): MrzField<string> => {
      const spec = specOf('documentNumber')!
      const tail = longCheckAt === null ? '' : lines[0]!.slice(15, longCheckAt)
      return read(spec, raw('documentNumber')! + tail, (text) => text || null)
    },
    optionalData: (): MrzField<string> | null => {
      const spec = specOf('optionalData')
      if (!spec) return null
      const start = longCheckAt === null ? spec.start : longCheckAt + 1
      return read(spec, lines[spec.line]!.slice(start, spec.end), (text) => text)
    },
  }
}
