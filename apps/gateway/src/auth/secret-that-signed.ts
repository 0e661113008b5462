import { createHmac, timingSafeEqual } from 'node:crypto'

/** Of several secrets the one that signed this HS256 token; where none did, the first, under which it does not verify either. */
export const secretThatSigned = (secrets: readonly string[], token: string): string => {
  const end = token.lastIndexOf('.')
  const signature = Buffer.from(token.slice(end + 1), 'base64url')
  const signed = token.slice(0, Math.max(0, end))
  const isBy = (secret: string) => {
    const expected = createHmac('sha256', secret).update(signed).digest()
    return signature.length === expected.length && timingSafeEqual(signature, expected)
  }
  return secrets.find(isBy) ?? secrets[0]!
}
