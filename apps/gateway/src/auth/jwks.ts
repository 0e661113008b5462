import type { Log } from '@vivid/platform'
import { fetchKeySet, type KeySet } from './key-set.js'

const FRESH_MS = 10 * 60_000
/**
 * A copy older than this serves nobody: a key that was withdrawn while its address was away would be good for ever. Six times
 * the usual age bridges the outages that identity providers have.
 */
const STALE_MS = 60 * 60_000
/** An unknown key id asks for the key set again, but a flood of invented ids must not become a flood of fetches. */
const REFETCH_MS = 10_000

/** The key set could not be fetched and no copy that is fresh enough is at hand: nobody can be told right from wrong. */
export class KeySetUnavailable extends Error {}

/** PEM keys by id from a JWKS address. A copy serves while the address is away, for a while. */
export const createJwks = (
  address: string,
  log: Log,
  { now = Date.now, fetch = globalThis.fetch }: { now?: () => number; fetch?: typeof globalThis.fetch } = {},
) => {
  let keys: KeySet['keys'] | null = null
  let said = ''
  let fetchedAt = Number.NEGATIVE_INFINITY
  let triedAt = Number.NEGATIVE_INFINITY
  let inFlight: Promise<void> | null = null

  /** Every fetch finds the same keys unusable; once is enough. */
  const report = (unusable: KeySet['unusable']) => {
    const text = JSON.stringify(unusable)
    if (text !== said) for (const one of unusable) log.warn(one, 'a key of JWT_JWKS_URL cannot be used')
    said = text
  }
  const load = async () => {
    triedAt = now()
    const set = await fetchKeySet(address, fetch)
    report(set.unusable)
    keys = set.keys
    fetchedAt = now()
  }
  const refresh = () => {
    inFlight ??= load()
      .catch((error: unknown) => log.warn({ err: error }, 'the key set of JWT_JWKS_URL cannot be fetched'))
      .finally(() => {
        inFlight = null
      })
    return inFlight
  }

  return async (kid: string | undefined): Promise<string | undefined> => {
    const mayTry = now() - triedAt > REFETCH_MS
    if (now() - fetchedAt > FRESH_MS && mayTry) await refresh()
    const usable = () => (now() - fetchedAt > STALE_MS ? null : keys)
    const found = usable()?.get(kid ?? '')
    if (found) return found
    if (now() - triedAt > REFETCH_MS || (usable() === null && inFlight)) await refresh()
    const held = usable()
    if (held === null) throw new KeySetUnavailable('the key set of JWT_JWKS_URL cannot be fetched')
    return held.get(kid ?? '')
  }
}
