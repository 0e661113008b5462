import { createHmac } from 'node:crypto'
import { secret } from './service.js'

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

/** A token put together by hand, so that tests can make wrong ones. */
export const makeToken = (
  claims: unknown = {},
  { header = { alg: 'HS256', typ: 'JWT' }, key = secret }: { header?: object; key?: string } = {},
): string => {
  const full = Array.isArray(claims) ? claims : { sub: 'tests', exp: inSeconds(3600), ...(claims as object) }
  const signed = `${part(header)}.${part(full)}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

export { inSeconds, part }
