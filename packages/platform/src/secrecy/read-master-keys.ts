import { developmentMasterKey } from '../config/development-secret.js'
import { type Config, ConfigError } from '../config/read-config.js'
import { readNamedFile } from '../config/read-file.js'
import type { Log } from '../process/log.js'
import { createMasterKeys, type MasterKeys } from './master-keys.js'

export const secrecyVariables = ['MASTER_KEYS', 'MASTER_KEYS_FILE', 'NODE_ENV'] as const
type SecrecyConfig = Config<(typeof secrecyVariables)[number]>

const MIN_LENGTH = 32

const givenKeys = ({ MASTER_KEYS, MASTER_KEYS_FILE }: SecrecyConfig): string[] | null => {
  if (MASTER_KEYS !== undefined && MASTER_KEYS_FILE !== undefined) {
    throw new ConfigError(['set either MASTER_KEYS or MASTER_KEYS_FILE'])
  }
  const text = MASTER_KEYS ?? readNamedFile('MASTER_KEYS_FILE', MASTER_KEYS_FILE)?.toString()
  if (text === undefined) return null
  const keys = text.split(/[\s,]+/).filter(Boolean)
  if (keys.length === 0 || keys.some((key) => key.length < MIN_LENGTH)) {
    const source = MASTER_KEYS === undefined ? `MASTER_KEYS_FILE (${MASTER_KEYS_FILE})` : 'MASTER_KEYS'
    throw new ConfigError([
      `${source}: master keys must have at least ${MIN_LENGTH} characters each, such as \`openssl rand -hex 32\` gives`,
    ])
  }
  return keys
}

/** Production has keys of its own or does not start; elsewhere the development key does, and says so. */
export const readMasterKeys = (config: SecrecyConfig, log: Pick<Log, 'info'>): MasterKeys => {
  const given = givenKeys(config)
  const isProduction = config.NODE_ENV === 'production'
  if (isProduction && given === null)
    throw new ConfigError(['MASTER_KEYS or MASTER_KEYS_FILE is required: images are encrypted'])
  if (isProduction && given?.includes(developmentMasterKey)) {
    throw new ConfigError(['MASTER_KEYS holds the development key, which everybody knows; make your own'])
  }
  if (given === null) log.info('images are encrypted with the development key')
  return createMasterKeys(given ?? [developmentMasterKey])
}
