import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job, Shaped } from '@vivid/contract'
import type { Images, ThreadHandler } from './engine-thread.js'

const fingerprint = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 9).toUpperCase()

const passport = (images: Images) => ({
  document_number: fingerprint(images.frontside!),
  registry_number: '',
  country: 'UTO',
  names: 'ECHO',
  surnames: 'ECHO',
  birth_date: '01-01-00',
  gender: 'F',
  expiration_date: '01-01-40',
  image_score: 0,
  valid: true,
})

const card = (images: Images) => ({
  document_number: fingerprint(images.frontside!),
  names: 'ECHO',
  surnames: 'ECHO',
  gender: 'F',
  birth_country: 'UTO',
  birth_date: '01-01-2000',
  nationality: 'UTO',
  issuing_date: '',
  expiration_date: '',
  valid: true,
})

const good = (body: unknown): Shaped => ({ status: 200, code: null, body })

/**
 * Answers with the picture's fingerprint instead of reading it, so that load and chaos tests can tell a right
 * answer from a wrong one without paying for an engine. Only ever used when ECHO_ENGINE is set.
 */
const echo: ThreadHandler = async (task) => {
  if (task === null) return null
  const pretendMs = Number(process.env.ECHO_ENGINE_MS || 0)
  if (pretendMs > 0) await sleep(pretendMs)
  if (task.images.selfie) {
    const scores = { score: task.images.selfie.byteLength, quality: 1, liveness: 1 }
    return good({ valid: true, ...((task.job as Job<'selfie-liveness'>).details ? { api_response: scores } : {}) })
  }
  if (!('validateSides' in task.job))
    return good({ score: 1, signals: { screen: 0, print: 0, portrait: 0, digital: 0 } })
  return good(task.job.documentType === 'identification_card' ? card(task.images) : passport(task.images))
}

export default echo
