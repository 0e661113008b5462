import { connect as connectPlain } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { RedisOptions } from 'ioredis'
import { explainTlsError } from '../process/explain-tls-error.js'

/** A handshake takes a few milliseconds; a server that speaks no TLS waits for the end of a line that never comes. */
const PATIENCE_MS = 1_500

interface Address {
  host: string
  port: number
}

/** How the TLS handshake fails, `silent` when nobody goes on with it; null when it does not fail. */
const shakeHands = ({ host, port }: Address, tls: object): Promise<Error | 'silent' | null> =>
  new Promise((resolve) => {
    const socket = connectTls({ host, port, ...tls, timeout: PATIENCE_MS })
    const end = (found: Error | 'silent' | null) => {
      socket.destroy()
      resolve(found)
    }
    socket.once('secureConnect', () => end(null)).once('timeout', () => end('silent'))
    socket.once('error', end)
  })

/** Whether a Redis or a Sentinel answers without TLS, be it only that it wants a password. */
const speaksPlain = ({ host, port }: Address): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connectPlain({ host, port, timeout: PATIENCE_MS }, () => socket.write('PING\r\n'))
    const end = (answers: boolean) => {
      socket.destroy()
      resolve(answers)
    }
    socket.once('data', (bytes) => end(/^[+-]/.test(bytes.toString('latin1'))))
    socket.once('timeout', () => end(false)).once('error', () => end(false))
  })

const names = { url: 'REDIS_URL', ca: 'REDIS_CA_FILE', client: 'REDIS_CERT_FILE and REDIS_KEY_FILE' }

const faultAt = async (address: Address, tls: object): Promise<string | null> => {
  const found = await shakeHands(address, tls)
  if (found === null) return null
  if (found === 'silent')
    return (await speaksPlain(address)) ? 'it does not speak TLS at this port: correct REDIS_URL' : null
  return explainTlsError(found, names)
}

/**
 * What is wrong with TLS at the addresses we were given, and what to do; null when nothing is. The client does not tell: it takes a
 * handshake that nobody answers for a slow network, and says of Sentinels only that none can be reached.
 */
export const findTlsFault = async (options: RedisOptions): Promise<string | null> => {
  const tls = options.tls as object | undefined
  if (tls === undefined) return null
  const sentinels = options.sentinels?.map(({ host = '127.0.0.1', port = 26_379 }) => ({ host, port }))
  const addresses = sentinels ?? [{ host: options.host!, port: options.port! }]
  const faults = await Promise.all(addresses.map((address) => faultAt(address, tls)))
  // One Sentinel that can be spoken to is enough.
  if (faults.includes(null)) return null
  return sentinels ? `a Sentinel: ${faults[0]}` : faults[0]!
}
