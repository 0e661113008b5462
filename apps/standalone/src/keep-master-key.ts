import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '@vivid/platform'

const KEY_BYTES = 32
const makeKey = () => randomBytes(KEY_BYTES).toString('hex')

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
  const path = join(dataFolder, 'master-key')
  await writeFile(path, `${makeKey()}\n`, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return { MASTER_KEYS: (await readFile(path, 'utf8')).trim() }
}
