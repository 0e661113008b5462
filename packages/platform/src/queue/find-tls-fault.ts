import { connect } from 'node:net'
import type { RedisOptions } from 'ioredis'
import { explainTlsError, sayNoTls, sayTls, type TlsNames } from '../process/explain-tls-error.js'
import { type Address, HANDSHAKE_LIMIT_MS, shakeHands, speaksTls } from '../process/shake-hands.js'

/** Every Redis and Sentinel answers it, be it only that it wants a password. */
const PING = 'PING\r\n'

/** Whether a Redis or a Sentinel answers without TLS. */
const speaksPlain = ({ host, port }: Address): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: HANDSHAKE_LIMIT_MS }, () => socket.write(PING))
    const end = (answers: boolean) => {
      socket.destroy()
      resolve(answers)
    }
    socket.once('data', (bytes) => end(/^[+-]/.test(bytes.toString('latin1'))))
    socket.once('timeout', () => end(false)).once('error', () => end(false))
  })

/** How REDIS_URL and its files are called, in sentences about TLS. */
export const tlsNames = (viaSentinels: boolean): TlsNames => ({
  url: 'REDIS_URL',
  ca: 'REDIS_CA_FILE',
  client: 'REDIS_CERT_FILE and REDIS_KEY_FILE',
  plain: viaSentinels ? 'redis+sentinel://' : 'redis://',
  secure: viaSentinels ? 'rediss+sentinel://' : 'rediss://',
})

const faultAt = async (address: Address, tls: object | undefined, names: TlsNames): Promise<string | null> => {
  if (tls === undefined) return (await speaksTls(address)) ? sayTls(names) : null
  const found = await shakeHands(address, tls, PING)
  if (found === null) return null
  if (found === 'silent') return (await speaksPlain(address)) ? sayNoTls(names) : null
  return explainTlsError(found, names)
}

/**
 * What is wrong with TLS at the addresses we were given, and what to do; null when nothing is. The client does not tell: it takes a
 * handshake that nobody answers for a slow network, and says of Sentinels only that none can be reached.
 */
export const findTlsFault = async (options: RedisOptions): Promise<string | null> => {
  const sentinels = options.sentinels?.map(({ host = '127.0.0.1', port = 26_379 }) => ({ host, port }))
  const addresses = sentinels ?? [{ host: options.host!, port: options.port! }]
  const names = tlsNames(sentinels !== undefined)
  const faults = await Promise.all(
    addresses.map((address) => faultAt(address, options.tls as object | undefined, names)),
  )
  // One Sentinel that can be spoken to is enough.
  if (faults.includes(null)) return null
  return sentinels ? `a Sentinel: ${faults[0]}` : faults[0]!
}
