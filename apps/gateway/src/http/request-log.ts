import type { FastifyBaseLogger } from 'fastify'

type ChildArguments = Parameters<FastifyBaseLogger['child']>
type Said = [object, string?]

/**
 * A request's own log, which names it in every line, made when there is a line to write. Most requests write none, and each child of
 * a log that redacts goes through all that is redacted.
 */
class RequestLog {
  readonly #make: () => FastifyBaseLogger
  #made: FastifyBaseLogger | undefined
  readonly level: string

  constructor(parent: FastifyBaseLogger, ...bindings: ChildArguments) {
    this.#make = () => parent.child(...bindings)
    this.level = parent.level
  }
  get #log(): FastifyBaseLogger {
    this.#made ??= this.#make()
    return this.#made
  }
  fatal(...said: Said): void {
    this.#log.fatal(...said)
  }
  error(...said: Said): void {
    this.#log.error(...said)
  }
  warn(...said: Said): void {
    this.#log.warn(...said)
  }
  info(...said: Said): void {
    this.#log.info(...said)
  }
  debug(...said: Said): void {
    this.#log.debug(...said)
  }
  trace(...said: Said): void {
    this.#log.trace(...said)
  }
  silent(): void {}
  child(...bindings: ChildArguments): FastifyBaseLogger {
    return this.#log.child(...bindings)
  }
}

export const createRequestLog = (parent: FastifyBaseLogger, ...bindings: ChildArguments): FastifyBaseLogger =>
  new RequestLog(parent, ...bindings) as unknown as FastifyBaseLogger
