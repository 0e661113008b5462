import { createPublicKey, type JsonWebKey } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

const FETCH_TIMEOUT_MS = 3_000
/** Identity providers publish a few kilobytes. */
const MAX_BYTES = 256 * 1024

/** RFC 7518 §3.3: shorter keys must not be used with RS256. Those of 1024 bits are within reach of whoever can pay for it. */
const LEAST_RSA_BITS = 2048

export interface KeySet {
  /** PEM by key id. */
  keys: Map<string, string>
  /** Keys that look as if they were meant for us, and why they are not. */
  unusable: { kid: string | null; why: string }[]
}

/** Stops at the limit: an address that sends without end must not fill the memory. */
const readText = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop cancels the body.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new Error(`the key set is larger than ${MAX_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

interface Purpose {
  use?: unknown
  key_ops?: unknown
  alg?: unknown
}

const mayVerify = ({ use = 'sig', key_ops: operations = ['verify'] }: Purpose): boolean =>
  use === 'sig' && Array.isArray(operations) && operations.includes('verify')

/** Sets hold keys for other purposes too (RFC 7517 §4.2 to §4.4): those are passed over in silence. */
const isForOthers = (key: JsonWebKey & Purpose): boolean =>
  (key.kty !== 'RSA' && key.kty !== 'EC') ||
  !mayVerify(key) ||
  ![undefined, 'RS256', 'ES256'].includes(key.alg as string)

const toPem = (key: JsonWebKey): string => {
  if (key.kty === 'EC' && key.crv !== 'P-256') throw new Error(`curve ${JSON.stringify(key.crv)} is not that of ES256`)
  const made = createPublicKey({ key, format: 'jwk' })
  const bits = made.asymmetricKeyDetails?.modulusLength ?? Number.POSITIVE_INFINITY
  if (bits < LEAST_RSA_BITS) throw new Error(`an RSA key of ${bits} bits is too short: at least ${LEAST_RSA_BITS}`)
  return made.export({ type: 'spki', format: 'pem' }).toString()
}

/** Keys that are read in one go: reading one takes 0.1 ms, and the largest set has a thousand. */
const KEYS_AT_ONCE = 50

/** RFC 7517 §5: a key that is not understood is passed over, not the set. */
const readKeySet = async (set: unknown): Promise<KeySet> => {
  const listed = (set as { keys?: unknown } | null)?.keys
  if (!Array.isArray(listed)) throw new Error('the key set has no list of keys')
  const found: KeySet = { keys: new Map(), unusable: [] }
  for (const [at, key] of (listed as unknown[]).entries()) {
    if (at % KEYS_AT_ONCE === KEYS_AT_ONCE - 1) await setImmediate()
    const kid = (key as { kid?: unknown } | null)?.kid
    try {
      if (typeof key !== 'object' || key === null) throw new Error('it is no object')
      if (isForOthers(key as JsonWebKey)) continue
      if (kid !== undefined && typeof kid !== 'string') throw new Error('its kid is no text')
      found.keys.set(kid ?? '', toPem(key as JsonWebKey))
    } catch (error) {
      found.unusable.push({ kid: typeof kid === 'string' ? kid : null, why: (error as Error).message })
    }
  }
  return found
}

export const fetchKeySet = async (address: string, fetch: typeof globalThis.fetch): Promise<KeySet> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS), redirect: 'error' })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`the address of the key set answered ${response.status}`)
  }
  return readKeySet(JSON.parse(await readText(response)))
}
