import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { CallOptions, Deferred, LivenessRequest, OcrRequest, Result, VividClient } from '@vivid/client'
import type { SendOptions } from './arguments.js'
import { InputError } from './usage.js'

/** The same bytes with the same options are the same work, today and when a batch is taken up again. */
const keyOf = (pictures: readonly Buffer[], send: SendOptions): string => {
  const hash = createHash('sha256').update(JSON.stringify(send))
  for (const picture of pictures) hash.update(`${picture.byteLength}:`).update(picture)
  return hash.digest('hex')
}

interface AnalyseOptions {
  keyed?: boolean
  signal?: AbortSignal
}

type Request = OcrRequest | LivenessRequest

/** Errors name the file: Node's own of a folder does not. */
const readPicture = (file: string): Promise<Buffer> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? error : new InputError(`${file} cannot be read: ${error.message}`)
  })

/** One or two selfies, one passport or the two sides of a card, and how they are sent. */
const prepare = async (files: readonly string[], send: SendOptions, { keyed = false, signal }: AnalyseOptions) => {
  const [front, back] = await Promise.all(files.map(readPicture))
  const call: CallOptions = {
    ...(keyed ? { idempotencyKey: keyOf(back ? [front!, back] : [front!], send) } : {}),
    ...(signal ? { signal } : {}),
  }
  return { request: requestOf(send, front!, back), call }
}

const requestOf = (send: SendOptions, front: Buffer, back: Buffer | undefined): Request => {
  const common = {
    ...(send.returnId ? { return_id: true } : {}),
    ...(send.device === undefined ? {} : { device: send.device }),
    ...(send.details ? { details: true } : {}),
  }
  if (send.type === 'liveness') return { selfie: front, ...(back ? { selfie_turned: back } : {}), ...common }
  if (send.type === 'identification_card') {
    const sides = { frontside: front, backside: back!, ...(send.validateSides ? { validate_sides: true } : {}) }
    return { document_type: send.type, ...sides, ...common }
  }
  if (send.type === 'passport_plus') return { document_type: send.type, frontside: front, ...common }
  const country = send.documentId === undefined ? {} : { document_id: send.documentId }
  return { document_type: send.type, frontside: front, ...country, ...common }
}

/** Sends the pictures and waits for the answer. */
export const analyse = async (
  client: VividClient,
  files: readonly string[],
  send: SendOptions,
  options: AnalyseOptions = {},
): Promise<Result<unknown>> => {
  const { request, call } = await prepare(files, send, options)
  return 'selfie' in request ? client.liveness(request, call) : client.ocr(request, call)
}

/** Sends the pictures; the answer is to be had later. */
export const analyseLater = async (
  client: VividClient,
  files: readonly string[],
  send: SendOptions,
  options: AnalyseOptions = {},
): Promise<Deferred<unknown>> => {
  const { request, call } = await prepare(files, send, options)
  return 'selfie' in request
    ? client.analyseAsync('liveness', request, call)
    : client.analyseAsync('ocr', request, call)
}
