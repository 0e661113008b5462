import type { SampleRequest } from '@vivid/contract'
import { drawSpecimen, type Level, openStudio, photograph, type Studio } from '@vivid/specimens'
import { drawSelfie, drawTurnedSelfie } from '@vivid/specimens/selfie'
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

interface Drawn {
  jpeg: Buffer
  documentNumber?: string | undefined
}
type Draw = (studio: Studio, index: number, level: Level, seed: string) => Promise<Drawn>

const drawSide =
  (side: 'front' | 'back'): Draw =>
  async (studio, index, level, seed) => {
    const drawing = await drawSpecimen({ kind: cards[index % cards.length]!, seed, side }, studio)
    const { jpeg, truth } = await photograph(drawing, { level }, `${seed}/${side}`)
    return { jpeg, documentNumber: truth.fields.document_number }
  }

const draws: Record<SampleRequest['pictures'][string], Draw> = {
  passport: async (studio, index, level, seed) => {
    const drawing = await drawSpecimen({ kind: passports[index % passports.length]!, seed }, studio)
    const { jpeg, truth } = await photograph(drawing, { level }, seed)
    return { jpeg, documentNumber: truth.fields.document_number }
  },
  'card front': drawSide('front'),
  'card back': drawSide('back'),
  selfie: async (studio, _index, _level, seed) => ({ jpeg: await drawSelfie(studio.portraits, seed) }),
  'selfie turned': async (studio, _index, _level, seed) => ({ jpeg: await drawTurnedSelfie(studio.portraits, seed) }),
}

export const drawShots = async (
  wanted: readonly Kind[],
  options: { perKind: number; level: Level; seed: string; onDrawn: (done: number, of: number) => void },
): Promise<DrawnShot[]> => {
  const studio = await openStudio()
  const drawn: DrawnShot[] = []
  // Drawing takes a second each: kinds that send the same sort of picture share them.
  const made = new Map<string, Promise<Drawn>>()
  const draw = (picture: keyof typeof draws, index: number): Promise<Drawn> => {
    const key = `${picture}/${index}`
    const drawing = made.get(key) ?? draws[picture](studio, index, options.level, `${options.seed}/${index}`)
    made.set(key, drawing)
    return drawing
  }
  for (const kind of wanted) {
    for (let index = 0; index < options.perKind; index++) {
      const files: Record<string, Buffer> = {}
      let truth: string | undefined
      const { fields, pictures } = kinds[kind]
      for (const [name, picture] of Object.entries(pictures)) {
        const { jpeg, documentNumber } = await draw(picture, index)
        files[name] = jpeg
        if ('document_type' in fields && documentNumber && name !== 'backside') truth = documentNumber
      }
      drawn.push({ kind, files, ...(truth ? { truth } : {}) })
      options.onDrawn(drawn.length, wanted.length * options.perKind)
    }
  }
  return drawn
}
