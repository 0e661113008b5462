import { isIP } from 'node:net'
import { UsageError } from '@vivid/command'

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))

/** Load is only ever put on this machine, unless the caller says that the other one is theirs. */
export const checkTarget = (url: string, allowRemote: boolean): string => {
  if (!URL.canParse(url)) throw new UsageError(`--url: "${url}" is no URL`)
  const { protocol, hostname, origin } = new URL(url)
  if (protocol !== 'http:' && protocol !== 'https:') throw new UsageError('--url must start with http:// or https://')
  if (!isLoopback(hostname) && !allowRemote) {
    throw new UsageError(`${hostname} is not this machine: give --allow-remote if you may put load on it`)
  }
  return origin
}
