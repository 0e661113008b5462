/**
 * What Redis keeps of deferred analyses, all under one prefix (KEYS[1]):
 *
 * analysis:ID     hash: tenant, lane, weight, price, sealed ticket, attempts, how often it was put off past its deadline, and `token`, the
 *                 lease; empty while nobody has it
 * open            every analysis that has not ended, by its deadline; one that was put off past it, by the end of its pause
 * running         every analysis that was taken, by when its lease ends, or its pause
 * jobs            hash: jobs under way by kind
 * lanes           set: lanes in which analyses wait
 * turns           hash: the number of the last turn of each lane; under the empty name that of the last of all
 * tenants:LANE    tenants with waiting analyses, by what they have had, in milliseconds over weight
 * paid:LANE       hash: the same of tenants that have none waiting; under the empty name what the last one served had had
 * waiting:LANE:TENANT   its waiting analyses, by deadline
 * result:ID       the sealed answer
 *
 * Each script is atomic, hence safe with any number of gateways.
 */
const shared = `
  local prefix = KEYS[1]
  local function at(...) return prefix .. table.concat({...}, ':') end
  local function countJobs(lane, more)
    for kind in string.gmatch(lane, '[^+]+') do redis.call('HINCRBY', at('jobs'), kind, more) end
  end
  local function setPaid(lane, tenant, paid)
    if redis.call('EXISTS', at('waiting', lane, tenant)) == 1 then
      redis.call('ZADD', at('tenants', lane), paid, tenant)
      redis.call('SADD', at('lanes'), lane)
    else
      redis.call('ZREM', at('tenants', lane), tenant)
      redis.call('HSET', at('paid', lane), tenant, paid)
      redis.call('PEXPIRE', at('paid', lane), 3600000)
    end
  end
  local function paidBy(lane, tenant)
    return tonumber(redis.call('ZSCORE', at('tenants', lane), tenant) or redis.call('HGET', at('paid', lane), tenant) or '0')
  end
  local function stopWaiting(id, lane, tenant, more)
    local paid = paidBy(lane, tenant)
    redis.call('ZREM', at('waiting', lane, tenant), id)
    setPaid(lane, tenant, paid + more)
  end
  local function lease(id, token, untilMs)
    redis.call('HSET', at('analysis', id), 'token', token)
    redis.call('ZADD', at('running'), untilMs, id)
  end`

/**
 * ARGV: id, tenant, lane, weight, price in ms, ticket, deadline, most that may be open, record, its life in ms, and of the
 * Idempotency-Key: Redis key or nothing, lease, digest, sealed answer, life in ms.
 */
export const acceptScript = `${shared}
  local id, tenant, lane, weight, price, ticket, deadline, most, record, recordLife = unpack(ARGV)
  local answerKey, claim, digest, answer, answerLife = unpack(ARGV, 11)
  if redis.call('ZCARD', at('open')) >= tonumber(most) then return 'full' end
  if answerKey ~= '' then
    local held, kept = unpack(redis.call('HMGET', answerKey, 'lease', 'answer'))
    if kept or (held and held ~= claim) then return 'superseded' end
    redis.call('DEL', answerKey)
    redis.call('HSET', answerKey, 'digest', digest, 'answer', answer)
    redis.call('PEXPIRE', answerKey, answerLife)
  end
  redis.call('HSET', at('analysis', id), 'tenant', tenant, 'lane', lane, 'weight', weight, 'price', price, 'ticket', ticket, 'token', '')
  redis.call('PEXPIRE', at('analysis', id), recordLife)
  redis.call('ZADD', at('open'), deadline, id)
  redis.call('ZADD', at('waiting', lane, tenant), deadline, id)
  local floor = tonumber(redis.call('HGET', at('paid', lane), '') or '0')
  setPaid(lane, tenant, math.max(paidBy(lane, tenant), floor))
  redis.call('SET', KEYS[2] .. id, record, 'PX', recordLife)
  return 'accepted'`

/** How many open analyses one call looks at whose lease or deadline has ended. */
const LOOKED_AT = 50

