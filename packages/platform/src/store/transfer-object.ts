import http from 'node:http'
import https from 'node:https'
import type { SignPath } from './sign-url.js'

const MAX_ERROR_BYTES = 64 * 1024

export class StoreRefused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`the object store answered ${status} ${code}`)
  }
}

const codeIn = (xml: string, status: number): string =>
  /<Code>(\w+)<\/Code>/.exec(xml)?.[1] ?? (status === 404 ? 'NotFound' : '')

/** Resolves with the answer's body: what was asked for, or what the store has to say of its refusal. */
const readBody = (response: http.IncomingMessage, maxBytes = Number.POSITIVE_INFINITY): Promise<Buffer<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    response.on('data', (chunk: Buffer) => {
      if (bytes < maxBytes) chunks.push(chunk)
      bytes += chunk.length
    })
    response.on('error', reject)
    response.on('end', () => resolve(Buffer.concat(chunks)))
  })

export interface TransferOptions {
  sign: SignPath
  bucketUrl: URL
  agent: http.Agent
}

/**
 * Puts and gets of whole objects. The S3 client's own upload joins the pieces and hashes them twice (MD5, SHA-256), which costs
 * more CPU than sealing them. What we store is sealed and bears its own proof, so that the pieces go out as they are.
 */
export const createTransfer = ({ sign, bucketUrl, agent }: TransferOptions) => {
  const { request } = bucketUrl.protocol === 'https:' ? https : http
  // As URLs write an address of IPv6, and sockets do not.
  const host = bucketUrl.hostname.replace(/^\[|\]$/g, '')
  const port = bucketUrl.port === '' ? undefined : Number(bucketUrl.port)

  const ask = (
    method: 'GET' | 'PUT',
    key: string,
    headers: http.OutgoingHttpHeaders,
    pieces: readonly Uint8Array[],
  ): Promise<{ sent: http.ClientRequest; body: Buffer<ArrayBuffer> }> =>
    new Promise((resolve, reject) => {
      const sent = request({ method, host, port, path: sign(method, key), agent, headers }, (response) => {
        const status = response.statusCode ?? 0
        if (status === 200) readBody(response).then((body) => resolve({ sent, body }), reject)
        else
          readBody(response, MAX_ERROR_BYTES).then(
            (body) => reject(new StoreRefused(status, codeIn(body.toString(), status))),
            reject,
          )
      })
      sent.on('error', reject)
      sent.cork()
      for (const piece of pieces) sent.write(piece)
      sent.end()
    })

  return {
    get: async (key: string): Promise<Buffer<ArrayBuffer>> => (await ask('GET', key, {}, [])).body,
    /** Resolves when the object is stored and its pieces are not read any more. */
    put: async (key: string, pieces: readonly Uint8Array[]): Promise<void> => {
      const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
      const { sent } = await ask('PUT', key, { 'content-length': length }, pieces)
      // Answered before all of it was sent: the pieces are still being read.
      if (!sent.writableFinished)
        await new Promise((resolve, reject) => sent.once('finish', resolve).once('error', reject))
    },
  }
}
