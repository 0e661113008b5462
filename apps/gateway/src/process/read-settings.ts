import { checkTogether, type Log, type MasterKeys, readMasterKeys } from '@vivid/platform'
import { readTenantLimits, type TenantLimits } from '../auth/tenant-limits.js'
import { readOrigins } from '../http/cors.js'
import { checkAuthConfig } from './check-auth-config.js'
import { checkRetention } from './check-retention.js'
import type { GatewayConfig } from './variables.js'

export interface Settings {
  limits: TenantLimits
  keys: MasterKeys
  origins: ReadonlySet<string>
}

/** What single variables do not say by themselves; throws everything that is wrong with them at once. */
export const readSettings = (config: GatewayConfig, log: Log): Settings => {
  const [limits, keys, origins] = checkTogether(
    () => readTenantLimits(config.TENANT_LIMITS),
    () => readMasterKeys(config, log),
    () => readOrigins(config.CORS_ORIGINS),
    () => checkAuthConfig(config),
    () => checkRetention(config),
  )
  return { limits, keys, origins }
}
