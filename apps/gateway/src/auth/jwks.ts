import { createPublicKey, type JsonWebKey } from 'node:crypto'

const freshMs = 10 * 60_000
/** An unknown key id asks for the key set again, but a flood of invented ids must not become a flood of fetches. */
const refetchMs = 10_000
const fetchTimeoutMs = 3_000
const maxBytes = 256 * 1024

/** The key set could not be fetched and no earlier copy is at hand: nobody can be told right from wrong. */
export class KeySetUnavailable extends Error {}

const toPem = (key: JsonWebKey): string =>
  createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString()

const usable = (key: JsonWebKey & { use?: string }) => (key.kty === 'RSA' || key.kty === 'EC') && key.use !== 'enc'

/** PEM keys by id from a JWKS address. A stale copy serves while the address is away. */
export const createJwks = (
  address: string,
  { now = Date.now, fetch = globalThis.fetch }: { now?: () => number; fetch?: typeof globalThis.fetch } = {},
) => {
  let keys: Map<string, string> | null = null
  let fetchedAt = Number.NEGATIVE_INFINITY
  let triedAt = Number.NEGATIVE_INFINITY
  let inFlight: Promise<void> | null = null

  const load = async () => {
    triedAt = now()
    const response = await fetch(address, { signal: AbortSignal.timeout(fetchTimeoutMs), redirect: 'error' })
    const text = await response.text()
    if (!response.ok || text.length > maxBytes) throw new Error(`JWKS answered ${response.status}`)
    const set = JSON.parse(text) as { keys: (JsonWebKey & { kid?: string; use?: string })[] }
    keys = new Map(set.keys.filter(usable).map((key) => [key.kid ?? '', toPem(key)]))
    fetchedAt = now()
  }
  const refresh = () => {
    inFlight ??= load()
      .catch(() => undefined)
      .finally(() => {
        inFlight = null
      })
    return inFlight
  }

  return async (kid: string | undefined): Promise<string | undefined> => {
    const mayTry = now() - triedAt > refetchMs
    if (now() - fetchedAt > freshMs && mayTry) await refresh()
    const found = keys?.get(kid ?? '')
    if (found) return found
    if (now() - triedAt > refetchMs || (keys === null && inFlight)) await refresh()
    if (keys === null) throw new KeySetUnavailable('the key set of JWT_JWKS_URL cannot be fetched')
    return keys.get(kid ?? '')
  }
}