/**
 * ARGV: token, now, end of the lease, most to take, and of each kind its name and how many of its jobs may be under way; without any, none
 * is. Lanes that share a kind take turns at its room: the one served least recently comes first. Threads become free one at a time, so that
 * an analysis of several kinds would wait until all of them have nothing else to do. Where it is its lane's turn it may go one job beyond the
 * limits; at any time, the others would wait for it.
 */
export const takeScript = `${shared}
  local token, now, leaseEnd, most = ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[4])
  local limits, taken = {}, {}
  for i = 5, #ARGV, 2 do limits[ARGV[i]] = tonumber(ARGV[i + 1]) end
  local function mayRun(lane)
    for kind in string.gmatch(lane, '[^+]+') do
      if (limits[kind] or 0) < 1 then return false end
    end
    return true
  end
  local function hasRoom(lane, isItsTurn)
    local beyond = isItsTurn and string.find(lane, '+', 1, true) and 1 or 0
    for kind in string.gmatch(lane, '[^+]+') do
      if tonumber(redis.call('HGET', at('jobs'), kind) or '0') >= (limits[kind] or 0) + beyond then return false end
    end
    return mayRun(lane)
  end
  local function take(id)
    lease(id, token, leaseEnd)
    local attempts = redis.call('HINCRBY', at('analysis', id), 'attempts', 1)
    local tenant, ticket = unpack(redis.call('HMGET', at('analysis', id), 'tenant', 'ticket'))
    table.insert(taken, {id, tenant, ticket, attempts})
  end
  local function forget(id)
    redis.call('ZREM', at('open'), id)
    redis.call('ZREM', at('running'), id)
  end
  -- Past their deadline: whoever takes them says so to their caller.
  for _, id in ipairs(redis.call('ZRANGEBYSCORE', at('open'), '-inf', now, 'LIMIT', 0, ${LOOKED_AT})) do
    local held, lane, tenant = unpack(redis.call('HMGET', at('analysis', id), 'token', 'lane', 'tenant'))
    local ends = redis.call('ZSCORE', at('running'), id)
    if not lane then forget(id)
    elseif #taken < most and (held == '' or not ends or tonumber(ends) <= tonumber(now)) then
      if held == '' then countJobs(lane, 1) end
      stopWaiting(id, lane, tenant, 0)
      take(id)
    end
  end
  -- Their gateway is gone, or their pause is over. Their lane's turn was spent on them, hence they may still go one job beyond.
  for _, id in ipairs(redis.call('ZRANGEBYSCORE', at('running'), '-inf', now, 'LIMIT', 0, ${LOOKED_AT})) do
    local held, lane = unpack(redis.call('HMGET', at('analysis', id), 'token', 'lane'))
    if not lane then forget(id)
    elseif #taken < most and (held ~= '' or hasRoom(lane, true)) then
      if held == '' then countJobs(lane, 1) end
      take(id)
    end
  end
  local lanes, turns = {}, {}
  for _, lane in ipairs(redis.call('SMEMBERS', at('lanes'))) do
    if redis.call('EXISTS', at('tenants', lane)) == 0 then redis.call('SREM', at('lanes'), lane)
    elseif mayRun(lane) then
      table.insert(lanes, lane)
      turns[lane] = tonumber(redis.call('HGET', at('turns'), lane) or '0')
    end
  end
  table.sort(lanes, function(a, b) return turns[a] < turns[b] or (turns[a] == turns[b] and a < b) end)
  for place, lane in ipairs(lanes) do
    local isItsTurn = place == 1
    while #taken < most and hasRoom(lane, isItsTurn) do
      local tenant, paid = unpack(redis.call('ZRANGE', at('tenants', lane), 0, 0, 'WITHSCORES'))
      if not tenant then break end
      local id = redis.call('ZRANGE', at('waiting', lane, tenant), 0, 0)[1] or ''
      local price, weight = unpack(redis.call('HMGET', at('analysis', id), 'price', 'weight'))
      redis.call('HSET', at('paid', lane), '', paid)
      redis.call('PEXPIRE', at('paid', lane), 3600000)
      stopWaiting(id, lane, tenant, (price or 0) / (weight or 1))
      if price then
        countJobs(lane, 1)
        take(id)
        redis.call('HSET', at('turns'), lane, redis.call('HINCRBY', at('turns'), '', 1))
        redis.call('PEXPIRE', at('turns'), 3600000)
        isItsTurn = false
      end
    end
  end
  return {taken, redis.call('HGETALL', at('jobs')), redis.call('ZCARD', at('open')), redis.call('ZCARD', at('running'))}`

