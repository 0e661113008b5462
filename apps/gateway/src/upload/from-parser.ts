import { finished, type Readable } from 'node:stream'
import { CallerGone, type Refused } from '../refusal.js'
import { malformed, manyParts } from './form-refusals.js'

/** The plugin's names of a form with more parts than are allowed. */
const tooMany = new Set(['FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'])
/** Node's names of a body whose connection closed. */
const hungUp = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'])

const told = (error: unknown): Refused | CallerGone => {
  const { code = '' } = error as { code?: string }
  if (hungUp.has(code)) return new CallerGone()
  return tooMany.has(code) ? manyParts() : malformed()
}

/** What the multipart parser gives; what it throws, and nothing else, says that the body is malformed. */
export async function* fromParser<Piece>(parsed: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  try {
    yield* parsed
  } catch (error) {
    throw told(error)
  }
}

/** The same for the content of one part, piece by piece. An iterator would cost several promises for each. */
export const readPart = (stream: Readable, onPiece: (piece: Buffer) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.on('data', onPiece)
    finished(stream, (error) => (error ? reject(told(error)) : resolve()))
  })
