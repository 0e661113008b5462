import { Pool } from 'undici'
import { boundary } from './multipart-body.js'
import type { Shot } from './shot.js'

export interface Sent {
  status: number
  code: number | null
  right: boolean | null
}

export interface TrafficClient {
  /** Never rejects: a broken connection is status 0. */
  send(shot: Shot): Promise<Sent>
  close(): Promise<void>
}

/** Well below any server's own: a connection that the server closes as we reuse it would count as its failure. */
const IDLE_CONNECTION_MS = 4_000

const codeOf = (body: string): number | null => {
  const found = /"error_code":\s*(\d+)/.exec(body)
  return found ? Number(found[1]) : null
}

export const createClient = (
  url: string,
  { connections, timeoutMs }: { connections: number; timeoutMs: number },
): TrafficClient => {
  const pool = new Pool(url, {
    connections,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    keepAliveTimeout: IDLE_CONNECTION_MS,
    keepAliveMaxTimeout: IDLE_CONNECTION_MS,
  })
  return {
    send: async ({ path, token, body, idempotencyKey, prefer, truth }) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...(prefer === undefined ? {} : { prefer }),
      }
      try {
        const response = await pool.request({ path, method: 'POST', headers, body })
        const text = await response.body.text()
        const right = response.statusCode === 200 && truth !== undefined ? text.includes(truth) : null
        return { status: response.statusCode, code: codeOf(text), right }
      } catch {
        return { status: 0, code: null, right: null }
      }
    },
    // What is still under way has had its time.
    close: () => pool.destroy(),
  }
}
