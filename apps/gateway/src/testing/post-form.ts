import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { formOf, tokenWith } from './test-app.js'

export interface Posted {
  /** Of the token. */
  claims?: object
  /** In place of one with these claims; null for none. */
  token?: string | null
  headers?: Record<string, string>
  parts?: Parameters<typeof formOf>[0]
  /** A form as bytes, in place of the parts. */
  payload?: Buffer | Readable
}

/** Sends a form to an app and tells what it is answered. */
export const postForm = async (
  app: FastifyInstance,
  path: string,
  { claims, token = tokenWith(claims), headers, parts = [], payload }: Posted,
) => {
  const form = await formOf(parts)
  const answer = await app.inject({
    method: 'POST',
    url: path,
    payload: payload ?? form.payload,
    headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...form.headers, ...headers },
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
