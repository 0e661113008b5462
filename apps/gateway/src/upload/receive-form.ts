import type { Readable } from 'node:stream'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import { formProblems, isTrue, limits } from '@vivid/contract'
import type { FormDigest, Sealer } from '@vivid/platform'
import type { FastifyRequest } from 'fastify'
import { CallerGone, Refused } from '../refusal.js'
import { whenGone } from '../request/when-gone.js'
import type { Room } from './body-room.js'
import { createSizeFinder, type SizeFinder } from './find-size.js'
import { invalid, noBoundary, sentTwice, tooLarge } from './form-refusals.js'
import { fromParser, readPart } from './from-parser.js'
import { gatherPieces } from './gather-pieces.js'
import { TYPE_BYTES } from './image-type.js'
import { nameTold } from './name-told.js'
import { MAX_PARTS, maxBodyBytes, readNoFurther, watchArrival, watchLength } from './watch-body.js'

/**
 * Longest header of a part that is read: a file name of 255 letters of three bytes takes 4,590 where it stands twice with each byte
 * written as `%XX` (RFC 8187), beside which there is room for the field's name and the type.
 */
const PART_HEADER_BYTES = 8 * 1024
/** A part has three headers (RFC 7578 §4.8). */
const PART_HEADERS = 50

/** A picture is sealed as it arrives, but for the few bytes that tell what it is; its size is noted in passing. */
interface ReceivedFile {
  beginning: Buffer
  size: SizeFinder
  sealer: Sealer
}

/** `open`: the fields that came before a file do not tell yet whether it is wanted. */
export type FileFate = 'kept' | 'dropped' | 'open'

/** What a form may hold; everything else in it is read and dropped. */
export interface FormRules {
  fieldNames: readonly string[]
  /** The largest picture of each name, in bytes. */
  maxBytes: Readonly<Record<string, number>>
  fateOf(fileName: string, texts: ReadonlyMap<string, string>): FileFate
}

export interface ReceivedForm {
  files: Map<string, ReceivedFile>
  /** What is wrong with files whose fate was open. Their bytes were not kept. */
  faults: Map<string, 'doubled' | { maxBytes: number }>
  texts: Map<string, string>
  /** What it holds besides, by name as it is told: these parts were not kept. */
  unknown: Map<string, 'file' | 'text'>
  /** Pictures that were sent as text, and fields as files: neither was kept. */
  misplaced: Map<string, 'file' | 'text'>
  /** Equal for equal forms, one under each master key; only where they were asked for. */
  digests?: readonly string[]
}

export interface ReceiveOptions {
  room: Pick<Room, 'arrived' | 'arrivedWhole' | 'lost'>
  gone: AbortSignal
  parseMs?: number | undefined
}

/** What a request's headers tell of its form; throws what the caller is told of one that is not read. */
export const checkCoding = (request: FastifyRequest): void => {
  if (!request.isMultipart()) throw new Refused('not_multipart')
  if (!/;\s*boundary=/i.test(request.headers['content-type']!)) throw noBoundary()
  const coding = request.headers['content-encoding'] ?? 'identity'
  if (coding !== 'identity') throw new Refused('not_multipart', { detail: formProblems.encoded() })
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) throw tooLarge(request, { bytes: maxBodyBytes })
}

/** Reads the multipart form as it streams in, within hard limits. */
export const receiveForm = async (
  request: FastifyRequest,
  rules: FormRules,
  { makeSealer, digest }: { makeSealer: () => Sealer; digest: FormDigest | null },
  { room, gone, parseMs }: ReceiveOptions,
): Promise<ReceivedForm> => {
  const parts = request.parts({
    isPartAFile: isPartAFile(rules),
    limits: {
      fileSize: Math.max(...Object.values(rules.maxBytes)),
      // Parts are counted while the body arrives. The parser's own limit on them (the plugin's is 1000) must not be met: past
      // it the parser listens to no part's error, and an unfinished form would end the process.
      files: MAX_PARTS,
      fields: MAX_PARTS,
      parts: Number.POSITIVE_INFINITY,
      fieldSize: limits.fieldValueBytes,
      // The parser reads a header no further than this, and goes on with the part. It ignores `fieldNameSize`.
      headerSize: PART_HEADER_BYTES,
      headerPairs: PART_HEADERS,
    },
  })
  const length = watchLength(request, room.arrived)
  const arrival = watchArrival(request, parseMs)
  try {
    const form = await new Promise<ReceivedForm>((resolve, reject) => {
      collectParts(parts, rules, { request, makeSealer, digest, refuse: reject }).then(resolve, reject)
      for (const failed of [length.exceeded, arrival.unfinished, room.lost]) failed.catch(reject)
      // Of a connection that was closed before anybody read from it, the parser tells neither an end nor an error.
      whenGone(gone, () => reject(new CallerGone()))
    })
    room.arrivedWhole()
    return form
  } catch (error) {
    readNoFurther(request)
    throw error
  } finally {
    length.stop()
    arrival.stop()
  }
}

