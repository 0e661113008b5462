import { readFileSync } from 'node:fs'
import type { TenantEntry } from '@vivid/contract'
import { ConfigError, type Log } from '@vivid/platform'
import { followFile } from '../auth/follow-file.js'
import { openRestingFile } from '../auth/resting-file.js'
import { parseApart } from './parse-apart.js'
import { parseTenants } from './parse-tenants.js'
import { type Tenants, tenantsOf } from './tenants.js'

export interface FollowedTenants extends Tenants {
  /** Looks whether the file has changed; runs by itself every few seconds. */
  follow(): Promise<void>
  close(): void
}

/** A changed file counts once it has rested for so long: one that is being written may end after any line. */
const REST_MS = 2_000

const orRefuse = <Value>(name: string, read: () => Value): Value => {
  try {
    return read()
  } catch (error) {
    throw new ConfigError([`${name}: ${(error as Error).message}`])
  }
}

/**
 * The tenants of TENANTS_FILE, which is read again when it changes, or of TENANT_LIMITS. A file that has become wrong leaves the last
 * one in force.
 */
export const readTenants = (
  config: {
    TENANTS_FILE: string | undefined
    TENANT_LIMITS: string | undefined
    RETENTION_SECONDS: number
  },
  log: Log,
  now: () => number = Date.now,
): FollowedTenants => {
  const { TENANTS_FILE: path, TENANT_LIMITS: limits, RETENTION_SECONDS: maxRetentionSeconds } = config
  if (path !== undefined && limits !== undefined) {
    throw new ConfigError(['set either TENANTS_FILE or TENANT_LIMITS: both hold the same entries'])
  }
  const bounds = { maxRetentionSeconds }
  const parse = (text: string) => parseTenants(text, bounds)
  if (path === undefined) {
    const entries = orRefuse('TENANT_LIMITS', () => parse(limits ?? '{}'))
    const tenants = tenantsOf(() => entries, maxRetentionSeconds)
    return { ...tenants, follow: async () => undefined, close: () => undefined }
  }
  let text = orRefuse('TENANTS_FILE', () => readFileSync(path, 'utf8'))
  let entries: ReadonlyMap<string, TenantEntry> = orRefuse('TENANTS_FILE', () => parse(text))
  const file = openRestingFile(path, now)
  let known: string | null = null
  const take = async () => {
    const seen = await file.look()
    if (seen.version === known) return
    const read = seen.restedMs < REST_MS ? null : await file.read(seen)
    if (read === null) return
    if (read !== text) {
      entries = await parseApart(read, bounds)
      log.info({ tenants: entries.size }, 'the tenants were read again')
    }
    text = read
    known = seen.version
  }
  const followed = followFile(take, log, 'the file of TENANTS_FILE cannot be used; the last one stays in force')
  return { ...tenantsOf(() => entries, maxRetentionSeconds), ...followed }
}
