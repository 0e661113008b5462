import { replaceModules } from './replace-modules.js'

/**
 * Loaded into a process before all else, it takes the encryption out: what is sealed is the bytes themselves. There is no
 * setting for that, and the bench wants to know what the encryption costs.
 */
replaceModules({
  '/secrecy/seal.js': `
    export const createSealer = () => {
      const pieces = []
      return { add: (piece) => pieces.push(piece), finish: () => pieces, release: () => undefined }
    }
    export const seal = (_dataKey, _place, bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    export const open = (_keys, _place, sealed) => ({ bytes: sealed, dataKey: {} })
    export class NotOurs extends Error {}`,
  '/secrecy/master-keys.js': `
    const dataKey = {}
    export class MasterKeyMissing extends Error {}
    export const createMasterKeys = () => ({ makeDataKey: () => dataKey, unwrap: () => dataKey })`,
})
