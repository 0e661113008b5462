import type { FastifyRequest } from 'fastify'
import { Coded, Refused } from '../refusal.js'

export const invalid = (field: string, detail: string) => new Refused('invalid_form', { field, detail })
/** A form that no two files within their limit can fill holds one that is over it. */
export const tooLarge = ({ routeOptions }: FastifyRequest) =>
  new Coded(routeOptions.config.endpoint === 'liveness' ? 'selfie_too_large' : 'file_too_large')
export const malformed = () => invalid('form', 'The multipart body is malformed or incomplete.')
