import { endpoints, formProblems, type Texts } from '@vivid/contract'
import type { FastifyRequest } from 'fastify'
import { Refused, Rejected } from '../refusal.js'

export const invalid = (field: string, detail: Texts) => new Refused('invalid_form', { field, detail })
export const sentTwice = (field: string) => invalid(field, formProblems.sentTwice(field))
/** Of a picture, or of a whole form: then with the code of its first picture. An identity card's answer also names the side. */
export const tooLarge = (
  { routeOptions }: FastifyRequest,
  { name = 'form', bytes }: { name?: string; bytes: number },
  side?: string,
) => {
  const { pictures } = endpoints[routeOptions.config.endpoint ?? 'ocr']
  const { tooLarge } = pictures[name] ?? Object.values(pictures)[0]!
  return new Rejected(tooLarge, { metadata: side, detail: formProblems.tooLarge(name, bytes) })
}
export const malformed = () => invalid('form', formProblems.malformed())
export const noBoundary = () => invalid('form', formProblems.noBoundary())
export const manyParts = () => invalid('fields', formProblems.manyParts())
