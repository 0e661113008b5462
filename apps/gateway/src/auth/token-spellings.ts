/** Order of the group of P-256 (FIPS 186-4, D.1.2.3). */
const GROUP_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const ES256_BYTES = 64

/**
 * RFC 7515 §2 demands base64url without padding, and RFC 4648 §3.5 lets a decoder refuse bits past the last byte that are not
 * zero. Decoders that pass over those bits accept up to 16 spellings of one signature.
 */
export const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)

const isEs256 = (header: string): boolean => {
  try {
    return (JSON.parse(Buffer.from(header, 'base64url').toString()) as { alg?: unknown }).alg === 'ES256'
  } catch {
    return false
  }
}

/**
 * The token, and for ES256 its twin: where the signature (r, s) holds, so does (r, n − s), which anybody can compute. Other
 * signatures have one form only.
 */
export const spellingsOf = (token: string): string[] => {
  const [header = '', claims = '', signature = ''] = token.split('.')
  if (!isEs256(header)) return [token]
  const bytes = Buffer.from(signature, 'base64url')
  if (bytes.length !== ES256_BYTES) return [token]
  const s = BigInt(`0x${bytes.toString('hex', ES256_BYTES / 2)}`)
  if (s === 0n || s >= GROUP_ORDER) return [token]
  bytes.write((GROUP_ORDER - s).toString(16).padStart(ES256_BYTES, '0'), ES256_BYTES / 2, 'hex')
  return [token, `${header}.${claims}.${bytes.toString('base64url')}`]
}
