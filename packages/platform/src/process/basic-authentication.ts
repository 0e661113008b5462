import { createHash, timingSafeEqual } from 'node:crypto'

const operator = 'admin'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** RFC 7617. Digests are compared, so that neither length nor first difference shows in the time it takes. */
export const isOperator = (authorization: string | undefined, password: string): boolean => {
  const [scheme, credentials] = (authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'basic' || credentials === undefined) return false
  const given = Buffer.from(credentials, 'base64').toString('utf8')
  return timingSafeEqual(digest(given), digest(`${operator}:${password}`))
}
