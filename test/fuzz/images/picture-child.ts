import { errors, fitsLivenessResponse, fitsOcrResponse, type Job, kinds } from '@vivid/contract'
import { createIdReaderPlusEngine } from '@vivid/engines/id-reader-plus'
import { createOcrEngine } from '@vivid/engines/ocr'
import { createSelfieLivenessEngine } from '@vivid/engines/selfie-liveness'
import { decode, limitDecoders, UndecodableImage } from '@vivid/vision'
import { makePictures } from './make-pictures.js'

/** A process that decodes what it is told to, so that a crash of the library is one process' end and not the run's. */
export interface ChildTask {
  n: number
  engines: boolean
}
export interface ChildResult {
  n: number
  name: string
  outcome: string
  problem?: string
  ms: number
  residentMb: number
}

const { seed, engines } = JSON.parse(process.argv[2]!) as { seed: number; engines: boolean }
const make = await makePictures(seed)
// Only now: the pictures themselves were drawn with the same library.
limitDecoders()
const readerOptions = { secondOpinion: false }
const [ocr, selfie, plus] = engines
  ? await Promise.all([
      createOcrEngine(readerOptions),
      createSelfieLivenessEngine(),
      createIdReaderPlusEngine(readerOptions),
    ])
  : []

const codes = new Set(Object.values(errors).map(({ code }) => code))
const language = 'en' as const

/** Every engine on one picture: the answers must be what the contract promises. */
const askEngines = async (bytes: Uint8Array): Promise<string | undefined> => {
  const reading = { validateSides: false, details: true }
  const given = { documentType: 'passport', language, ...reading, reading }
  const job = given as unknown as Job<'ocr'> & Job<'selfie-liveness'>
  const read = kinds.ocr.shape(await ocr!.answer({ ...job, frontside: bytes }), job)
  const proven = kinds['document-liveness'].shape(await plus!.answer({ ...job, frontside: bytes }), job)
  const judged = kinds['selfie-liveness'].shape(await selfie!.answer({ ...job, selfie: bytes }), job)
  for (const { code } of [read, proven, judged]) {
    if (code !== null && !codes.has(code)) return `code ${code} is not documented`
  }
  // The gateway adds the id.
  for (const body of [read.body, { ...(proven.body as object), id: 1 }]) {
    if (!fitsOcrResponse({ document_type: 'passport' }, body)) return `not a document's answer: ${JSON.stringify(body)}`
  }
  return fitsLivenessResponse(judged.body) ? undefined : `not a selfie's answer: ${JSON.stringify(judged.body)}`
}

const examine = async (bytes: Buffer, wantEngines: boolean): Promise<Pick<ChildResult, 'outcome' | 'problem'>> => {
  const outcome = await decode(bytes).then(
    () => 'decoded',
    (error: unknown) => (error instanceof UndecodableImage ? error.reason : `threw ${error}`),
  )
  if (outcome.startsWith('threw')) return { outcome: 'threw', problem: outcome }
  if (!wantEngines || !ocr) return { outcome }
  const problem = await askEngines(bytes).catch((error: unknown) => `an engine threw ${error}`)
  return problem === undefined ? { outcome: `${outcome}, engines asked` } : { outcome, problem }
}

process.on('message', async ({ n, engines: wantEngines }: ChildTask) => {
  const { name, bytes } = make(n)
  const startedAt = performance.now()
  const examined = await examine(bytes, wantEngines)
  const result: ChildResult = {
    n,
    name,
    ...examined,
    ms: performance.now() - startedAt,
    residentMb: process.memoryUsage.rss() / 1e6,
  }
  process.send!(result)
})
process.on('disconnect', () => process.exit(0))
process.send!('ready')
