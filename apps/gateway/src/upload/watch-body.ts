import { formProblems, limits } from '@vivid/contract'
import type { FastifyRequest } from 'fastify'
import { invalid, malformed, manyParts, tooLarge } from './form-refusals.js'

export const maxBodyBytes = limits.bodyBytes

/** What begins with this stands between parts; in a picture it comes once in four gigabytes. */
const delimiter = '\r\n--'
/** Far more than fields and files, known and unknown; parts without a name are neither, and millions fit into a body. */
export const MAX_PARTS = 200
/**
 * A form with two pictures arrives in fewer than 8,192 chunks, a larger one in chunks of at least a kilobyte; more chunks mean
 * deliberate fragmentation.
 */
const maxPieces = (bytes: number): number => 16_384 + bytes / 1024

const countParts = (chunk: Buffer): number => {
  let count = 0
  for (let at = chunk.indexOf(delimiter); at >= 0; at = chunk.indexOf(delimiter, at + 1)) count += 1
  return count
}

/** The caller gets its answer, and Node drops the rest of the body until the connection is cut. */
export const readNoFurther = ({ raw }: FastifyRequest): void => {
  raw.unpipe()
  raw.resume()
}

/** A chunked body states no length: it ends past what any valid form can have, in bytes, parts or pieces. */
export const watchLength = (request: FastifyRequest, arrived: (bytes: number) => void) => {
  const { raw } = request
  let received = 0
  let parts = 0
  let pieces = 0
  let count: (chunk: Buffer) => void = () => undefined
  const exceeded = new Promise<never>((_resolve, reject) => {
    count = (chunk) => {
      received += chunk.length
      arrived(chunk.length)
      parts += countParts(chunk)
      pieces += 1
      if (received <= maxBodyBytes && parts <= MAX_PARTS && pieces <= maxPieces(received)) return
      raw.off('data', count)
      readNoFurther(request)
      if (parts > MAX_PARTS) reject(manyParts())
      else if (pieces > maxPieces(received)) reject(invalid('form', formProblems.manyPieces()))
      else reject(tooLarge(request, { bytes: maxBodyBytes }))
    }
  })
  raw.on('data', count)
  return { exceeded, stop: () => raw.off('data', count) }
}

const PARSE_MS = 2_000

/**
 * The parser waits for ever for the end of a part whose header has none, though the body has ended. `parseMs`: how long parsing may go on
 * after the end of the body.
 */
export const watchArrival = ({ raw }: FastifyRequest, parseMs = PARSE_MS) => {
  let timer: NodeJS.Timeout | undefined
  let arrived: () => void = () => undefined
  const unfinished = new Promise<never>((_resolve, reject) => {
    arrived = () => {
      timer = setTimeout(() => reject(malformed()), parseMs)
    }
  })
  raw.once('end', arrived)
  return {
    unfinished,
    stop: () => {
      raw.off('end', arrived)
      clearTimeout(timer)
    },
  }
}
