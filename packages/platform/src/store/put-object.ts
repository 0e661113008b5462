import http from 'node:http'
import https from 'node:https'
import type { Client } from 'minio'

/** As long as S3 lets clocks differ: a gateway whose clock is wrong can still store. */
const URL_LIFE_SECONDS = 15 * 60
const MAX_ERROR_BYTES = 64 * 1024

export class PutRefused extends Error {
  constructor(
    status: number,
    readonly code: string,
  ) {
    super(`the object store answered ${status} ${code}`)
  }
}

const codeIn = (xml: string): string => /<Code>(\w+)<\/Code>/.exec(xml)?.[1] ?? ''

/**
 * The client's own upload joins the pieces and hashes them twice (MD5, SHA-256), which costs more CPU than sealing them.
 * What we store is sealed and bears its own proof, so the client only signs the address and the pieces go out as they are.
 */
export const createPut = (client: Pick<Client, 'presignedPutObject'>, agent: http.Agent) => {
  const send = (url: string, pieces: readonly Uint8Array[]): Promise<void> =>
    new Promise((resolve, reject) => {
      const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
      const { request } = url.startsWith('https:') ? https : http
      const sent = request(url, { method: 'PUT', agent, headers: { 'content-length': length } }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          if (text.length < MAX_ERROR_BYTES) text += chunk
        })
        response.on('error', reject)
        response.on('end', () => {
          const status = response.statusCode ?? 0
          if (status !== 200) reject(new PutRefused(status, codeIn(text)))
          else if (sent.writableFinished) resolve()
          // Answered before all of it was sent: the pieces are still being read.
          else sent.once('finish', resolve)
        })
      })
      sent.on('error', reject)
      sent.cork()
      for (const piece of pieces) sent.write(piece)
      sent.end()
    })
  return async (bucket: string, key: string, pieces: readonly Uint8Array[]): Promise<void> =>
    send(await client.presignedPutObject(bucket, key, URL_LIFE_SECONDS), pieces)
}
