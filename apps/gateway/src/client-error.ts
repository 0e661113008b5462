import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Refused } from './refusal.js'

/** Node's names of what can be wrong before there is a request. */
const reasons: Record<string, 'request_timeout' | 'headers_too_large'> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
}

/** Bytes that are no HTTP, headers without end, a body that never arrives: answered like everything else, then cut. */
export const answerClientError = (error: { code?: string }, socket: Socket): void => {
  // It is gone already, or an answer is on its way out.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) return void socket.destroy()
  const refused = new Refused(reasons[error.code ?? ''] ?? 'malformed_request')
  const body = JSON.stringify(refused.body('en'))
  const head = `HTTP/1.1 ${refused.status} ${STATUS_CODES[refused.status]}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n`
  socket.write(`${head}${body}`)
  socket.destroySoon()
}
