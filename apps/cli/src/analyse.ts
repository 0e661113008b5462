import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Result, VividClient } from '@vivid/client'
import type { SendOptions } from './arguments.js'

/** The same bytes with the same options are the same work, today and when a batch is taken up again. */
const keyOf = (pictures: readonly Buffer[], send: SendOptions): string => {
  const hash = createHash('sha256').update(JSON.stringify(send))
  for (const picture of pictures) hash.update(`${picture.byteLength}:`).update(picture)
  return hash.digest('hex')
}

/** Sends one selfie, one passport or the two sides of a card. */
export const analyse = async (
  client: VividClient,
  files: readonly string[],
  send: SendOptions,
  { keyed = false, signal }: { keyed?: boolean; signal?: AbortSignal } = {},
): Promise<Result<unknown>> => {
  const [front, back] = await Promise.all(files.map((file) => readFile(file)))
  const call = {
    ...(keyed ? { idempotencyKey: keyOf(back ? [front!, back] : [front!], send) } : {}),
    ...(signal ? { signal } : {}),
  }
  const common = {
    ...(send.returnId ? { return_id: true } : {}),
    ...(send.device === undefined ? {} : { device: send.device }),
  }
  if (send.type === 'liveness') {
    return client.liveness({ selfie: front!, ...(send.details ? { details: true } : {}), ...common }, call)
  }
  const wanted = { ...common, ...(send.details ? { details: true } : {}) }
  if (send.type === 'identification_card') {
    const sides = { frontside: front!, backside: back!, ...(send.validateSides ? { validate_sides: true } : {}) }
    return client.ocr({ document_type: send.type, ...sides, ...wanted }, call)
  }
  if (send.type === 'passport_plus') return client.ocr({ document_type: send.type, frontside: front!, ...wanted }, call)
  const country = send.documentId === undefined ? {} : { document_id: send.documentId }
  return client.ocr({ document_type: send.type, frontside: front!, ...country, ...wanted }, call)
}
