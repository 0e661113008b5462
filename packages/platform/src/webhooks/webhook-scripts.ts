/**
 * Events on their way to tenants, all under one prefix (KEYS[1]):
 *
 * event:ID      hash: tenant, event, attempts, problem, since when it is tried, when it was given up
 * tenants       tenants with events, by when the next of them is due
 * due:TENANT    events by when they are due; one that is being sent is due again when its sender may be taken for dead
 * failed:TENANT events that were given up, by when
 */
const shared = `
  local prefix = KEYS[1]
  local function at(...) return prefix .. table.concat({...}, ':') end
  local function tell(tenant)
    local _, due = unpack(redis.call('ZRANGE', at('due', tenant), 0, 0, 'WITHSCORES'))
    if due then redis.call('ZADD', at('tenants'), due, tenant) else redis.call('ZREM', at('tenants'), tenant) end
  end`

/** ARGV: now, end of the lease, most to take, most of one tenant, tenants that have enough under way. */
export const takeScript = `${shared}
  local now, leaseEnd, most, mostOfOne = ARGV[1], ARGV[2], tonumber(ARGV[3]), ARGV[4]
  local isBusy, taken = {}, {}
  for i = 5, #ARGV do isBusy[ARGV[i]] = true end
  for _, tenant in ipairs(redis.call('ZRANGEBYSCORE', at('tenants'), '-inf', now, 'LIMIT', 0, most + #ARGV)) do
    if #taken >= most then break end
    if not isBusy[tenant] then
      for _, id in ipairs(redis.call('ZRANGEBYSCORE', at('due', tenant), '-inf', now, 'LIMIT', 0, mostOfOne)) do
        local event, since = unpack(redis.call('HMGET', at('event', id), 'event', 'since'))
        if event then
          redis.call('ZADD', at('due', tenant), leaseEnd, id)
          table.insert(taken, {id, tenant, event, redis.call('HINCRBY', at('event', id), 'attempts', 1), since})
        else
          redis.call('ZREM', at('due', tenant), id)
        end
      end
      tell(tenant)
    end
  end
  return taken`

/** ARGV: id, tenant. */
export const sentScript = `${shared}
  redis.call('DEL', at('event', ARGV[1]))
  redis.call('ZREM', at('due', ARGV[2]), ARGV[1])
  tell(ARGV[2])`

/** Another gateway had it meanwhile, and it was taken or given up: writing to it would bring back half of it. */
const unlessEnded = `
  if not redis.call('ZSCORE', at('due', ARGV[2]), ARGV[1]) then return end`

/** ARGV: id, tenant, problem, when it is due again. */
export const laterScript = `${shared}${unlessEnded}
  redis.call('HSET', at('event', ARGV[1]), 'problem', ARGV[3])
  redis.call('ZADD', at('due', ARGV[2]), ARGV[4], ARGV[1])
  tell(ARGV[2])`

/** ARGV: id, tenant, problem, now, for how long it can be replayed, in ms. */
export const giveUpScript = `${shared}${unlessEnded}
  redis.call('HSET', at('event', ARGV[1]), 'problem', ARGV[3], 'failed', ARGV[4])
  redis.call('PEXPIRE', at('event', ARGV[1]), ARGV[5])
  redis.call('ZREM', at('due', ARGV[2]), ARGV[1])
  redis.call('ZREMRANGEBYSCORE', at('failed', ARGV[2]), '-inf', ARGV[4] - ARGV[5])
  redis.call('ZADD', at('failed', ARGV[2]), ARGV[4], ARGV[1])
  redis.call('PEXPIRE', at('failed', ARGV[2]), ARGV[5])
  tell(ARGV[2])`

/** ARGV: id, tenant, now. Answers whether there was such a one. */
export const replayScript = `${shared}
  if redis.call('ZREM', at('failed', ARGV[2]), ARGV[1]) == 0 then return 0 end
  if redis.call('EXISTS', at('event', ARGV[1])) == 0 then return 0 end
  redis.call('PERSIST', at('event', ARGV[1]))
  redis.call('HSET', at('event', ARGV[1]), 'since', ARGV[3], 'attempts', 0)
  redis.call('ZADD', at('due', ARGV[2]), ARGV[3], ARGV[1])
  tell(ARGV[2])
  return 1`
