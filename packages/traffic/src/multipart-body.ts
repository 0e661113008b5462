export const boundary = 'vivid-traffic-7d1f'

/** A form with its files; `files` are JPEG or PNG, told apart by the gateway from their first bytes. */
export const multipartBody = (fields: Record<string, string>, files: Record<string, Uint8Array>): Buffer => {
  const part = (name: string, more: string) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`)
  const lineEnd = Buffer.from('\r\n')
  return Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => [part(name, ''), Buffer.from(value), lineEnd]),
    ...Object.entries(files).flatMap(([name, bytes]) => [
      part(name, `; filename="${name}.jpg"\r\ncontent-type: image/jpeg`),
      bytes,
      lineEnd,
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
}
