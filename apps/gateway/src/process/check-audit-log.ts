import { appendFileSync } from 'node:fs'
import { ConfigError } from '@vivid/platform'

/** A gateway that could not write its audit lines does not start. */
export const checkAuditLog = (destination: string | undefined): void => {
  if (destination === undefined || destination === 'stdout') return
  try {
    appendFileSync(destination, '', { mode: 0o640 })
  } catch (error) {
    throw new ConfigError([`AUDIT_LOG: ${(error as Error).message}`])
  }
}