/** ARGV: end of the lease, then id and token of each. Answers the ids whose lease somebody else has. */
export const renewScript = `${shared}
  local lost = {}
  for i = 2, #ARGV, 2 do
    if redis.call('HGET', at('analysis', ARGV[i]), 'token') == ARGV[i + 1] then redis.call('ZADD', at('running'), ARGV[1], ARGV[i])
    else table.insert(lost, ARGV[i]) end
  end
  return lost`

/**
 * ARGV: id, token, when it may be taken again, the time, and how often it is put off past its deadline: gateways with other keys may end it
 * until then, afterwards it is dropped.
 */
export const putOffScript = `${shared}
  local id, held, lane = ARGV[1], unpack(redis.call('HMGET', at('analysis', ARGV[1]), 'token', 'lane'))
  if held ~= ARGV[2] then return 0 end
  countJobs(lane, -1)
  local isPast = tonumber(redis.call('ZSCORE', at('open'), id) or '0') <= tonumber(ARGV[4])
  if not isPast or redis.call('HINCRBY', at('analysis', id), 'putOff', 1) <= tonumber(ARGV[5]) then
    lease(id, '', ARGV[3])
    -- Else the next look would take it again.
    if isPast then redis.call('ZADD', at('open'), ARGV[3], id) end
    return 0
  end
  redis.call('DEL', at('analysis', id))
  redis.call('ZREM', at('open'), id)
  redis.call('ZREM', at('running'), id)
  return 1`

/** ARGV: id, token, when it may be taken again. */
export const releaseScript = `${shared}
  local held, lane = unpack(redis.call('HMGET', at('analysis', ARGV[1]), 'token', 'lane'))
  if held ~= ARGV[2] then return 0 end
  lease(ARGV[1], '', ARGV[3])
  countJobs(lane, -1)
  return 1`

/**
 * KEYS: prefix, prefix of records, images by the time they go. ARGV: id, token, record, its life in ms, sealed result, its life in
 * ms, what it took in ms, Redis key of the answer to forget or nothing, when its images go, further commands as JSON, images.
 */
export const endScript = `${shared}
  local id, token, record, recordLife, result, resultLife, took, answerKey, imagesGo, commands = unpack(ARGV)
  local held, lane, tenant, price, weight = unpack(redis.call('HMGET', at('analysis', id), 'token', 'lane', 'tenant', 'price', 'weight'))
  if held ~= token then return 0 end
  redis.call('DEL', at('analysis', id))
  redis.call('ZREM', at('open'), id)
  redis.call('ZREM', at('running'), id)
  countJobs(lane, -1)
  setPaid(lane, tenant, paidBy(lane, tenant) + (took - price) / weight)
  redis.call('SET', KEYS[2] .. id, record, 'PX', recordLife)
  redis.call('SET', at('result', id), result, 'PX', resultLife)
  for i = 11, #ARGV do redis.call('ZADD', KEYS[3], imagesGo, ARGV[i]) end
  if answerKey ~= '' then redis.call('DEL', answerKey) end
  for _, command in ipairs(cjson.decode(commands)) do redis.call(unpack(command)) end
  return 1`

/** ARGV: ids. Of each: nothing where it has ended, `waiting` or `running`. */
export const lookScript = `${shared}
  local states = {}
  for i, id in ipairs(ARGV) do
    local held = redis.call('HGET', at('analysis', id), 'token')
    states[i] = held == '' and 'waiting' or held and 'running' or ''
  end
  return states`
