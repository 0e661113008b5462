import { interfaceVersion } from '@vivid/contract'
import {
  type Account,
  createAccount,
  createAuditWriter,
  createOutage,
  type Log,
  type Metrics,
  type Opening,
  openAuditLog,
} from '@vivid/platform'
import { GRACE_MS } from '../request/store.js'
import type { Tenants } from '../tenants/tenants.js'
import type { Connected } from './connect.js'
import type { GatewayConfig } from './variables.js'

export interface CountedAccount extends Account {
  /** Counts a transaction in the metrics, as those that `end` counts are. */
  count(opening: Opening, outcome: string): void
}

/** Usage and audit of this gateway's transactions, and of those whose gateway died. */
export const openAccount = (
  config: Pick<GatewayConfig, 'AUDIT_LOG' | 'REQUEST_TIMEOUT_MS'>,
  { commands: redis, dependencies, clock }: Connected,
  tools: {
    tenants: Pick<Tenants, 'isNamed'>
    isDeferred: (id: number) => Promise<boolean>
    log: Log
    metrics: Metrics
  },
): CountedAccount => {
  const { now } = clock
  const count = ({ tenant, kinds, isSandbox }: Opening, outcome: string) => {
    if (isSandbox) return
    // Tenants without an entry are told together: whoever issues tokens may make up any number of them.
    const label = tools.tenants.isNamed(tenant) ? tenant : '*'
    for (const kind of new Set(kinds)) tools.metrics.transactions.inc({ tenant: label, kind, outcome })
  }
  const outage = createOutage(tools.log, 'audit lines cannot be written', 'audit lines are written again')
  const audit =
    config.AUDIT_LOG === undefined
      ? null
      : createAuditWriter({ redis, log: openAuditLog(config.AUDIT_LOG), outage, now })
  const account = createAccount({
    redis,
    audit,
    rememberedMs: config.REQUEST_TIMEOUT_MS + 2 * GRACE_MS,
    service: interfaceVersion,
    onCounted: count,
    isDeferred: tools.isDeferred,
    outage: dependencies.redis,
    now,
  })
  return { ...account, count }
}
