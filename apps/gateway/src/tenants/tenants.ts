import type { Language, TenantEntry, TenantWebhook } from '@vivid/contract'
import type { Rate } from '@vivid/platform'

/** What was agreed with each tenant, as it stands at the moment of asking. */
export interface Tenants {
  /** Null where a tenant may call as often as it likes. */
  rateOf(tenant: string): Rate | null
  /** Its share of a busy service against the others'. */
  weightOf(tenant: string): number
  /** How many requests it may have under way; null without a limit. */
  concurrencyOf(tenant: string): number | null
  /** Language of its messages where the request asks for none. */
  languageOf(tenant: string): Language
  /** How long its images are kept. */
  retentionMsOf(tenant: string): number
  webhookOf(tenant: string): TenantWebhook | null
  isSandboxed(tenant: string): boolean
  /** Whether the tenant has an entry of its own. */
  isNamed(tenant: string): boolean
}

/** `entries` is asked each time: the list may change. `*` holds for every tenant that is not named. */
export const tenantsOf = (entries: () => ReadonlyMap<string, TenantEntry>, retentionSeconds: number): Tenants => {
  const entryOf = (tenant: string): TenantEntry => entries().get(tenant) ?? entries().get('*') ?? {}
  return {
    rateOf: (tenant) => {
      const { requests_per_second: requestsPerSecond, burst } = entryOf(tenant)
      if (requestsPerSecond === undefined) return null
      return { requestsPerSecond, burst: burst ?? Math.max(1, Math.ceil(requestsPerSecond)) }
    },
    weightOf: (tenant) => entryOf(tenant).weight ?? 1,
    concurrencyOf: (tenant) => entryOf(tenant).concurrency ?? null,
    languageOf: (tenant) => entryOf(tenant).language ?? 'en',
    retentionMsOf: (tenant) => (entryOf(tenant).retention_seconds ?? retentionSeconds) * 1000,
    webhookOf: (tenant) => entryOf(tenant).webhook ?? null,
    isSandboxed: (tenant) => entryOf(tenant).sandbox ?? false,
    isNamed: (tenant) => tenant !== '*' && entries().has(tenant),
  }
}
