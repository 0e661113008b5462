import type { DataKey, MasterKeys } from '../secrecy/master-keys.js'
import { open, seal } from '../secrecy/seal.js'

const nameOf = (id: number, owner: string): string => `result of ${id} of ${owner}`

/** The answer of a deferred analysis as it is kept: under the transaction's own key, bound to transaction and tenant. */
export const sealResult = (dataKey: DataKey, id: number, owner: string, body: unknown): string =>
  seal(dataKey, nameOf(id, owner), Buffer.from(JSON.stringify(body))).toString('base64')

/** Throws `NotOurs` for what belongs to another transaction or tenant. */
export const openResult = (keys: Pick<MasterKeys, 'unwrap'>, id: number, owner: string, sealed: string): unknown =>
  JSON.parse(open(keys, nameOf(id, owner), Buffer.from(sealed, 'base64')).bytes.toString())
