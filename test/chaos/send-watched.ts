import { connect } from 'node:net'
import { boundary, type Shot } from '@vivid/traffic'

export interface Received {
  /** 0 when the connection ended without an answer, or none came in time. */
  status: number
  /** Whether it was the connection that ended. */
  cut: boolean
  headers: string
  body: string
}

/** How long a connection is listened to after its answer: another one must never follow. */
const AFTERWARDS_MS = 1_500

/**
 * One request on a connection of its own, read as raw bytes: what an HTTP client would quietly drop, such as a second
 * answer, is seen. Never rejects.
 */
export const sendWatched = (
  port: number,
  { path, token, body }: Pick<Shot, 'path' | 'token' | 'body'>,
  options: { timeoutMs: number; headers?: Record<string, string>; onSurplus: (bytes: Buffer) => void },
): Promise<Received> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = Buffer.alloc(0)
    let answered = false
    const settle = (answer: Received) => {
      answered = true
      clearTimeout(timer)
      resolve(answer)
    }
    const none = (cut: boolean) => settle({ status: 0, cut, headers: '', body: '' })
    const timer = setTimeout(() => {
      none(false)
      socket.destroy()
    }, options.timeoutMs)
    socket.on('data', (chunk) => {
      if (answered) return options.onSurplus(chunk)
      received = Buffer.concat([received, chunk])
      const parsed = parseAnswer(received)
      if (!parsed) return
      settle(parsed.answer)
      if (parsed.surplus.length > 0) options.onSurplus(parsed.surplus)
      setTimeout(() => socket.destroy(), AFTERWARDS_MS)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (!answered) none(true)
    })
    const more = Object.entries(options.headers ?? {}).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: chaos\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${body.length}\r\n${more.join('')}\r\n`,
    )
    socket.write(body)
  })

/** Our gateway states the length of everything it sends. Null until the answer is whole. */
const parseAnswer = (bytes: Buffer): { answer: Received; surplus: Buffer } | null => {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd < 0) return null
  const headers = bytes.subarray(0, headEnd).toString('latin1')
  const end = headEnd + 4 + Number(/^content-length: (\d+)/im.exec(headers)?.[1] ?? 0)
  if (bytes.length < end) return null
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(headers)?.[1] ?? 0)
  const body = bytes.subarray(headEnd + 4, end).toString()
  return { answer: { status, cut: false, headers, body }, surplus: bytes.subarray(end) }
}
