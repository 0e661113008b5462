import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jobKinds } from '@vivid/contract'
import { adminAddress, ConfigError, environment, publicAddress, readConfig, type VariableName } from '@vivid/platform'
import { checkPort } from './check-port.js'
import { greet } from './greet.js'
import { keepMasterKey } from './keep-master-key.js'
import { loopback, prepareEnvironment } from './prepare-environment.js'
import { prepareFolder } from './prepare-folder.js'
import { supervise } from './supervise.js'
import type { Undo } from './undo.js'

export interface ServiceOptions {
  readonly given: NodeJS.ProcessEnv
  /** Where the embedded object store keeps its files, and where a key is kept that the next start needs; default: a temporary folder. */
  readonly dataFolder: string | undefined
  readonly undo: Undo
  say(line: string): void
}

/** Every process of the service, and the words to greet its user with. */
export const startService = async ({ given, dataFolder, undo, say }: ServiceOptions): Promise<string> => {
  await checkSettings(given)
  undo.throwIfBegun()
  const objects = dataFolder === undefined ? makeTemporaryFolder(undo) : await prepareFolder(dataFolder)
  const keys = await keepMasterKey(given, dataFolder)
  const embedded = [given.REDIS_URL ? null : 'Valkey', given.S3_ENDPOINT ? null : 'object store'].filter(Boolean)
  if (embedded.length > 0) say(`starting the embedded ${embedded.join(' and ')}`)
  undo.throwIfBegun()
  const env = await prepareEnvironment({ ...given, ...keys }, objects, undo)
  undo.throwIfBegun()
  say(`starting the gateway and ${jobKinds.length} workers; loading the models takes a few seconds`)
  // Every process has an admin port of its own; only the gateway's is the configured one.
  const start = (name: string, adminPort: string) => supervise(name, { ...env, ADMIN_PORT: adminPort }, say)
  const workers = jobKinds.map((kind) => start(kind, '0'))
  const gateway = start('gateway', env.ADMIN_PORT!)
  // Also those that came up beside one that failed must be stopped; the gateway first, so that the workers finish its jobs.
  undo.later(() => Promise.all(workers.map((worker) => worker.stop())))
  undo.later(gateway.stop)
  const [ports] = await Promise.all([gateway, ...workers].map(({ ready }) => ready))
  return greet(ports!, env)
}

/** Made and noted in one go: a signal that came in between would leave it behind. */
const makeTemporaryFolder = (undo: Undo): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vivid-'))
  undo.later(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Everything is checked here, so that nobody has to find the problem in the output of its children. */
const checkSettings = async (given: NodeJS.ProcessEnv) => {
  const builtIn = { S3_ACCESS_KEY: 'embedded', S3_SECRET_KEY: 'embedded' }
  const checked = given.S3_ENDPOINT ? given : { ...builtIn, ...given }
  const { PORT, HOST, ADMIN_PORT } = readConfig(Object.keys(environment) as VariableName[], checked)
  const addresses = [
    publicAddress(PORT, HOST),
    adminAddress(given.ADMIN_PORT ? ADMIN_PORT : 0, given.ADMIN_HOST || loopback),
  ]
  const problems: string[] = []
  for (const address of addresses) {
    await checkPort(address).catch((error: unknown) => {
      if (!(error instanceof ConfigError)) throw error
      problems.push(...error.problems)
    })
  }
  if (problems.length > 0) throw new ConfigError(problems)
}
