import { type Opening, openFacts, openKey } from '../accounting/account-commands.js'
import { CELL_COUNT } from '../config/cell-count.js'
import { defineScript } from '../queue/define-script.js'
import { type Connection, keyOf } from '../queue/keys.js'
import { imageKeyOf, imagePrefix } from './object-keys.js'

type Prefixed = Pick<Connection, 'prefix'>

/** All keys share a hash tag, so that one script may touch them on a Redis cluster. */
const group = '{transactions}'
const lastIdKey = (redis: Prefixed): string => keyOf(redis, group, 'last-id')
export const expiringImagesKey = (redis: Prefixed): string => keyOf(redis, group, 'expiring-images')
export const recordKeyOf = (redis: Prefixed, id: number | string): string => keyOf(redis, group, 'record', String(id))

/** What is kept of analyses whose callers do not wait, see `deferred/`. */
export const deferredPrefix = (redis: Prefixed): string => `${keyOf(redis, group, 'deferred')}:`
export const resultKeyOf = (redis: Prefixed, id: number): string => `${deferredPrefix(redis)}result:${id}`

/**
 * One call per request: an id, a promise that its images will be deleted and that it is accounted for whatever happens to this
 * process, and a record.
 * The id comes from Redis' own clock and counter, so that it is unique over all gateways, and is never below the
 * current time in milliseconds × 1000, so that a Redis that lost its data does not repeat old ones. Its last two digits
 * are the cell, whose Redis is the only one that knows it.
 */
const script = `
  local time = redis.call('TIME')
  local floor = time[1] * 1000000 + math.floor(time[2] / 1000) * 1000
  local last = tonumber(redis.call('GET', KEYS[1]) or '0')
  local least = math.max(last + 1, floor)
  local id = string.format('%.0f', least + (ARGV[4] - least) % ${CELL_COUNT})
  redis.call('SET', KEYS[1], id)
  if ARGV[2] ~= '' then redis.call('SET', KEYS[3] .. id, ARGV[2], 'PX', ARGV[3]) end
  if ARGV[6] ~= '' then redis.call('ZADD', KEYS[4], ARGV[5], id .. ' ' .. ARGV[6]) end
  for i = 7, #ARGV do
    redis.call('ZADD', KEYS[2], ARGV[1], '${imagePrefix}' .. id .. '/' .. ARGV[i])
  end
  return id`

type Begin = (
  lastId: string,
  expiring: string,
  recordPrefix: string,
  open: string,
  goneAtMs: number,
  record: string,
  recordLifeMs: number,
  cell: number,
  overAtMs: number,
  facts: string,
  ...sides: string[]
) => Promise<string>

export interface Begun {
  id: number
  /** Object keys by side. */
  images: Record<string, string>
}

/** `recordLifeMs`: how long records are kept; 0 keeps none. `cell`: 0 to `CELL_COUNT` − 1. */
export const createTransactions = (redis: Connection, recordLifeMs = 0, cell = 0) => {
  const begin = defineScript<Begin>(redis, 'beginTransaction', 4, script)
  const keys = [lastIdKey(redis), expiringImagesKey(redis), recordKeyOf(redis, ''), openKey(redis)] as const
  return async (sides: string[], goneAtMs: number, record?: Opening & { overAtMs: number }): Promise<Begun> => {
    const text = record && recordLifeMs > 0 ? JSON.stringify(record) : ''
    const open = record ? ([record.overAtMs, openFacts(record)] as const) : ([0, ''] as const)
    const id = await begin(...keys, goneAtMs, text, recordLifeMs, cell, ...open, ...sides)
    return { id: Number(id), images: Object.fromEntries(sides.map((side) => [side, imageKeyOf(id, side)])) }
  }
}
