import { randomUUID } from 'node:crypto'
import { type Connection, keyOf } from './keys.js'

/** Stand for keys of the probe in the calls below. */
const keyNames = new Set(['text', 'count', 'hash', 'list', 'set', 'sorted', 'stream'])

/** Each command that our scripts or BullMQ's use, in a call that changes nothing but keys of the probe. */
const calls: [command: string, ...words: string[]][] = [
  ['SET', 'text', '1', 'PX', '10000'],
  ['GET', 'text'],
  ['EXISTS', 'text'],
  ['PTTL', 'text'],
  ['TYPE', 'text'],
  ['PERSIST', 'text'],
  ['PEXPIRE', 'text', '10000'],
  ['EXPIRE', 'text', '10'],
  ['PEXPIREAT', 'text', '1'],
  ['EXPIREAT', 'text', '1'],
  ['DEL', 'text'],
  ['TIME'],
  ['INCR', 'count'],
  ['INCRBY', 'count', '1'],
  ['HSET', 'hash', 'a', '1'],
  ['HMSET', 'hash', 'a', '1'],
  ['HGET', 'hash', 'a'],
  ['HMGET', 'hash', 'a'],
  ['HGETALL', 'hash'],
  ['HEXISTS', 'hash', 'a'],
  ['HINCRBY', 'hash', 'n', '1'],
  ['HLEN', 'hash'],
  ['HDEL', 'hash', 'n'],
  ['LPUSH', 'list', 'a'],
  ['RPUSH', 'list', 'b'],
  ['LLEN', 'list'],
  ['LRANGE', 'list', '0', '0'],
  ['LINDEX', 'list', '0'],
  ['LPOS', 'list', 'a'],
  ['LREM', 'list', '0', 'z'],
  ['LTRIM', 'list', '0', '9'],
  ['RPOPLPUSH', 'list', 'list'],
  ['LPOP', 'list'],
  ['RPOP', 'list'],
  ['SADD', 'set', 'a'],
  ['SREM', 'set', 'a'],
  ['SCARD', 'set'],
  ['SMEMBERS', 'set'],
  ['SISMEMBER', 'set', 'a'],
  ['ZADD', 'sorted', '1', 'a'],
  ['ZSCORE', 'sorted', 'a'],
  ['ZCARD', 'sorted'],
  ['ZCOUNT', 'sorted', '0', '1'],
  ['ZRANGE', 'sorted', '0', '0'],
  ['ZRANGEBYSCORE', 'sorted', '0', '1'],
  ['ZRANGEBYLEX', 'sorted', '-', '+'],
  ['ZREVRANGEBYSCORE', 'sorted', '1', '0'],
  ['ZREMRANGEBYSCORE', 'sorted', '5', '6'],
  ['ZREM', 'sorted', 'z'],
  ['ZPOPMIN', 'sorted'],
  ['BZPOPMIN', 'sorted', '1'],
  ['XADD', 'stream', '*', 'a', '1'],
  ['XLEN', 'stream'],
  ['XTRIM', 'stream', 'MAXLEN', '1'],
  ['XRANGE', 'stream', '-', '+'],
  ['XDEL', 'stream', '0-1'],
]

/** Commands that are refused inside a script say so in other words than outside; the first are those of Redis 7 and Valkey. */
const script = `
  local forbidden = {}
  for _, text in ipairs(ARGV) do
    local call = cjson.decode(text)
    local answer = redis.pcall(unpack(call))
    local said = type(answer) == 'table' and answer.err or ''
    local isForbidden = string.find(said, 'ACL failure') or string.find(said, 'NOPERM')
    if isForbidden or string.find(said, "can't run this command") or string.find(said, "can't access") then
      table.insert(forbidden, call[1])
    end
  end
  redis.pcall('DEL', unpack(KEYS))
  return forbidden`

/** Commands that the user of this connection may not run on keys of ours, by trying them. */
export const findForbidden = async (redis: Connection): Promise<string[]> => {
  const probe = `probe-${randomUUID()}`
  const keyNamed = (name: string) => keyOf(redis, probe, name)
  const tried = calls.map((words) => JSON.stringify(words.map((word) => (keyNames.has(word) ? keyNamed(word) : word))))
  try {
    const keys = [...keyNames].map(keyNamed)
    const found = (await redis.eval(script, keys.length, ...keys, ...tried)) as string[]
    // Replies are read outside of scripts.
    await redis.xread('COUNT', 1, 'STREAMS', keyNamed('stream'), '0-0')
    return found
  } catch (error) {
    const { message } = error as Error
    if (!/NOPERM/.test(message)) throw error
    return [/'(\w+)' command/.exec(message)?.[1]?.toUpperCase() ?? 'use them']
  }
}
