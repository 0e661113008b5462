const FIRST_MS = 250
const LONGEST_MS = 20_000

/** `Retry-After` in milliseconds: seconds or a date (RFC 9110 §10.2.3). */
export const retryAfterMs = (header: string | null, nowMs: number): number | null => {
  if (header === null) return null
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000
  const atMs = Date.parse(header)
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - nowMs)
}

/** How long to wait before attempt `attempt + 1`: what the service asked for, or doubling with jitter so that callers part. */
export const backOffMs = (attempt: number, askedMs: number | null, random: () => number): number => {
  const doubled = FIRST_MS * 2 ** (attempt - 1)
  const jittered = doubled / 2 + (doubled / 2) * random()
  return Math.min(LONGEST_MS, askedMs === null ? jittered : askedMs + FIRST_MS * random())
}
