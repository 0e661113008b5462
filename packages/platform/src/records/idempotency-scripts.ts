/**
 * A hash per key: `digest` of the body, and either the `lease` of the request at work or its sealed `answer`. Each script is
 * atomic, hence safe with any number of gateways.
 */

/** ARGV: digest, lease, lease time in ms. */
export const claimScript = `
  local digest, answer = unpack(redis.call('HMGET', KEYS[1], 'digest', 'answer'))
  if not digest then
    redis.call('HSET', KEYS[1], 'digest', ARGV[1], 'lease', ARGV[2])
    redis.call('PEXPIRE', KEYS[1], ARGV[3])
    return {'claimed'}
  end
  if digest ~= ARGV[1] then return {'other'} end
  if answer then return {'kept', answer} end
  return {'running'}`

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
