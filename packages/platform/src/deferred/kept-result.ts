import type { Log } from '../process/log.js'
import { type DataKey, MasterKeyMissing, type MasterKeys } from '../secrecy/master-keys.js'
import { open, seal } from '../secrecy/seal.js'

const nameOf = (id: number, owner: string): string => `result of ${id} of ${owner}`

/** The answer of a deferred analysis as it is kept: under the transaction's own key, bound to transaction and tenant. */
export const sealResult = (dataKey: DataKey, id: number, owner: string, body: unknown): string =>
  seal(dataKey, nameOf(id, owner), Buffer.from(JSON.stringify(body))).toString('base64')

/**
 * Undefined for what nobody opens: it is damaged, or of another transaction or tenant. Throws `MasterKeyMissing` where another gateway may
 * have its key.
 */
export const openResult = (
  keys: Pick<MasterKeys, 'unwrap'>,
  { id, owner, sealed }: { id: number; owner: string; sealed: string },
  log: Pick<Log, 'error'>,
): unknown => {
  try {
    return JSON.parse(open(keys, nameOf(id, owner), Buffer.from(sealed, 'base64')).bytes.toString())
  } catch (error) {
    log.error({ err: error, transactionId: id }, 'the answer of a deferred analysis cannot be opened')
    if (error instanceof MasterKeyMissing) throw error
  }
}
