import { checkTogether, type Log, type MasterKeys, readMasterKeys } from '@vivid/platform'
import { readOrigins } from '../http/cors.js'
import { type FollowedTenants, readTenants } from '../tenants/read-tenants.js'
import { checkAuditLog } from './check-audit-log.js'
import { checkAuthConfig } from './check-auth-config.js'
import { checkRetention } from './check-retention.js'
import { readWebhookRanges } from './read-webhook-ranges.js'
import type { GatewayConfig } from './variables.js'

export interface Settings {
  tenants: FollowedTenants
  keys: MasterKeys
  origins: ReadonlySet<string>
  webhookRanges: readonly string[]
}

/** What single variables do not say by themselves; throws everything that is wrong with them at once. */
export const readSettings = (config: GatewayConfig, log: Log): Settings => {
  const [tenants, keys, origins, webhookRanges] = checkTogether(
    () => readTenants(config, log),
    () => readMasterKeys(config, log),
    () => readOrigins(config.CORS_ORIGINS),
    () => readWebhookRanges(config.WEBHOOK_ALLOWED_RANGES),
    () => checkAuthConfig(config),
    () => checkRetention(config),
    () => checkAuditLog(config.AUDIT_LOG),
  )
  return { tenants, keys, origins, webhookRanges }
}