/**
 * A picture is one without a file name too: RFC 7578 §4.2 does not demand it. What nobody asked for counts as a file: those are
 * passed over as they stream in, whatever their size and kind.
 */
const isPartAFile =
  ({ fieldNames, maxBytes }: FormRules) =>
  (name = '', contentType = '', fileName?: string): boolean =>
    fileName !== undefined ||
    contentType === 'application/octet-stream' ||
    contentType.startsWith('image/') ||
    !(fieldNames.includes(name) || Object.hasOwn(maxBytes, name))

interface Collecting {
  request: FastifyRequest
  makeSealer: () => Sealer
  digest: FormDigest | null
  /** Ends the form before it has all arrived. */
  refuse(error: Error): void
}

const collectParts = async (
  parts: AsyncIterable<Multipart>,
  rules: FormRules,
  collecting: Collecting,
): Promise<ReceivedForm> => {
  const { digest } = collecting
  const form: ReceivedForm = {
    files: new Map(),
    faults: new Map(),
    texts: new Map(),
    unknown: new Map(),
    misplaced: new Map(),
  }
  for await (const part of fromParser(parts)) {
    const name = part.fieldname
    if (part.type === 'file') {
      await collectFile(part, rules, form, collecting)
      continue
    }
    digest?.part('text', name)(Buffer.from(String(part.value)))
    if (!rules.fieldNames.includes(name)) {
      // Form libraries send an empty text for what was left out.
      if (part.value !== '') form.misplaced.set(name, 'text')
      continue
    }
    if (form.texts.has(name)) throw sentTwice(name)
    if (part.valueTruncated) throw invalid(name, formProblems.tooLong(name))
    form.texts.set(name, String(part.value))
    if (name === 'details') collecting.request.isDetailed = isTrue(String(part.value))
  }
  return digest ? { ...form, digests: digest.finish() } : form
}

const collectFile = async (part: MultipartFile, rules: FormRules, form: ReceivedForm, collecting: Collecting) => {
  const { fieldname: name, file: stream } = part
  const { request, makeSealer, digest, refuse } = collecting
  const maxBytes = Object.hasOwn(rules.maxBytes, name) ? rules.maxBytes[name]! : 0
  if (rules.fieldNames.includes(name)) form.misplaced.set(name, kindOf(part))
  // The parser gives no name where a part has none.
  else if (maxBytes === 0 && name) form.unknown.set(nameTold(name), kindOf(part))
  const fate = maxBytes > 0 ? rules.fateOf(name, form.texts) : 'dropped'
  const isDoubled = form.files.has(name) || form.faults.has(name)
  if (isDoubled && fate === 'kept') throw sentTwice(name)
  const overLimit = () => tooLarge(request, { name, bytes: maxBytes }, sideOf(name, form))
  const pastLimit = () => {
    if (fate === 'kept') refuse(overLimit())
  }
  stream.once('limit', pastLimit)
  const isWanted = fate !== 'dropped' && !isDoubled
  const file = isWanted ? { beginning: Buffer.alloc(0), size: createSizeFinder(), sealer: makeSealer() } : null
  const isPastLimit = await collect(stream, file, {
    addToDigest: digest?.part('file', name),
    maxBytes,
    pastLimit,
  })
  if (fate === 'dropped') return
  // As browsers send a file that was not chosen.
  if (part.filename === '' && file?.beginning.length === 0) return
  if (fate === 'kept' && isPastLimit) throw overLimit()
  if (!file) form.faults.set(name, 'doubled')
  else if (isPastLimit) form.faults.set(name, { maxBytes })
  else form.files.set(name, file)
}

/** What a part is that is passed over, as its sender sees it. */
const kindOf = ({ filename, mimetype }: MultipartFile): 'file' | 'text' =>
  filename || mimetype.startsWith('image/') ? 'file' : 'text'

/** Interface 2.8: only the failures of identity cards name a side. */
const sideOf = (name: string, { texts }: ReceivedForm): string | undefined =>
  texts.get('document_type') === 'identification_card' ? name : undefined

/** Reads one file; true when it is larger than it may be. The parser's own limit is that of the largest file of the form. */
const collect = async (
  stream: Readable & { truncated: boolean },
  file: ReceivedFile | null,
  { addToDigest, maxBytes, pastLimit }: FileLimit,
): Promise<boolean> => {
  let bytes = 0
  const gatherer = gatherPieces((piece) => {
    addToDigest?.(piece)
    bytes += piece.length
    if (!file) return
    if (bytes > maxBytes) return pastLimit()
    if (file.beginning.length === 0) file.beginning = Buffer.from(piece.subarray(0, TYPE_BYTES))
    file.size.add(piece)
    file.sealer.add(piece)
  })
  await readPart(stream, gatherer.add)
  gatherer.end()
  return stream.truncated || bytes > maxBytes
}

interface FileLimit {
  addToDigest: ReturnType<FormDigest['part']> | undefined
  maxBytes: number
  pastLimit(): void
}
