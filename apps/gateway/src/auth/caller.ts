import { createHash } from 'node:crypto'
import { services as offered, type Service, usualServices } from '@vivid/contract'

export interface Caller {
  tenant: string
  /** Names the token: its `jti`, or its hash as REVOKED_TOKENS_FILE takes it. */
  tokenId: string
  services: ReadonlySet<Service>
  /** May be shown what the engines saw, by a gateway that is not in production. */
  isDeveloper: boolean
  /** May look at the state of the service. */
  isOperator: boolean
  /** May ask for sample answers by their names. */
  isSandboxed: boolean
}

const known = new Set<string>(offered)

/** A `jti` longer than this is replaced by the token's hash. */
const MAX_ID_LENGTH = 128

const tokenIdOf = (jti: unknown, token: string): string =>
  typeof jti === 'string' && jti !== '' && jti.length <= MAX_ID_LENGTH
    ? jti
    : `sha256:${createHash('sha256').update(token).digest('hex')}`

/** What is no Unicode text cannot be written down and read again. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && Buffer.from(value).toString() === value

/**
 * The claims of a verified token. A `services` claim of the wrong type grants nothing; a `sub` that is no text, or an empty
 * one, is nobody: callers without a name would share their transactions, limits and kept answers.
 */
export const callerOf = (
  claims: {
    sub?: unknown
    jti?: unknown
    services?: unknown
    development?: unknown
    operator?: unknown
    sandbox?: unknown
  },
  token: string,
): Caller | null => {
  if (!isText(claims.sub)) return null
  const listed = Array.isArray(claims.services) ? claims.services : []
  const services =
    claims.services === undefined ? usualServices : listed.filter((name): name is Service => known.has(name))
  return {
    tenant: claims.sub,
    tokenId: tokenIdOf(claims.jti, token),
    services: new Set(services),
    isDeveloper: claims.development === true,
    isOperator: claims.operator === true,
    isSandboxed: claims.sandbox === true,
  }
}
