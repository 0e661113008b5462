import { randomBytes } from 'node:crypto'
import { link, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ConfigError, readMasterKeys } from '@vivid/platform'

const KEY_BYTES = 32
const makeKey = () => randomBytes(KEY_BYTES).toString('hex')

/** A file that stands there whole or not at all; one that stands there already stays. */
const writeKey = async (path: string): Promise<void> => {
  const unfinished = `${path}.${makeKey().slice(0, 8)}`
  try {
    await writeFile(unfinished, `${makeKey()}\n`, { flag: 'wx', mode: 0o600, flush: true })
    await link(unfinished, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(unfinished, { force: true })
  }
}

/**
 * The master keys of the children. With the embedded Redis nothing outlives this service that another one would have to decrypt. A
 * Redis of the caller's keeps answers and waiting analyses, so the next start needs the same key.
 */
export const keepMasterKey = async (
  { MASTER_KEYS, MASTER_KEYS_FILE, REDIS_URL }: NodeJS.ProcessEnv,
  dataFolder: string | undefined,
): Promise<NodeJS.ProcessEnv> => {
  if (MASTER_KEYS || MASTER_KEYS_FILE) return {}
  if (!REDIS_URL) return { MASTER_KEYS: makeKey() }
  if (dataFolder === undefined) {
    throw new ConfigError([
      'REDIS_URL keeps what is encrypted beyond the end of this process: set MASTER_KEYS, or --data DIR for a folder that keeps a key',
    ])
  }
  const path = resolve(join(dataFolder, 'master-key'))
  await writeKey(path)
  // The development key, or none, which would mean the same, is not for what outlives the process.
  readMasterKeys({ MASTER_KEYS: undefined, MASTER_KEYS_FILE: path, NODE_ENV: 'production' }, { info: () => undefined })
  return { MASTER_KEYS_FILE: path }
}
