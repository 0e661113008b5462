/** A Redis of its own for one test file, which may be killed and started again at the same port. */
export interface RedisForTests {
  about: string
  address: { url: string }
  port: number
  /** The same database, reached through another port of this machine. */
  urlAt(port: number): string
  /** Whether a killed one comes back with what it held. */
  keepsData: boolean
  /** Killing a dead one is harmless. */
  kill(): Promise<void>
  /** `keepData` false: empty, as after a lost disk. */
  start(options: { keepData: boolean }): Promise<void>
  stop(): Promise<void>
}
