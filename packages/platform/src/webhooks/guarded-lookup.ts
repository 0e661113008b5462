import { type LookupAddress, lookup } from 'node:dns'
import { isIP } from 'node:net'
import type { MayCall } from './inside-addresses.js'

class AddressInside extends Error {
  override name = 'AddressInside'
  constructor(host: string) {
    super(`${host} leads to an address that must not be called from here`)
  }
}

export type Resolve = (host: string) => Promise<LookupAddress[]>

/** By the system's resolver, which heeds /etc/hosts as a connection would. */
export const resolveBySystem: Resolve = (host) =>
  new Promise((resolve, reject) => {
    lookup(host, { all: true, verbatim: true }, (error, found) => (error ? reject(error) : resolve(found)))
  })

/** One lookup of a host at a time: a name that hangs would otherwise hold all of the few threads that Node looks names up on. */
export const sharing = (resolve: Resolve): Resolve => {
  const underWay = new Map<string, ReturnType<Resolve>>()
  return (host) => {
    const found = underWay.get(host) ?? resolve(host).finally(() => underWay.delete(host))
    underWay.set(host, found)
    return found
  }
}

/** All addresses of a host. Throws where one of them must not be called: a host with public and private addresses is taken for an attack. */
export const resolveOutside = async (host: string, resolve: Resolve, mayCall: MayCall): Promise<LookupAddress[]> => {
  // In URLs, IPv6 addresses stand in brackets.
  const bare = host.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(bare)
  const found = family === 0 ? await resolve(bare) : [{ address: bare, family }]
  if (found.length === 0 || !found.every(({ address }) => mayCall(address))) throw new AddressInside(host)
  return found
}

type Callback = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** A lookup that gives the checked addresses alone: resolving a second time might give others. */
export const pinnedTo =
  (found: readonly LookupAddress[]) =>
  (_host: string, options: { all?: boolean }, callback: Callback): void => {
    if (options.all) callback(null, [...found])
    else callback(null, found[0]!.address, found[0]!.family)
  }
