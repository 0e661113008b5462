/**
 * KEYS: open transactions, ended transactions. ARGV: the transaction in the set of open ones, its id, now, when it has lost its gateway,
 * for how long ended ones are remembered, and commands, each after the number of its words. Runs the commands once for each transaction.
 * One that is neither open nor ended although its gateway still has it was lost with Redis' data: it counts.
 */
export const endScript = `
  local member, id, now, overAt, remembered = unpack(ARGV)
  if redis.call('ZSCORE', KEYS[2], id) then return 0 end
  if redis.call('ZREM', KEYS[1], member) == 0 and tonumber(now) > tonumber(overAt) then return 0 end
  redis.call('ZADD', KEYS[2], now, id)
  redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now - remembered)
  local at = 6
  while at <= #ARGV do
    local words = tonumber(ARGV[at])
    redis.call(unpack(ARGV, at + 1, at + words))
    at = at + words + 1
  end
  return 1`

/**
 * KEYS: lines that nobody has taken, lines that somebody has. ARGV: now, until when they are ours, how many at most. Answers lines that
 * nobody has tried to write, and lines whose writer was heard of no more: those may stand in the log already.
 */
export const takeLinesScript = `
  local fresh, doubtful = {}, redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', ARGV[1], 'LIMIT', 0, ARGV[3])
  for _ = 1, tonumber(ARGV[3]) do
    local line = redis.call('LPOP', KEYS[1])
    if not line then break end
    table.insert(fresh, line)
  end
  for _, line in ipairs(fresh) do redis.call('ZADD', KEYS[2], ARGV[2], line) end
  for _, line in ipairs(doubtful) do redis.call('ZADD', KEYS[2], ARGV[2], line) end
  return {fresh, doubtful}`
