import type { Redis } from 'ioredis'

/**
 * Lets a connection be closed during its TLS handshake. The socket then reports two errors, that of the certificate and that of the
 * broken handshake; ioredis listens for one, and an error that nobody listens for ends the process.
 */
export const endQuietly = (redis: Redis): void => {
  const disconnect = redis.disconnect.bind(redis)
  redis.disconnect = (reconnect) => {
    redis.stream?.on('error', () => undefined)
    disconnect(reconnect)
  }
}
