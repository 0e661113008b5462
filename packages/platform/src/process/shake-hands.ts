import { isIP } from 'node:net'
import { connect } from 'node:tls'

/** A handshake takes a few milliseconds; a server that speaks no TLS may wait for the end of a line that never comes. */
export const HANDSHAKE_LIMIT_MS = 1_500

export interface Address {
  host: string
  port: number
}

/**
 * How the TLS handshake fails, `silent` when nobody goes on with it; null when it does not fail. A server of TLS 1.3 refuses a client's
 * certificate only after the handshake: where `question` is given, it is sent then, and its answer waited for.
 */
export const shakeHands = ({ host, port }: Address, tls: object, question?: string): Promise<Error | 'silent' | null> =>
  new Promise((resolve) => {
    const servername = isIP(host) ? {} : { servername: host }
    const socket = connect({ host, port, ...servername, ...tls, timeout: HANDSHAKE_LIMIT_MS })
    const end = (found: Error | 'silent' | null) => {
      socket.destroy()
      resolve(found)
    }
    socket.once('secureConnect', () => (question === undefined ? end(null) : socket.write(question)))
    socket.once('data', () => end(null)).once('timeout', () => end('silent'))
    socket.once('error', end)
  })

/** Whether the server itself refused the handshake by an alert, for instance for want of a client certificate. */
const refusedByTls = (error: Error): boolean => /ALERT/.test((error as NodeJS.ErrnoException).code ?? '')

/** Whether the server at this address speaks TLS, whatever its certificate is worth. */
export const speaksTls = async (address: Address): Promise<boolean> => {
  const found = await shakeHands(address, { rejectUnauthorized: false })
  return found === null || (found instanceof Error && refusedByTls(found))
}
