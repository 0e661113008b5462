import type { Rate, Slot, Taken } from '@vivid/platform'

/** Where a tenant stands against its limits; what it has no limit of is missing. */
export interface Stand {
  rate?: Rate & Taken
  concurrency?: { limit: number; left: number }
  slot?: Slot
}

const seconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1000))

/**
 * `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-10), empty for a tenant without limits. The bucket of a rate
 * holds `q` requests and is full again `w` seconds after it was empty; `r` are left in it, and it is full in `t` seconds.
 */
export const limitHeaders = ({ rate, concurrency }: Stand): Record<string, string> => {
  const policies: string[] = []
  const limits: string[] = []
  if (rate) {
    const quota = Math.max(1, Math.floor(rate.burst))
    policies.push(`"rate";q=${quota};w=${Math.max(1, seconds((rate.burst / rate.requestsPerSecond) * 1000))}`)
    limits.push(`"rate";r=${rate.left};t=${seconds(rate.fullInMs)}`)
  }
  if (concurrency) {
    policies.push(`"concurrency";q=${concurrency.limit};qu="concurrent-requests"`)
    limits.push(`"concurrency";r=${concurrency.left}`)
  }
  return policies.length === 0 ? {} : { 'ratelimit-policy': policies.join(', '), ratelimit: limits.join(', ') }
}
