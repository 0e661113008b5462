import { routes } from '@vivid/contract'
import { makeToken } from './token.js'

/** The smallest thing that passes for a JPEG at the gateway; the echo engine does not look further. */
export const jpegOf = (bytes: number, seed = 0): Buffer => {
  const picture = Buffer.alloc(bytes, 0x20)
  picture.set([0xff, 0xd8, 0xff, 0xe0])
  picture.writeUInt32BE(seed, 4)
  return picture
}

export type Parts = Record<string, string | Buffer | (string | Buffer)[]>

export const formOf = (parts: Parts): FormData => {
  const form = new FormData()
  for (const [name, values] of Object.entries(parts)) {
    for (const value of Array.isArray(values) ? values : [values]) {
      if (typeof value === 'string') form.append(name, value)
      else form.append(name, new Blob([new Uint8Array(value)], { type: 'image/jpeg' }), `${name}.jpg`)
    }
  }
  return form
}

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
  body: any
}

/** As texts, so that a test may send to either. */
export const {
  ocr: ocrPath,
  liveness: livenessPath,
  face_match: faceMatchPath,
  biometrics: biometricsPath,
  transactions: transactionsPath,
}: Record<keyof typeof routes, string> = routes

export const post = async (
  url: string,
  path: string,
  parts: Parts,
  options: { token?: string | null; headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Answer> => {
  const token = options.token === undefined ? makeToken() : options.token
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    body: formOf(parts),
    headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...options.headers },
    ...(options.signal ? { signal: options.signal } : {}),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
