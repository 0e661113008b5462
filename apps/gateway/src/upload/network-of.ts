const MAPPED = '::ffff:'
/** Groups of an IPv6 address, and those that name a network: whoever has one address of it has them all (RFC 6177). */
const GROUPS = 8
const NETWORK_GROUPS = 4

const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  const [before, after] = [head, tail ?? ''].map((text) => text.split(':').filter(Boolean)) as [string[], string[]]
  return [...before, ...Array.from({ length: GROUPS - before.length - after.length }, () => '0'), ...after]
}

/** What an address counts as: an IPv4 address itself, an IPv6 address its network of 64 bits. */
export const networkOf = (address = ''): string => {
  const text = address.toLowerCase().startsWith(MAPPED) ? address.slice(MAPPED.length) : address
  return text.includes(':') ? groupsOf(text).slice(0, NETWORK_GROUPS).join(':') : text
}
