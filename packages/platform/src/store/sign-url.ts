import { createHash, createHmac } from 'node:crypto'

/** As long as S3 lets clocks differ: a process whose clock is wrong can still store and fetch. */
const URL_LIFE_SECONDS = 15 * 60

/** Where the bucket lies, `https://HOST/…/`, and the key that may reach it. */
export interface SigningSettings {
  bucketUrl: URL
  accessKey: string
  secretKey: string
  region: string
}

/** Path and query, to be asked of the bucket's host. */
export type SignPath = (method: 'GET' | 'PUT', key: string) => string

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** RFC 3986 §2.3: what `encodeURIComponent` leaves out is escaped too, as S3 does before it compares. */
const escapeUri = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * AWS Signature Version 4 in the query, over an unsigned payload. The S3 client's own derives the key of the day for each request and
 * checks every argument on the way, which costs more CPU than the rest of a call.
 */
export const createSignPath = (
  { bucketUrl, accessKey, secretKey, region }: SigningSettings,
  now: () => Date = () => new Date(),
  lifeSeconds = URL_LIFE_SECONDS,
): SignPath => {
  let keyOfDay: { day: string; key: Buffer } = { day: '', key: Buffer.alloc(0) }
  const deriveKey = (day: string): Buffer =>
    hmac(hmac(hmac(hmac(`AWS4${secretKey}`, day), region), 's3'), 'aws4_request')
  return (method, key) => {
    const time = now()
      .toISOString()
      .replace(/[-:]|\.\d+/g, '')
    const day = time.slice(0, 8)
    if (keyOfDay.day !== day) keyOfDay = { day, key: deriveKey(day) }
    const scope = `${day}/${region}/s3/aws4_request`
    const path = bucketUrl.pathname + key.split('/').map(escapeUri).join('/')
    const query = `X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=${escapeUri(`${accessKey}/${scope}`)}&X-Amz-Date=${time}&X-Amz-Expires=${lifeSeconds}&X-Amz-SignedHeaders=host`
    const canonical = `${method}\n${path}\n${query}\nhost:${bucketUrl.host}\n\nhost\nUNSIGNED-PAYLOAD`
    const digest = createHash('sha256').update(canonical).digest('hex')
    const signature = hmac(keyOfDay.key, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${digest}`).toString('hex')
    return `${path}?${query}&X-Amz-Signature=${signature}`
  }
}
