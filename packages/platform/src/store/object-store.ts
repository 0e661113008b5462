import { Client } from 'minio'
import { type Config, ConfigError } from '../config/read-config.js'
import { readNamedFile } from '../config/read-file.js'
import type { Log } from '../process/log.js'
import type { Metrics } from '../process/metrics.js'
import { within } from '../process/within.js'
import { ExpiryUnreadable, setExpiry } from './set-expiry.js'
import { createSignPath } from './sign-url.js'
import { createTransfer, StoreRefused } from './transfer-object.js'
import { createWatchedAgent } from './watched-agent.js'

export class ObjectMissing extends Error {
  constructor(key: string) {
    super(`no object at ${key}`)
  }
}

/** The store answered, and of these objects that it does not delete them. */
export class NotRemoved extends Error {
  /** What the store says of each key, in S3's codes. */
  constructor(readonly codes: ReadonlyMap<string, string>) {
    super(`${codes.size} objects were not deleted: ${[...new Set(codes.values())].join(', ')}`)
  }
}

export interface ObjectStore {
  /** Its address, as S3_ENDPOINT gives it. */
  readonly endpoint: string
  /** Makes the bucket if it is missing; where the server can, objects expire by themselves as a last resort. */
  prepare(expireAfterDays: number): Promise<void>
  /** Resolves when the object is stored and its pieces are not read any more. */
  put(key: string, pieces: readonly Uint8Array[]): Promise<void>
  /** Throws `ObjectMissing` when there is none. */
  get(key: string): Promise<Buffer<ArrayBuffer>>
  /** Throws `NotRemoved` when some are still there; all others are gone. */
  remove(keys: string[]): Promise<void>
  list(prefix: string): AsyncIterable<string>
  /** Throws when the bucket is not there or the store does not let us near it. */
  check(): Promise<void>
}

export const storeVariables = [
  'S3_ENDPOINT',
  'S3_CA_FILE',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'S3_BUCKET',
  'S3_REGION',
] as const
type Settings = Config<(typeof storeVariables)[number]>
export type StoreConfig = Omit<Settings, 'S3_CA_FILE'> & Partial<Pick<Settings, 'S3_CA_FILE'>>

const readCa = ({ S3_CA_FILE, S3_ENDPOINT }: StoreConfig): Buffer | undefined => {
  if (S3_CA_FILE !== undefined && !S3_ENDPOINT.startsWith('https:')) {
    throw new ConfigError(['S3_CA_FILE needs an S3_ENDPOINT that starts with https'])
  }
  return readNamedFile('S3_CA_FILE', S3_CA_FILE)
}

const missing = new Set(['NoSuchKey', 'NotFound', 'NoSuchBucket'])
const alreadyThere = new Set(['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'])
const code = (error: unknown): string => String((error as { code?: unknown }).code ?? '')

/** What a store, or a balancer before it, answers for a moment; a full disk (507) stays full. */
const passing = new Set([500, 502, 503, 504])
/** A connection that was kept alive may be closed by the server just when we use it. */
const isPassing = (error: unknown): boolean =>
  code(error) === 'ECONNRESET' ||
  code(error) === 'EPIPE' ||
  (error instanceof StoreRefused && passing.has(error.status))

/** All our calls may be repeated. */
const oncemore = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    if (!isPassing(error)) throw error
    return await work()
  }
}

export const createObjectStore = (
  config: StoreConfig,
  log: Log,
  metrics?: Metrics,
  callTimeoutMs = 10_000,
): ObjectStore => {
  const endpoint = new URL(config.S3_ENDPOINT)
  const secure = endpoint.protocol === 'https:'
  const agent = createWatchedAgent(secure, callTimeoutMs / 2, readCa(config))
  const client = new Client({
    endPoint: endpoint.hostname,
    port: Number(endpoint.port) || (secure ? 443 : 80),
    useSSL: secure,
    accessKey: config.S3_ACCESS_KEY,
    secretKey: config.S3_SECRET_KEY,
    // Known beforehand, it saves a lookup per bucket.
    region: config.S3_REGION,
    transportAgent: agent,
  })
  const bucket = config.S3_BUCKET

  /** The client knows where a bucket lies: in the path, or, with Amazon, in the host's name. */
  const locate = async () => {
    const bucketUrl = new URL('./', await client.presignedPutObject(bucket, 'any'))
    const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey, S3_REGION: region } = config
    return createTransfer({ sign: createSignPath({ bucketUrl, accessKey, secretKey, region }), bucketUrl, agent })
  }
  let located: ReturnType<typeof locate> | undefined
  const transfer = () => {
    located ??= locate().catch((error: unknown) => {
      located = undefined
      throw error
    })
    return located
  }

  const timed = async <Result>(operation: string, work: () => Promise<Result>): Promise<Result> => {
    const stop = metrics?.storeSeconds.startTimer({ operation })
    try {
      // A store that accepts and then says nothing must not hold a request past its deadline.
      return await within(callTimeoutMs, 'the object store did not answer', oncemore(work))
    } finally {
      stop?.()
    }
  }

  return {
    endpoint: config.S3_ENDPOINT,
    prepare: async (expireAfterDays) => {
      if (!(await client.bucketExists(bucket))) {
        await client.makeBucket(bucket, config.S3_REGION).catch((error: unknown) => {
          // Several processes start at once; one of them was first.
          if (!alreadyThere.has(code(error))) throw error
        })
      }
      await setExpiry(client, bucket, expireAfterDays).catch((error: unknown) => {
        if (error instanceof ExpiryUnreadable) {
          return log.warn(
            { err: error },
            'the expiry rules of the bucket cannot be read (s3:GetLifecycleConfiguration) and stay as they are: one of an earlier version may delete all that lies in it',
          )
        }
        // Some stores have no such rule, or the key may not set it.
        log.info({ err: error }, 'no expiry rule could be set on the bucket; only the gateways delete what lies in it')
      })
    },
    put: (key, pieces) => timed('put', async () => (await transfer()).put(key, pieces)),
    get: (key) =>
      timed('get', async () => {
        try {
          return await (await transfer()).get(key)
        } catch (error) {
          throw missing.has(code(error)) ? new ObjectMissing(key) : error
        }
      }),
    remove: (keys) =>
      timed('remove', async () => {
        if (keys.length === 0) return
        const refused = (await client.removeObjects(bucket, keys)) as { Key: string; Code: string }[]
        const left = refused.filter(({ Code }) => !missing.has(Code))
        if (left.length > 0) throw new NotRemoved(new Map(left.map(({ Key, Code }) => [Key, Code])))
      }),
    list: async function* (prefix) {
      for await (const { name } of client.listObjectsV2(bucket, prefix, true)) if (name) yield name
    },
    check: async () => {
      if (!(await within(callTimeoutMs, 'the object store did not answer', client.bucketExists(bucket))))
        throw new Error(`there is no bucket ${bucket}`)
    },
  }
}
