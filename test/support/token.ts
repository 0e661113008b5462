import { createHmac } from 'node:crypto'
import { secret } from './service.js'

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

/** A token put together by hand, with what no command gives out. */
export const makeToken = (claims: object = {}, { key = secret } = {}): string => {
  const full = { sub: 'tests', exp: inSeconds(3600), ...claims }
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(full)}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

export { inSeconds, part }
