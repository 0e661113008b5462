import type { FastifyRequest } from 'fastify'
import { Refused, Rejected } from '../refusal.js'

export const invalid = (field: string, detail: string) => new Refused('invalid_form', { field, detail })
export const sentTwice = (field: string) => invalid(field, `${field} was sent twice.`)
/** One code per endpoint; an identity card's answer also names the side (interface 2.8), where it is known. */
export const tooLarge = ({ routeOptions }: FastifyRequest, side?: string) =>
  routeOptions.config.endpoint === 'liveness' ? new Rejected('selfie_too_large') : new Rejected('file_too_large', side)
export const malformed = () => invalid('form', 'The multipart body is malformed or incomplete.')
