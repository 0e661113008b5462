import { createRequire } from 'node:module'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Backends } from './backends.js'
import { root } from './service.js'

const { Client } = createRequire(join(root, 'packages/platform/package.json'))('minio') as typeof import('minio')

const connect = ({ S3_ENDPOINT, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey }: Backends['env']) => {
  const { hostname: endPoint, port } = new URL(S3_ENDPOINT)
  return new Client({ endPoint, port: Number(port), useSSL: false, accessKey, secretKey })
}

/** The names of what the store holds, asked of the store itself: what lies on its disk is its own business. */
export const storedNames = async (env: Backends['env']): Promise<string[]> => {
  const names: string[] = []
  for await (const { name } of connect(env).listObjectsV2(env.S3_BUCKET, '', true)) names.push(name)
  return names
}

/** Every image, name and metadata beside its bytes; processes' own probes come and go. */
export const storedObjects = async (env: Backends['env']): Promise<Buffer[]> => {
  const client = connect(env)
  const read = async (name: string) => {
    const { metaData } = await client.statObject(env.S3_BUCKET, name)
    const bytes = await buffer(await client.getObject(env.S3_BUCKET, name))
    return Buffer.concat([Buffer.from(`${name}\n${JSON.stringify(metaData)}\n`), bytes])
  }
  return Promise.all((await storedNames(env)).filter((name) => name.startsWith('images/')).map(read))
}

/** From a server that was there before the tests; a test that never stored anything has none. */
export const removeBucket = async (env: Backends['env']): Promise<void> => {
  const client = connect(env)
  if (!(await client.bucketExists(env.S3_BUCKET))) return
  await client.removeObjects(env.S3_BUCKET, await storedNames(env))
  await client.removeBucket(env.S3_BUCKET)
}
