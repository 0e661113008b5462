import { drawSpecimen, type Level, openStudio, photograph, type Studio } from '@vivid/specimens'
import { drawSelfie } from '@vivid/specimens/selfie'
import { type Kind, kinds } from './kinds.js'

/** A request before it is made into bytes. */
export interface DrawnShot {
  kind: Kind
  files: Record<string, Buffer>
  /** The document number, which a right answer holds. */
  truth?: string
}

const passports = ['passport-modern', 'passport-classic', 'passport-laminate', 'passport-mexico']
const cards = [
  'id-card-linea',
  'id-card-spain',
  'id-card-mexico',
  'id-card-colombia',
  'id-card-argentina',
  'id-card-arc',
]

type Draw = (studio: Studio, index: number, level: Level, seed: string) => Promise<Omit<DrawnShot, 'kind'>>

const drawPassport: Draw = async (studio, index, level, seed) => {
  const drawing = await drawSpecimen({ kind: passports[index % passports.length]!, seed }, studio)
  const { jpeg, truth } = await photograph(drawing, { level }, seed)
  return { files: { frontside: jpeg }, ...numberOf(truth.fields.document_number) }
}

const drawCard: Draw = async (studio, index, level, seed) => {
  const kind = cards[index % cards.length]!
  const take = async (side: 'front' | 'back') =>
    photograph(await drawSpecimen({ kind, seed, side }, studio), { level }, `${seed}/${side}`)
  const [front, back] = [await take('front'), await take('back')]
  return { files: { frontside: front.jpeg, backside: back.jpeg }, ...numberOf(front.truth.fields.document_number) }
}

const numberOf = (documentNumber: string | undefined) => (documentNumber ? { truth: documentNumber } : {})

const draws: Record<(typeof kinds)[Kind]['picture'], Draw> = {
  passport: drawPassport,
  card: drawCard,
  selfie: async (studio, _index, _level, seed) => ({ files: { selfie: await drawSelfie(studio.portraits, seed) } }),
}

export const drawShots = async (
  wanted: readonly Kind[],
  options: { perKind: number; level: Level; seed: string; onDrawn: (done: number, of: number) => void },
): Promise<DrawnShot[]> => {
  const studio = await openStudio()
  const drawn: DrawnShot[] = []
  // Drawing takes a second each: kinds that send the same sort of picture share them.
  const pictures = new Map<string, ReturnType<Draw>>()
  for (const kind of wanted) {
    for (let index = 0; index < options.perKind; index++) {
      const { picture } = kinds[kind]
      const key = `${picture}/${index}`
      const made = pictures.get(key) ?? draws[picture](studio, index, options.level, `${options.seed}/${index}`)
      pictures.set(key, made)
      drawn.push({ kind, ...(await made) })
      options.onDrawn(drawn.length, wanted.length * options.perKind)
    }
  }
  return drawn
}
