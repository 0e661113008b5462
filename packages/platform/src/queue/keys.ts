import type { Redis } from 'ioredis'

/** A connection knows whose it is: several installations may share a Redis, each with a prefix of its own. */
export type Connection = Redis & { readonly prefix: string }

/** Every key of ours on Redis comes from here; a test looks at all that a busy service leaves there. */
export const keyOf = ({ prefix }: Pick<Connection, 'prefix'>, ...parts: readonly string[]): string =>
  [prefix, ...parts].join(':')

/** What BullMQ is told wherever a queue is opened. It gives its own keys this prefix. */
export const queueOptions = (connection: Connection) => ({
  connection,
  prefix: keyOf(connection, 'queue'),
  // Asked once at start, see `check-redis`.
  skipVersionCheck: true,
})
