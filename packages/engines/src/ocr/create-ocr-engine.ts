import type { EngineAnswer, OcrAnswer, OcrEngine, OcrRequest } from '@vivid/contract'
import { jpegOnly, UndecodableImage } from '@vivid/vision'
import { decodeOrReject, isRejected } from '../picture/decode-or-reject.js'
import { type Stopwatch, startStopwatch } from '../stopwatch.js'
import { answerPassport, answerPassportWithout } from './answer-passport.js'
import { type DocumentReader, loadDocumentReader, type ReaderOptions } from './document-reader.js'

/** Country code of the only passport whose printed text may be asked for (interface 2.1). */
const MEXICO = '052'

export async function createOcrEngine(options: ReaderOptions = {}): Promise<OcrEngine> {
  const reader = await loadDocumentReader(options)
  return {
    warmUp: () => reader.warmUp(),
    answer: async (request) => {
      const stopwatch = startStopwatch()
      return { ...(await answer(reader, request, stopwatch)), timings: stopwatch.timings }
    },
  }
}

async function answer(
  reader: DocumentReader,
  request: OcrRequest,
  stopwatch: Stopwatch,
): Promise<EngineAnswer<OcrAnswer>> {
  const { frontside, documentType, documentId, language } = request
  if (documentType === 'identification_card') return answerWithoutReader(request)
  try {
    const read = await reader.read(frontside, jpegOnly, stopwatch)
    if (documentType === 'passport' && documentId === undefined) return answerPassport(read)
    const isSupported = documentType === 'passport_plus' || documentId === MEXICO
    // The zone is read for real; printed text is read by no network here.
    const missing = isSupported ? 'reader_not_installed' : 'passport_code_unsupported'
    return answerPassportWithout(missing, read, language)
  } catch (error) {
    if (error instanceof UndecodableImage) return { outcome: 'rejected', error: 'file_unreadable' }
    throw error
  }
}

/** Printed text is read by no network here: the pictures are checked, and nothing is invented. */
async function answerWithoutReader({ frontside, backside }: OcrRequest): Promise<EngineAnswer<OcrAnswer>> {
  for (const side of [frontside, backside]) {
    const decoded = side && (await decodeOrReject(side, jpegOnly, 'file_unreadable'))
    if (decoded && isRejected(decoded)) return decoded
  }
  return { outcome: 'rejected', error: 'reader_not_installed' }
}
