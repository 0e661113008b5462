/**
 * A hash per key: `digest` of the body, under the first master key of its time, and either the `lease` of the request at work or
 * its sealed `answer`. Each script is atomic, hence safe with any number of gateways.
 */

/**
 * ARGV: lease, lease time in ms, digests of the body under all master keys, the first one's first. A digest begins with the id of
 * its key and a full stop. One whose key was taken away compares with nothing, nor can its answer be opened: it counts as none.
 */
export const claimScript = `
  local digest, answer = unpack(redis.call('HMGET', KEYS[1], 'digest', 'answer'))
  local id = digest and string.match(digest, '^[^.]*')
  local isKnown = false
  for index = 3, #ARGV do
    if digest == ARGV[index] then
      if answer then return {'kept', answer} end
      return {'running'}
    end
    isKnown = isKnown or id == string.match(ARGV[index], '^[^.]*')
  end
  if not isKnown then
    redis.call('DEL', KEYS[1])
    redis.call('HSET', KEYS[1], 'digest', ARGV[3], 'lease', ARGV[1])
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
    return {'claimed'}
  end
  return {'other'}`

/** ARGV: lease, digest, answer, life in ms. Who lost the lease, to time or with Redis' data, keeps only where nobody took over. */
export const keepScript = `
  local lease, answer = unpack(redis.call('HMGET', KEYS[1], 'lease', 'answer'))
  if answer or (lease and lease ~= ARGV[1]) then return 0 end
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'digest', ARGV[2], 'answer', ARGV[3])
  redis.call('PEXPIRE', KEYS[1], ARGV[4])
  return 1`

/** ARGV: lease. */
export const dropScript = `
  if redis.call('HGET', KEYS[1], 'lease') == ARGV[1] then redis.call('DEL', KEYS[1]) end`

/** ARGV: lease, lease time in ms. */
export const renewScript = `
  if redis.call('HGET', KEYS[1], 'lease') == ARGV[1] then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end`
