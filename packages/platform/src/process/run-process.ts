import type { VariableName } from '../config/environment.js'
import { type Config, ConfigError, describeConfig, readConfig } from '../config/read-config.js'
import type { Readiness } from '../readiness/readiness.js'
import { createLog, createTee, type Log } from './log.js'
import { startSendingLogs, tracingVariables } from './start-tracing.js'

export interface Running {
  ports: { port?: number; adminPort: number }
  /** Whether work succeeds. The process says that it is ready only then, and until then what is missing. */
  readiness: Pick<Readiness, 'failing' | 'firstReady'>
  /** Longer than the work under way can take, shorter than the orchestrator's grace period. */
  drainLimitMs: number
  /** Finishes the work at hand, then releases everything. */
  close(): Promise<void>
  /** Resolves when the work at hand cannot be finished any more, as Redis stays away. */
  lost?(): Promise<void>
  /** Ends the process without waiting; `process.exit` when not given. */
  endNow?(): void
}

/** Drains the process and ends it as a failure, so that its supervisor starts a new one. */
export type Leave = (reason: string) => void

/** What a supervising parent is told: once when the ports are open, and again when work succeeds. */
export interface ProcessMessage {
  type: 'started' | 'ready'
  ports: Running['ports']
  /** Names of the dependencies that do not work; empty when the process is ready. */
  missing: readonly string[]
}

/** How long a process that ends waits for its last log lines to reach the collector. */
const LAST_LINES_MS = 2_000

/** The life of every process of ours: `--help`, configuration, start, drain on SIGTERM or SIGINT, exit code. */
export const runProcess = async <Name extends VariableName>(
  name: string,
  purpose: string,
  variables: readonly Name[],
  start: (config: Config<Name>, log: Log, leave: Leave) => Promise<Running>,
): Promise<void> => {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    console.log(`${name}: ${purpose}\n\nEnvironment:\n${describeConfig(variables)}`)
    return
  }
  const refuse = ({ problems }: ConfigError): never => {
    for (const problem of problems) console.error(`${name}: ${problem}`)
    process.exit(1)
  }
  let config: Config<Name>
  try {
    config = readConfig(variables, process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return refuse(error)
  }
  const tee = createTee()
  const log = createLog(name, process.env.LOG_LEVEL || 'info', tee)
  const isSending = tracingVariables.every((each) => (variables as readonly string[]).includes(each))
  const sink = isSending ? await startSendingLogs(name, readConfig(tracingVariables, process.env)) : null
  if (sink) tee.listen(sink)
  /** The last lines are sent first, but nobody waits long for it. */
  const exit = (exitCode: number): void => {
    const leave = () => process.exit(exitCode)
    if (!sink) leave()
    setTimeout(leave, LAST_LINES_MS)
    sink?.close().then(leave, leave)
  }
  const fatal = (error: unknown) => {
    log.fatal({ err: error }, 'ended by an error')
    exit(1)
  }
  process.on('unhandledRejection', fatal)
  process.on('uncaughtException', fatal)

  let running: Running
  try {
    running = await start(config, log, (reason) => void drain(reason, 1).catch(fatal))
  } catch (error) {
    if (error instanceof ConfigError) return refuse(error)
    log.fatal({ err: error }, `could not start: ${(error as Error).message}`)
    return exit(1)
  }
  const drain = async (reason: string, exitCode = 0) => {
    const { drainLimitMs, endNow = () => process.exit(1) } = running
    // A second signal means now. There is a listener at every moment: with none the system ends the process, without our exit code.
    process.on('SIGTERM', endNow).on('SIGINT', endNow)
    process.off('SIGTERM', onTerminate).off('SIGINT', onInterrupt).off('disconnect', onDisconnect)
    log.info({ reason }, 'draining')
    // With Redis or the store gone for good, closing may wait for ever.
    const giveUp = () => {
      log.fatal(`not drained within ${drainLimitMs} ms`)
      endNow()
    }
    setTimeout(giveUp, drainLimitMs).unref()
    const closed = running.close().then(() => true)
    const lost = running.lost?.().then(() => false)
    if (!(await Promise.race([closed, ...(lost ? [lost] : [])]))) {
      log.fatal('Redis is away: leaving without finishing the work at hand')
      return endNow()
    }
    log.info('stopped')
    exit(exitCode)
  }
  const onTerminate = () => void drain('SIGTERM').catch(fatal)
  // Ctrl-C reaches the whole group; where a parent supervises us, it stops its children in order.
  const onInterrupt = () => process.send || void drain('SIGINT').catch(fatal)
  // A supervising parent that was killed can no longer stop us.
  const onDisconnect = () => void drain('parent gone').catch(fatal)
  process.on('SIGTERM', onTerminate).on('SIGINT', onInterrupt).on('disconnect', onDisconnect)
  // Told only after the signal handlers are set: a parent that hears it may end us at once.
  const { ports, readiness } = running
  const tellParent = (type: ProcessMessage['type'], missing: readonly string[]) => {
    const message: ProcessMessage = { type, ports, missing }
    // A parent that has just gone is noticed by `onDisconnect`.
    if (process.connected) process.send?.(message, undefined, undefined, () => undefined)
  }
  const missing = readiness.failing()
  tellParent('started', missing)
  if (missing.length > 0) log.info({ ...ports, missing }, `not ready yet: ${missing.join(', ')}`)
  void readiness.firstReady.then(() => {
    tellParent('ready', [])
    log.info(ports, 'ready')
  })
  // It may have gone while we were starting: `connected` is undefined where there never was a parent's channel.
  if (process.connected === false) void drain('parent gone').catch(fatal)
}
