/** Verified tokens kept, above the number of tenants that call at a time; at most 8 MB, at 8 kB a token. */
const MOST_TOKENS = 1_000

/**
 * Claims of tokens whose signature was found good, by the whole token, so that each is checked once and not with every request. Only
 * for a secret that holds as long as the process: a key of a key set may be withdrawn. Revocation is not remembered here.
 */
export interface VerifiedTokens {
  /** Undefined for a token that has to be verified; from the second on at which it expires, that is every one. */
  claimsOf(token: string): object | undefined
  note(token: string, claims: { exp?: unknown }): void
}

export const createVerifiedTokens = (now: () => number = Date.now, most = MOST_TOKENS): VerifiedTokens => {
  const known = new Map<string, { claims: object; expiresAtMs: number }>()
  return {
    claimsOf: (token) => {
      const found = known.get(token)
      if (found === undefined || now() < found.expiresAtMs) return found?.claims
      known.delete(token)
      return undefined
    },
    note: (token, claims) => {
      if (typeof claims.exp !== 'number') return
      known.set(token, { claims, expiresAtMs: claims.exp * 1000 })
      if (known.size > most) known.delete(known.keys().next().value!)
    },
  }
}
