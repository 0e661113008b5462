import { UsageError } from '@vivid/command'
import { type ErrorName, errors, type FaceMatchEngine } from '@vivid/contract'
import { type DrawingTruth, drawSelfieOf, type Level, type Studio } from '@vivid/specimens'
import { drawCase, photographNear } from './draw-case.js'
import type { People } from './portrait-folder.js'
import type { MeasuredTemplate } from './templates.js'

type Sitter = NonNullable<DrawingTruth['sitter']>

type Sent = 'holder' | 'stranger' | 'stranger of the same sex' | 'stranger of the other sex'

export interface FacesResult {
  measured: 'faces'
  template: string
  kind: string
  level: Level
  seed: string
  /** Whose selfie was sent with the document. */
  sent: Sent
  /** Who is on the document and who on the selfie. */
  people: readonly [string, string]
  /** Null: the faces match. */
  code: number | null
}

export interface FacesTask {
  levels: readonly Level[]
  seed: string
  /** Portraits of this folder in place of drawn ones. */
  portraits?: string
}

/** A document at every level, each photo with its holder's selfie and with those of strangers. */
export const measureFaces = async (
  engine: FaceMatchEngine,
  { fonts }: Studio,
  people: People,
  template: MeasuredTemplate,
  index: number,
  { levels, seed }: FacesTask,
): Promise<FacesResult[]> => {
  const { portraits } = people
  const drawn = await drawCase({ fonts, portraits }, template, index, `faces/${seed}`)
  const side = drawn.sides.find(({ truth }) => truth.portrait && truth.sitter)
  if (!side) throw new Error(`${drawn.kind} has no portrait`)
  const sitter = side.truth.sitter!
  const holder = await people.person(sitter.seed)
  const own: Selfie = { sent: 'holder', person: holder, jpeg: await drawSelfieOf(portraits, sitter, 1) }
  const results: FacesResult[] = []
  for (const level of levels) {
    const { jpeg: document } = await photographNear(side, level, `${drawn.kind}/${drawn.seed}/${level}`)
    const strangers = await drawStrangers(people, sitter, level)
    for (const { sent, person, jpeg: selfie } of [own, ...strangers]) {
      const answer = await engine.answer({ selfie, document })
      results.push({
        measured: 'faces',
        template: template.name,
        kind: drawn.kind,
        level,
        seed: drawn.seed,
        sent,
        people: [holder, person],
        code: answer.outcome === 'answered' ? null : codeOf(answer),
      })
    }
  }
  return results
}

interface Selfie {
  sent: Sent
  person: string
  jpeg: Buffer
}

/** Strangers for each photo: there are many more of them than holders, and few of them match. Half are of the holder's sex. */
const STRANGERS = 4

const drawStrangers = async (people: People, sitter: Sitter, level: Level): Promise<Selfie[]> => {
  const holder = await people.person(sitter.seed)
  const strangers: Selfie[] = []
  for (let n = 0; strangers.length < STRANGERS; n++) {
    if (n > MOST_TRIES) throw new UsageError('--portraits: all pictures are of one person')
    const seed = `${sitter.seed}/stranger/${level}/${n}`
    const person = await people.person(seed)
    // A folder of few files may give two seeds the same face.
    if (person === holder) continue
    const isSameSex = strangers.length % 2 === 0
    const sex = isSameSex ? sitter.sex : sitter.sex === 'F' ? 'M' : 'F'
    const sent = people.hasSexes ? (`stranger of the ${isSameSex ? 'same' : 'other'} sex` as const) : 'stranger'
    strangers.push({ sent, person, jpeg: await drawSelfieOf(people.portraits, { seed, sex }, 1) })
  }
  return strangers
}

const MOST_TRIES = 100

const codeOf = (answer: { readonly outcome: string; readonly error?: ErrorName }): number => {
  if (answer.error === undefined) throw new Error(`face match was ${answer.outcome}`)
  return errors[answer.error].code
}
