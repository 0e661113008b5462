import type { Tally } from './tally.js'

/** A form that wants room. */
export interface Newcomer {
  tenant: string
  /** Where it comes from, see `networkOf`. */
  network: string
  bytes: number
}

/** A form that has room. */
export interface Hold extends Newcomer {
  /** What its body will have, by its own words. */
  statedBytes: number
  arrivedBytes: number
  /** False once the whole body is there. */
  isArriving: boolean
  sinceMs: number
  /** Its room is given to somebody else: the upload ends. */
  lose(): void
}

/** How much is taken, by whom and from where. */
export interface Taken {
  tenants: Tally
  networks: Tally
}

/**
 * Whose uploads end so that the newcomer fits, none where it fits as it is; null where that cannot be.
 *
 * Where its tenant has too much, late uploads of the tenant itself end. Where all have too much, late uploads of anybody do, then
 * of those who hold more than the newcomer would: the uploads that have brought least first. So a caller that holds little finds
 * room beside those that hold much, whether these send anything or not, and what comes at a good pace ends only for somebody
 * who has less.
 */
export const chooseLosers = (
  holds: Iterable<Hold>,
  newcomer: Newcomer,
  taken: Taken,
  { excess, isLate }: { excess: { ownBytes: number; allBytes: number }; isLate: (hold: Hold) => boolean },
): Iterable<Hold> | null => {
  let { ownBytes, allBytes } = excess
  if (ownBytes <= 0 && allBytes <= 0) return []
  const [tenants, networks] = [taken.tenants.copy(), taken.networks.copy()]
  const losers = new Set<Hold>()
  const endWhile = (isWanted: (hold: Hold) => boolean, candidates: readonly Hold[]) => {
    for (const hold of candidates) {
      if (losers.has(hold) || !isWanted(hold)) continue
      losers.add(hold)
      tenants.add(hold.tenant, -hold.bytes)
      networks.add(hold.network, -hold.bytes)
      allBytes -= hold.bytes
      if (hold.tenant === newcomer.tenant) ownBytes -= hold.bytes
    }
  }
  const holdsMore = createComparison(newcomer, { tenants, networks })
  const arriving = [...holds].filter(({ isArriving }) => isArriving)
  const late = arriving.filter(isLate).sort((a, b) => a.sinceMs - b.sinceMs)
  endWhile(({ tenant }) => ownBytes > 0 && tenant === newcomer.tenant, late)
  if (ownBytes > 0) return null
  endWhile(() => allBytes > 0, late)
  if (allBytes > 0) {
    const least = arriving.filter(holdsMore).sort((a, b) => a.arrivedBytes - b.arrivedBytes)
    endWhile((hold) => allBytes > 0 && holdsMore(hold), least)
  }
  return allBytes > 0 ? null : losers
}

/**
 * Whether somebody holds more than the newcomer would. From the same network, such as that of a proxy through which all come, tenants
 * are compared. From different ones each counts by its tenant or its network, whichever holds more: neither many addresses nor
 * many tenants make one look small.
 */
const createComparison = ({ tenant, network, bytes }: Newcomer, { tenants, networks }: Taken) => {
  const [own, ofNetwork] = [tenants.of(tenant) + bytes, networks.of(network) + bytes]
  return (hold: Newcomer): boolean => {
    const others = tenants.of(hold.tenant)
    if (hold.network === network) return others > own
    return Math.max(others, networks.of(hold.network)) > Math.max(own, ofNetwork)
  }
}
