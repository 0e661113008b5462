import { BlockList, isIP, isIPv4 } from 'node:net'

/**
 * IANA's special-purpose registries (RFC 6890), multicast and what stands for IPv4 inside IPv6: addresses that lead into this network,
 * into this machine, or nowhere.
 */
const insideRanges = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** Public addresses of IPv6 are in 2000::/3; these parts of it are not. */
const insideRangesV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

/** `10.0.0.0/8`; null for what is none. */
export const parseRange = (text: string): { address: string; bits: number } | null => {
  const [address = '', length] = text.split('/')
  const family = isIP(address)
  const most = family === 4 ? 32 : 128
  const bits = length === undefined ? most : Number(length)
  return family !== 0 && /^\d{1,3}$/.test(length ?? '0') && bits <= most ? { address, bits } : null
}

const listOf = (ranges: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const range of ranges) {
    const { address, bits } = parseRange(range)!
    list.addSubnet(address, bits, isIPv4(address) ? 'ipv4' : 'ipv6')
  }
  return list
}

const has = (list: BlockList, address: string): boolean => list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')

const inside = listOf(insideRanges)
const insideV6 = listOf(insideRangesV6)
const publicV6 = listOf(['2000::/3'])

/** Whether an address may be called from here: only public ones, and those that the operator allows. */
export type MayCall = (address: string) => boolean

export const createMayCall = (allowedRanges: readonly string[]): { mayCall: MayCall; isAllowed: MayCall } => {
  const allowed = listOf(allowedRanges)
  const isAllowed = (address: string) => isIP(address) !== 0 && has(allowed, address)
  const isOutside = (address: string) =>
    isIPv4(address) ? !has(inside, address) : has(publicV6, address) && !has(insideV6, address)
  return { isAllowed, mayCall: (address) => isIP(address) !== 0 && (isAllowed(address) || isOutside(address)) }
}
