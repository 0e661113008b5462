import type { EngineAnswer, OcrAnswer } from '@vivid/contract'
import { type ExpectedFields, requiredFields } from './expect-fields.js'

interface Miss {
  field: string
  expected: string
  got: string
}

export interface JudgedAnswer {
  fields: number
  exact: number
  /** Every required field that the document has is right. */
  complete: boolean
  /** The name of the error where the engine gave no answer. */
  rejected?: string
  misses: Miss[]
}

export const judgeAnswer = (expected: ExpectedFields, answer: EngineAnswer<OcrAnswer>): JudgedAnswer => {
  const got = answer.outcome === 'answered' ? readBody(answer.body) : {}
  const misses = Object.entries(expected).flatMap(([field, values]): Miss[] => {
    const value = tidy(got[field] ?? '')
    return values.some((wanted) => tidy(wanted) === value) ? [] : [{ field, expected: values[0]!, got: value }]
  })
  const fields = Object.keys(expected).length
  return {
    fields,
    exact: fields - misses.length,
    complete: !misses.some(({ field }) => (requiredFields as readonly string[]).includes(field)),
    ...(answer.outcome === 'rejected' && { rejected: answer.error }),
    misses,
  }
}

/** Passports' printed text stands in an object of its own. */
const readBody = (body: OcrAnswer): Record<string, string> => {
  const fields = 'OCR' in body ? body.OCR : body
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'))
}

const tidy = (text: string): string => text.normalize('NFC').replace(/ +/g, ' ').trim()
