/**
 * Lua that runs in the store, each as one step. Keys: epoch, number of takings, number of the newest dropped taking,
 * takings (sorted by last number), results (sorted by first number), state of this send. First argument: the send's key.
 * Each answers: epoch, number, state, whether it was taken, …, newest dropped.
 *
 * States: `flying <owner>`, an encoded outcome, or none.
 */
const ANSWER = `
local function answer(state)
  local taken = redis.call('ZSCORE', KEYS[4], ARGV[1]) and '1' or '0'
  local now = redis.call('GET', KEYS[6])
  if now and string.sub(now, 1, 4) ~= 'fail' then taken = '1' end
  return {redis.call('GET', KEYS[1]) or '', redis.call('GET', KEYS[2]) or '0', state, taken, '', '', redis.call('GET', KEYS[3]) or '0'}
end
`;

/** Arguments: owner, whether the owner has no such send in flight, life, results, takings, newest expired number. */
export const TAKE = `${ANSWER}
local number = redis.call('INCR', KEYS[2])
redis.call('ZADD', KEYS[4], number, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[4], '-inf', ARGV[7])
local over = redis.call('ZCARD', KEYS[4]) - tonumber(ARGV[6])
if over > 0 then
  local popped = redis.call('ZPOPMIN', KEYS[4], over)
  local newest = tonumber(popped[#popped])
  if newest > tonumber(redis.call('GET', KEYS[3]) or '0') then redis.call('SET', KEYS[3], newest) end
end
local state = redis.call('GET', KEYS[6])
local stale = state and (string.sub(state, 1, 4) == 'fail' or (ARGV[3] == '1' and state == 'flying ' .. ARGV[2]))
if state and not stale then return answer(state) end
redis.call('SET', KEYS[6], 'flying ' .. ARGV[2], 'PX', ARGV[4])
redis.call('ZADD', KEYS[5], number, KEYS[6])
local excess = redis.call('ZCARD', KEYS[5]) - tonumber(ARGV[5])
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

/** Arguments: owner, `keep` or `drop`, encoded outcome. A dropped outcome stays a moment for those who wait for it. */
export const FINISH = `${ANSWER}
if redis.call('GET', KEYS[6]) == 'flying ' .. ARGV[2] then
  if ARGV[3] == 'keep' then
    redis.call('SET', KEYS[6], ARGV[4], 'XX', 'KEEPTTL')
  else
    redis.call('SET', KEYS[6], 'fail' .. ARGV[4], 'PX', 2000)
    redis.call('ZREM', KEYS[5], KEYS[6])
  end
end
return answer('')
`;

export const FIND = `${ANSWER}
return answer(redis.call('GET', KEYS[6]) or '')
`;
