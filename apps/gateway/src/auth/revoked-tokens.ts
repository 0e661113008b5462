import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigError, type Log } from '@vivid/platform'
import { followFile, POLL_MS } from './follow-file.js'
import { parseRevokedTokens } from './parse-revoked-tokens.js'
import { openRestingFile } from './resting-file.js'
import { spellingsOf } from './token-spellings.js'

export interface RevokedTokens {
  /** Whether a token that is otherwise good has been taken back. */
  has(token: string, claims: { jti?: unknown; sub?: unknown }): boolean
  /** Looks whether the file has changed; runs by itself every few seconds. */
  follow(): Promise<void>
  close(): void
}

/** New entries hold once the file has rested for so long: half a line must not revoke somebody else. */
const REST_MS = 2_000
/** Entries that are gone from the file count until it has rested for so long: while it is rewritten, it is empty or short. */
const FORGET_MS = 10_000
/** A gateway does not start on a list that never rests. */
const START_MS = 30_000

const sha256 = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Tokens that were taken back before they expire: by their id (`jti`), by the hash of the token itself, or all those of a
 * tenant (`sub`). The file is read again when it changes; one that has become unreadable leaves the last list in force.
 */
export const watchRevokedTokens = async (
  path: string,
  log: Log,
  { now = Date.now, wait = sleep }: { now?: () => number; wait?: (ms: number) => Promise<unknown> } = {},
): Promise<RevokedTokens> => {
  const file = openRestingFile(path, now)
  let revoked = new Set<string>()
  /** The version whose entries are revoked, and the one whose entries are all that is revoked. */
  let taken: string | null = null
  let known: string | null = null

  /** False while the file is being written. */
  const take = async (): Promise<boolean> => {
    const seen = await file.look()
    if (seen.version === known) return true
    const text = seen.restedMs < REST_MS ? null : await file.read(seen)
    if (text === null) return false
    const listed = parseRevokedTokens(text)
    const mayForget = seen.restedMs >= FORGET_MS
    revoked = mayForget ? listed : new Set([...revoked, ...listed])
    if (mayForget) known = seen.version
    if (taken !== seen.version) log.info({ entries: listed.size }, 'the list of revoked tokens was read')
    taken = seen.version
    return true
  }

  const giveUpAt = now() + START_MS
  try {
    while (!(await take())) {
      if (now() >= giveUpAt) throw new Error(`still being written after ${START_MS / 1000} s`)
      await wait(POLL_MS)
    }
  } catch (error) {
    throw new ConfigError([`REVOKED_TOKENS_FILE: ${(error as Error).message}`])
  }

  const followed = followFile(take, log, 'the list of revoked tokens cannot be read; the last one stays in force')
  return {
    has: (token, { jti, sub }) =>
      revoked.size > 0 &&
      (revoked.has(`jti:${jti}`) ||
        revoked.has(`sub:${sub}`) ||
        spellingsOf(token).some((spelt) => revoked.has(`sha256:${sha256(spelt)}`))),
    ...followed,
  }
}
