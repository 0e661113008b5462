import { ConfigError } from '@vivid/platform'

/** What is kept can be erased by its id: as long as it is kept, the record must say whose it is. */
export const checkRetention = (config: {
  RETENTION_SECONDS: number
  IDEMPOTENCY_SECONDS: number
  RECORD_SECONDS: number
}): void => {
  if (config.RECORD_SECONDS < Math.max(config.RETENTION_SECONDS, config.IDEMPOTENCY_SECONDS)) {
    throw new ConfigError([
      'RECORD_SECONDS must not be below RETENTION_SECONDS and IDEMPOTENCY_SECONDS: what is kept must be erasable',
    ])
  }
}
