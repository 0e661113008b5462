import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Job, type OcrDetails, type OcrVariant, ocrVariant } from '@vivid/contract'
import type { Computed, Images, ThreadHandler } from '@vivid/platform/engine-thread'

/** A picture that ends so kills the worker that takes it: the poison job of chaos tests. */
export const poison = 'vivid-poison'

/** A picture that ends so is never finished: the thread stays where it is, as if inside native code. */
export const tarpit = 'vivid-tarpit'

/**
 * A picture that ends with this and a name is held as long as the system's temporary folder has a file of that name: a test decides
 * how long its job is under way, however slow the machine is.
 */
export const gate = 'vivid-gate:'
/** Only files of tests, whatever a picture says. */
const gateFile = new RegExp(`${gate}(vivid-test-[\\w-]+)$`)
const GATE_CHECK_MS = 10
/** Longer than any such name. */
const GATE_CHARS = 200

/** Length and both ends tell one picture from another; hashing all of it would be an engine's worth of work. */
export const fingerprint = (picture: Uint8Array): string =>
  createHash('sha256')
    .update(`${picture.byteLength}:`)
    .update(picture.subarray(0, 4096))
    .update(picture.subarray(-4096))
    .digest('hex')
    .slice(0, 9)
    .toUpperCase()

const mrz = (images: Images) => ({
  document_number: fingerprint(images.frontside!),
  registry_number: '',
  country: 'UTO',
  names: 'ECHO',
  surnames: 'ECHO',
  birth_date: '01-01-00',
  gender: 'F',
  expiration_date: '01-01-40',
  image_score: 0,
})

const longDates = { birth_date: '01-01-2000', issuing_date: '01-01-2030', expiration_date: '01-01-2040' }

const card = (images: Images) => ({
  ...longDates,
  document_number: fingerprint(images.frontside!),
  names: 'ECHO',
  surnames: 'ECHO',
  gender: 'F',
  birth_country: 'UTO',
  nationality: 'UTO',
})

const printed = (images: Images) => ({
  ...longDates,
  names: 'ECHO',
  midlename: '',
  document_number: fingerprint(images.frontside!),
  place_of_birth: 'UTOPIA',
})

const documents: Record<OcrVariant, (images: Images) => object> = {
  passport: (images) => ({ ...mrz(images), valid: true }),
  passport_plus: (images) => ({
    MRZ: mrz(images),
    OCR: { ...printed(images), surnames: 'ECHO', mrz_code: '' },
    valid: true,
  }),
  passport_document_id: (images) => ({
    MRZ: mrz(images),
    OCR: { ...printed(images), country: 'MEX', CURP: '', gender: 'F' },
  }),
  identification_card: (images) => ({ ...card(images), valid: true }),
  sides: (images) => ({
    backside: card(images),
    frontside: { ...card(images), blood_type: '' },
    matches_percentage: 100,
    match: true,
    valid: true,
  }),
}

/** An echo reads nothing. */
const nothingKnown = {
  fields: {},
  contradictions: [],
  link: null,
  expired: null,
  age: null,
  template: null,
  pictures: [],
} satisfies OcrDetails

/** What is to be read, by a job that reads alone or after its proof of life. */
const readingOf = (job: Job) => ('validateSides' in job ? job : 'reading' in job ? job.reading : undefined)

const answer = (job: Job, images: Images): object => {
  if ('selfie' in job.images) {
    const scores = { score: images.selfie!.byteLength, quality: 1, liveness: 1 }
    return { valid: true, ...('details' in job && job.details ? { api_response: scores } : {}) }
  }
  const { documentType } = job as Job<'ocr' | 'document-liveness'>
  const reading = readingOf(job)
  if (!reading) return { score: 1, signals: { screen: 0, print: 0, portrait: 0, digital: 0 } }
  const variant = ocrVariant({
    document_type: documentType,
    validate_sides: reading.validateSides,
    ...(reading.documentId === undefined ? {} : { document_id: reading.documentId }),
  })
  return { ...documents[variant](images), ...(reading.details ? { details: nothingKnown } : {}) }
}

const endsWith = (images: Images, text: string): boolean =>
  Object.values(images).some((bytes) => Buffer.from(bytes.subarray(-text.length)).toString('latin1') === text)

const waitAtGate = async (images: Images): Promise<void> => {
  for (const bytes of Object.values(images)) {
    const name = gateFile.exec(Buffer.from(bytes.subarray(-GATE_CHARS)).toString('latin1'))?.[1]
    while (name !== undefined && existsSync(join(tmpdir(), name))) await sleep(GATE_CHECK_MS)
  }
}

/**
 * Answers with the picture's fingerprint instead of reading it, so that load and chaos tests can tell a right
 * answer from a wrong one without paying for an engine. Only ever used when ECHO_ENGINE is set.
 */
const echo: ThreadHandler = async (task): Promise<Computed | null> => {
  if (task === null) return null
  const startedAt = performance.now()
  const pretendMs = Number(process.env.ECHO_ENGINE_MS || 0)
  if (pretendMs > 0) await sleep(pretendMs)
  await waitAtGate(task.images)
  if (endsWith(task.images, poison)) process.kill(process.pid, 'SIGKILL')
  if (endsWith(task.images, tarpit)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  const body = answer(task.job, task.images)
  const tookMs = performance.now() - startedAt
  const isRead = 'reading' in task.job && task.job.reading !== undefined
  const timings = [{ step: 'stage', name: 'echo', startMs: 0, tookMs }] as const
  return { status: 200, code: null, body, ...(isRead ? { isRead } : {}), timings }
}

export default echo
