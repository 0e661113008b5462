import { connect } from 'node:net'

export interface Exchanged {
  /** 0 when nothing came. */
  status: number
  contentType: string
  body: string
  ended: 'answered' | 'closed' | 'silent'
  ms: number
}

/** Sends bytes as they are. With `hangUp` it then closes its side, as a caller that has nothing more to say. */
export const exchange = (
  port: number,
  bytes: Buffer,
  { hangUp, limitMs }: { hangUp: boolean; limitMs: number },
): Promise<Exchanged> =>
  new Promise((resolve) => {
    const startedAt = performance.now()
    let received = Buffer.alloc(0)
    const settle = (ended: Exchanged['ended']) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ ...parse(received), ended, ms: performance.now() - startedAt })
    }
    const socket = connect(port, '127.0.0.1', () => (hangUp ? socket.end(bytes) : socket.write(bytes)))
    const timer = setTimeout(() => settle('silent'), limitMs)
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      if (isComplete(received)) settle('answered')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => settle(parse(received).status > 0 ? 'answered' : 'closed'))
  })

/** Interim answers (100 Continue) are not the answer. */
const skipInterim = (text: string): string => text.replace(/^(HTTP\/1\.1 1\d\d[^\r]*\r\n(?:[^\r]+\r\n)*\r\n)+/, '')

/** The first answer: bytes that follow the request on its connection are a request of their own, with an answer of its own. */
const split = (bytes: Buffer): { head: string; body: string; length: number } | null => {
  const text = skipInterim(bytes.toString('latin1'))
  const headEnd = text.indexOf('\r\n\r\n')
  if (headEnd < 0) return null
  const head = text.slice(0, headEnd)
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.POSITIVE_INFINITY)
  return { head, body: text.slice(headEnd + 4).slice(0, length), length }
}

const parse = (bytes: Buffer): Pick<Exchanged, 'status' | 'contentType' | 'body'> => {
  const { head, body } = split(bytes) ?? { head: '', body: '' }
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    contentType: /^content-type: (.*)$/im.exec(head)?.[1]?.trim() ?? '',
    body: Buffer.from(body, 'latin1').toString(),
  }
}

const isComplete = (bytes: Buffer): boolean => {
  const answer = split(bytes)
  return answer !== null && answer.body.length === answer.length
}
