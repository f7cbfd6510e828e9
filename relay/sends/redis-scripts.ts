/**
 * Lua that runs in the store, each as one step. Keys: epoch, number of takings, number of the newest dropped taking,
 * takings (sorted by last number), results (sorted by first number), state of this send. First arguments: the send's key,
 * the newest number that is older than a send may be remembered, and the epoch that this number is of.
 * Each answers: epoch, number, state, whether it was taken, newest dropped.
 *
 * States: `flying <owner>`, an encoded outcome, or none.
 */
const ANSWER = `
local expired = 0
if redis.call('GET', KEYS[1]) == ARGV[3] then expired = tonumber(ARGV[2]) end
local state = redis.call('GET', KEYS[6]) or ''
if tonumber(redis.call('ZSCORE', KEYS[5], KEYS[6]) or expired + 1) <= expired then state = '' end
local function answer(told)
  local taking = tonumber(redis.call('ZSCORE', KEYS[4], ARGV[1]) or 0)
  local isKept = state ~= '' and string.sub(state, 1, 4) ~= 'fail'
  local taken = (isKept or taking > expired) and '1' or '0'
  return {redis.call('GET', KEYS[1]) or '', redis.call('GET', KEYS[2]) or '0', told, taken, redis.call('GET', KEYS[3]) or '0'}
end
`;

/** Further arguments: owner, whether its own mark may be taken over, life, results, takings. */
export const TAKE = `${ANSWER}
local number = redis.call('INCR', KEYS[2])
redis.call('ZADD', KEYS[4], number, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[4], '-inf', expired)
local over = redis.call('ZCARD', KEYS[4]) - tonumber(ARGV[8])
if over > 0 then
  local popped = redis.call('ZPOPMIN', KEYS[4], over)
  local newest = tonumber(popped[#popped])
  if newest > tonumber(redis.call('GET', KEYS[3]) or '0') then redis.call('SET', KEYS[3], newest) end
end
local stale = string.sub(state, 1, 4) == 'fail' or (ARGV[5] == '1' and state == 'flying ' .. ARGV[4])
if state ~= '' and not stale then return answer(state) end
redis.call('SET', KEYS[6], 'flying ' .. ARGV[4], 'PX', ARGV[6])
redis.call('ZADD', KEYS[5], number, KEYS[6])
for _, each in ipairs(redis.call('ZRANGEBYSCORE', KEYS[5], '-inf', expired, 'LIMIT', 0, 64)) do
  redis.call('DEL', each)
  redis.call('ZREM', KEYS[5], each)
end
local excess = redis.call('ZCARD', KEYS[5]) - tonumber(ARGV[7])
if excess > 0 then
  for _, each in ipairs(redis.call('ZRANGE', KEYS[5], 0, excess + 64)) do
    if excess <= 0 then break end
    local kept = redis.call('GET', each)
    if not kept or string.sub(kept, 1, 6) ~= 'flying' then
      redis.call('DEL', each)
      redis.call('ZREM', KEYS[5], each)
      excess = excess - 1
    end
  end
end
return answer('')
`;

/** Further arguments: owner, `keep` or `drop`, encoded outcome. A dropped outcome stays a moment for those who wait for it. */
export const FINISH = `${ANSWER}
if redis.call('GET', KEYS[6]) == 'flying ' .. ARGV[4] then
  if ARGV[5] == 'keep' then
    redis.call('SET', KEYS[6], ARGV[6], 'XX', 'KEEPTTL')
  else
    redis.call('SET', KEYS[6], 'fail' .. ARGV[6], 'PX', 2000)
    redis.call('ZREM', KEYS[5], KEYS[6])
  end
end
return answer('')
`;

export const FIND = `${ANSWER}
return answer(state)
`;
