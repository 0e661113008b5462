import { setImmediate } from 'node:timers/promises'
import { readOptions, UsageError } from '@vivid/command'
import { ConfigError, describeConfig, environment, type VariableName } from '@vivid/platform'
import { describedStandards } from './prepare-environment.js'
import { startService } from './start-service.js'
import { collectUndo } from './undo.js'
import { watchParent } from './watch-parent.js'

const usage = `npm start [-- --data DIR]: the whole service on this machine, nothing else installed

  --data DIR   where the embedded object store keeps its files (a temporary folder, removed at the end);
               with REDIS_URL and without MASTER_KEYS, the master key too

Environment (REDIS_URL, S3_ENDPOINT and JWT_SECRET or JWT_JWKS_URL replace the built-in ones):
${describeConfig(Object.keys(environment) as VariableName[], describedStandards)}`

const say = (line: string) => console.error(`vivid: ${line}`)

/** Ctrl-C reaches us from the terminal and, where the shell between has made way for us, once more from npm. */
const SAME_KEY_MS = 500

const main = async () => {
  const { values } = readOptions(process.argv.slice(2), {
    data: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  })
  if (values.help) return console.log(usage)
  const undo = collectUndo(say)
  let ended: Promise<never> | undefined
  const end = (exitCode: number): Promise<never> => {
    ended ??= undo.now().then(() => process.exit(exitCode))
    return ended
  }
  let askedAt: number | undefined
  const stop = () => {
    askedAt ??= performance.now()
    // Asked a second time, it does not wait for the children.
    if (performance.now() - askedAt > SAME_KEY_MS) process.exit(1)
    void end(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // npm passes a signal to the shell between it and us, which ends without telling us.
  if (process.env.npm_lifecycle_event === 'start') watchParent(() => void end(0))
  try {
    const greeting = await startService({ given: process.env, dataFolder: values.data, undo, say })
    if (!ended) console.log(greeting)
  } catch (error) {
    // The end of a child may be seen before the Ctrl-C that reached us both.
    await setImmediate()
    // Children that Ctrl-C ended, or that were stopped, did not fail to start.
    if (ended) return
    if (error instanceof ConfigError) error.problems.forEach(say)
    else say((error as Error).message)
    await end(1)
  }
}

try {
  await main()
} catch (error) {
  const isWrongUse = error instanceof UsageError
  say(`${(error as Error).message}${isWrongUse ? '\n\nnpm start -- --help lists what it takes.' : ''}`)
  process.exit(isWrongUse ? 2 : 1)
}
