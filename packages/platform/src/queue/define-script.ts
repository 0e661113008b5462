import type { Redis } from 'ioredis'

/** A Lua script as a function of its keys and then its arguments; Redis is sent the text once. */
export const defineScript = <Run extends (...values: never[]) => Promise<unknown>>(
  redis: Redis,
  name: string,
  numberOfKeys: number,
  lua: string,
): Run => {
  redis.defineCommand(name, { numberOfKeys, lua })
  return (redis as unknown as Record<string, Run>)[name]!.bind(redis) as Run
}
