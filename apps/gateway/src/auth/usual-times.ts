/** The end of the year 9999 in seconds, the last that RFC 3339 can write. Milliseconds in place of seconds are beyond it. */
const LAST_SECOND = 253_402_300_799

/** Whether the claims that are times are some (RFC 7519 §2): `1e999` is read as infinity, and a token with such an `exp` never expires. */
export const hasUsualTimes = ({ exp, nbf, iat }: { exp?: unknown; nbf?: unknown; iat?: unknown }): boolean =>
  [exp, nbf, iat].every((time) => typeof time !== 'number' || (Number.isFinite(time) && time <= LAST_SECOND))
