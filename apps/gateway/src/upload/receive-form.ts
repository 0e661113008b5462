import type { Multipart } from '@fastify/multipart'
import { limits } from '@vivid/contract'
import { createSealer, type DataKey, type Sealer } from '@vivid/platform'
import type { FastifyRequest } from 'fastify'
import { CallerGone } from '../caller-gone.js'
import { Coded, Refused } from '../refusal.js'
import { createFormDigest, type FormDigest } from './form-digest.js'
import { invalid, malformed, tooLarge } from './form-refusals.js'
import { gatherPieces } from './gather-pieces.js'
import { typeBytes } from './image-type.js'
import { maxBodyBytes, watchArrival, watchLength } from './watch-body.js'

/** A picture is sealed as it arrives, but for the few bytes that tell what it is. */
export interface ReceivedFile {
  beginning: Buffer
  sealer: Sealer
}

export interface ReceivedForm {
  files: Map<string, ReceivedFile>
  /** Files that went past the limit; their bytes were not kept. */
  tooLarge: Set<string>
  texts: Map<string, string>
  /** Equal for equal forms; only where it was asked for. */
  digest?: string
}

/** Reads the multipart form as it streams in, within hard limits. Files nobody asked for are passed over. */
export const receiveForm = async (
  request: FastifyRequest,
  { fileNames, dataKey, isDigested }: { fileNames: readonly string[]; dataKey: DataKey; isDigested: boolean },
): Promise<ReceivedForm> => {
  if (!request.isMultipart()) throw new Refused('not_multipart')
  const coding = request.headers['content-encoding'] ?? 'identity'
  if (coding !== 'identity') throw new Refused('not_multipart', { detail: 'Content-Encoding is not supported.' })
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) throw tooLarge(request)
  const parts = request.parts({
    isPartAFile,
    limits: {
      fileSize: limits.fileBytes,
      files: limits.files,
      fields: limits.fields,
      // No limit on parts as such (the plugin's is 1000): past it the parser listens to no part's error, and an unfinished
      // form would end the process. Fields and files are counted, anything else is bounded by the body's length.
      fieldNameSize: limits.fieldNameBytes,
      fieldSize: limits.fieldValueBytes,
      parts: Number.POSITIVE_INFINITY,
      headerPairs: 50,
    },
  })
  const length = watchLength(request)
  const arrival = watchArrival(request)
  try {
    const collected = collectParts(parts, { fileNames, dataKey, digest: isDigested ? createFormDigest() : null })
    return await Promise.race([collected, length.exceeded, arrival.unfinished])
  } catch (error) {
    throw asRefusal(error)
  } finally {
    length.stop()
    arrival.stop()
  }
}

/** A picture is one without a file name too: RFC 7578 §4.2 does not demand it. */
const isPartAFile = (_name: string | undefined, contentType = '', fileName?: string): boolean =>
  fileName !== undefined || contentType === 'application/octet-stream' || contentType.startsWith('image/')

const collectParts = async (
  parts: AsyncIterable<Multipart>,
  { fileNames, dataKey, digest }: { fileNames: readonly string[]; dataKey: DataKey; digest: FormDigest | null },
): Promise<ReceivedForm> => {
  const form: ReceivedForm = { files: new Map(), tooLarge: new Set(), texts: new Map() }
  for await (const part of parts) {
    const name = part.fieldname
    if (part.type === 'field') {
      if (form.texts.has(name)) throw invalid(name, `${name} was sent twice.`)
      if (part.valueTruncated || part.fieldnameTruncated) throw invalid(name, `${name} is too long.`)
      form.texts.set(name, String(part.value))
      digest?.part('text', name).update(String(part.value))
      continue
    }
    const wanted = fileNames.includes(name)
    if (wanted && (form.files.has(name) || form.tooLarge.has(name))) throw invalid(name, `${name} was sent twice.`)
    const file = { beginning: Buffer.alloc(0), sealer: createSealer(dataKey) }
    await collect(part.file, wanted ? file : null, digest?.part('file', name))
    // As browsers send a file that was not chosen.
    const isLeftOut = part.filename === '' && file.beginning.length === 0
    if (!wanted || isLeftOut) continue
    if (part.file.truncated) form.tooLarge.add(name)
    else form.files.set(name, file)
  }
  return digest ? { ...form, digest: digest.finish() } : form
}

const collect = async (
  stream: AsyncIterable<Buffer>,
  file: ReceivedFile | null,
  hash: ReturnType<FormDigest['part']> | undefined,
): Promise<void> => {
  for await (const piece of gatherPieces(stream)) {
    hash?.update(piece)
    if (!file) continue
    if (file.beginning.length === 0) file.beginning = Buffer.from(piece.subarray(0, typeBytes))
    file.sealer.add(piece)
  }
}

const asRefusal = (error: unknown): unknown => {
  if (error instanceof Refused || error instanceof Coded) return error
  const { code, message } = error as { code?: string; message?: string }
  if (code === 'FST_FILES_LIMIT') return invalid('files', `At most ${limits.files} files may be sent.`)
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') return invalid('fields', 'Too many fields were sent.')
  if (code === 'ECONNRESET') return new CallerGone()
  if (code?.startsWith('FST_') || /multipart|part|boundary|needle|header|end of/i.test(message ?? '')) {
    return malformed()
  }
  return error
}
