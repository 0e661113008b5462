import type { JobKind } from '@vivid/contract'
import { limits } from '@vivid/contract'
import { documentRequest, drawEngineJobs, type EngineJob, type EngineKind } from '../../bench/engines/engine-job.js'

/** One kind of request, and what an honest one looks like. */
export interface Work {
  readonly name: string
  readonly worker: JobKind
  readonly pictures: readonly PictureName[]
  readonly maxBytes: number
  /** Which honest requests it is compared with; drawn as for `npm run bench -- profile`. */
  readonly honest: EngineKind
  /** What their pictures show. */
  readonly photo: 'card' | 'passport' | 'selfie' | 'match'
  readonly job: (files: Readonly<Record<string, Buffer>>) => EngineJob
}

export type PictureName = 'frontside' | 'backside' | 'selfie' | 'selfie_turned' | 'document'

const document = (
  worker: JobKind,
  name: string,
  [honest, kind]: readonly [honest: EngineKind, kind: EngineKind],
  documentType: string,
): Work => ({
  name,
  worker,
  pictures: documentType === 'identification_card' ? ['frontside', 'backside'] : ['frontside'],
  maxBytes: limits.documentBytes,
  honest,
  photo: documentType === 'identification_card' ? 'card' : 'passport',
  job: (files) => ({ kind, request: documentRequest(documentType, files) }),
})

export const works: readonly Work[] = [
  document('ocr', 'card', ['card', 'card'], 'identification_card'),
  document('ocr', 'passport', ['passport', 'passport'], 'passport'),
  document('ocr', 'passport_plus', ['passport_plus', 'passport_plus'], 'passport_plus'),
  document('id-reader-plus', 'passport with proof', ['passport', 'proof'], 'passport'),
  document('id-reader-plus', 'card with proof', ['card', 'proof'], 'identification_card'),
  {
    name: 'selfie',
    worker: 'selfie-liveness',
    pictures: ['selfie'],
    maxBytes: limits.selfieBytes,
    honest: 'selfie',
    photo: 'selfie',
    job: (files) => ({ kind: 'selfie', request: files }),
  },
  {
    name: 'two selfies',
    worker: 'selfie-liveness',
    pictures: ['selfie', 'selfie_turned'],
    maxBytes: limits.selfieBytes,
    honest: 'turned',
    photo: 'selfie',
    job: (files) => ({ kind: 'turned', request: files }),
  },
  {
    name: 'match',
    worker: 'face-match',
    pictures: ['selfie', 'document'],
    maxBytes: limits.documentBytes,
    honest: 'match',
    photo: 'match',
    job: (files) => ({ kind: 'match', request: files }),
  },
]

/** Files of so many honest requests, by the picture's name. */
export const drawHonest = async ({ honest, pictures }: Work, count: number): Promise<Record<string, Buffer>[]> => {
  const jobs = await drawEngineJobs([honest], count)
  return jobs.map(({ request }) => Object.fromEntries(pictures.map((name) => [name, request[name] as Buffer])))
}
