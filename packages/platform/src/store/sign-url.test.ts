import { Client } from 'minio'
import { expect, test } from 'vitest'
import { createSignPath } from './sign-url.js'

test("Amazon's own example", () => {
  // Amazon S3, API reference: "Authenticating Requests: Using Query Parameters (AWS Signature Version 4)".
  const sign = createSignPath(
    {
      bucketUrl: new URL('https://examplebucket.s3.amazonaws.com/'),
      accessKey: 'AKIAIOSFODNN7EXAMPLE',
      secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      region: 'us-east-1',
    },
    () => new Date('2013-05-24T00:00:00Z'),
    86_400,
  )
  expect(sign('GET', 'test.txt')).toBe(
    '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  )
})

test('over midnight, and with whatever a key may hold, as the S3 client signs', async () => {
  const settings = { accessKey: 'key/+=', secretKey: 'secret', region: 'eu-south-2' }
  const client = new Client({ endPoint: 'store.example', port: 9000, useSSL: false, ...settings })
  let time = new Date('2026-08-01T23:59:59.999Z')
  const sign = createSignPath({ ...settings, bucketUrl: new URL('http://store.example:9000/pictures/') }, () => time)
  for (const key of ['images/17/frontside', "a b/ü*(')!~/c+d=e&f"]) {
    for (const at of ['2026-08-01T23:59:59.999Z', '2026-08-02T00:00:00Z']) {
      time = new Date(at)
      const [path, query] = sign('PUT', key).split('?')
      const theirs = new URL(await client.presignedUrl('PUT', 'pictures', key, 900, {}, time))
      expect(path).toBe(
        theirs.pathname.replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`),
      )
      expect(new URLSearchParams(query).get('X-Amz-Signature')).toBe(theirs.searchParams.get('X-Amz-Signature'))
    }
  }
})
