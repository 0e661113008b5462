import { createHash } from 'node:crypto'
import { readFileSync, unwatchFile, watchFile } from 'node:fs'
import { ConfigError, type Log } from '@vivid/platform'

export interface RevokedTokens {
  /** Whether a token that is otherwise good has been taken back. */
  has(token: string, claims: { jti?: unknown; sub?: unknown }): boolean
  close(): void
}

/** A change is noticed by then; mounted configuration is replaced as a whole, which polling sees as well. */
const usualPollMs = 2_000

const entry = /^(jti:.+|sub:.+|sha256:[0-9a-f]{64})$/

const parse = (text: string): Set<string> => {
  const lines = text.split('\n').map((line) => line.trim())
  for (const [index, line] of lines.entries()) {
    if (line === '' || line.startsWith('#') || entry.test(line)) continue
    throw new Error(`line ${index + 1} is none of jti:ID, sub:TENANT, sha256:HEX`)
  }
  return new Set(lines.filter((line) => entry.test(line)))
}

const sha256 = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Tokens that were taken back before they expire: by their id (`jti`), by the hash of the token itself, or all those of a
 * tenant (`sub`). The file is read again when it changes; one that has become unreadable leaves the last list in force.
 */
export const watchRevokedTokens = (path: string, log: Log, pollMs = usualPollMs): RevokedTokens => {
  const read = () => parse(readFileSync(path, 'utf8'))
  let revoked: Set<string>
  try {
    revoked = read()
  } catch (error) {
    throw new ConfigError([`REVOKED_TOKENS_FILE: ${(error as Error).message}`])
  }
  const reload = () => {
    try {
      revoked = read()
      log.info({ entries: revoked.size }, 'the list of revoked tokens was read again')
    } catch (error) {
      log.error({ err: error }, 'the list of revoked tokens cannot be read; the last one stays in force')
    }
  }
  watchFile(path, { interval: pollMs, persistent: false }, reload)
  return {
    has: (token, { jti, sub }) =>
      revoked.size > 0 &&
      (revoked.has(`jti:${jti}`) || revoked.has(`sub:${sub}`) || revoked.has(`sha256:${sha256(token)}`)),
    close: () => unwatchFile(path, reload),
  }
}
