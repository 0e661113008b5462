import { endpoints } from '@vivid/contract'
import type { FastifyRequest } from 'fastify'
import { Refused, Rejected } from '../refusal.js'

export const invalid = (field: string, detail: string) => new Refused('invalid_form', { field, detail })
export const sentTwice = (field: string) => invalid(field, `${field} was sent twice.`)
/** Of a picture, or of a whole form: then with the code of its first picture. An identity card's answer also names the side. */
export const tooLarge = ({ routeOptions }: FastifyRequest, picture = '', side?: string) => {
  const { pictures } = endpoints[routeOptions.config.endpoint ?? 'ocr']
  const { tooLarge } = pictures[picture] ?? Object.values(pictures)[0]!
  return new Rejected(tooLarge, side)
}
export const malformed = () => invalid('form', 'The multipart body is malformed or incomplete.')
