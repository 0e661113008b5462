import type { OcrEngine } from '@vivid/contract'
import { type Drawing, drawSpecimen, type Level, type Studio } from '@vivid/specimens'
import { drawCase, photographCase, type TakenCase } from './draw-case.js'
import type { MeasuredTemplate } from './templates.js'

/** Whose back it is: the same card's, another person's, or a card's with one field changed. */
export type Pairing = 'same' | 'another person' | 'one field changed'

export interface SidesResult {
  measured: 'sides'
  template: string
  kind: string
  level: Level
  seed: string
  pairing: Pairing
  /** The field that differs. */
  changed?: string
  right: boolean
  percentage?: number
  rejected?: string
}

/** Reads one front and one back with `validate_sides` and says whether the decision is right. */
export const measureSides = async (
  engine: OcrEngine,
  studio: Studio,
  template: MeasuredTemplate,
  index: number,
  { level, seed, pairing }: { level: Level; seed: string; pairing: Pairing },
  keep: (taken: TakenCase, result: SidesResult) => Promise<void> = async () => {},
): Promise<SidesResult> => {
  const drawn = await drawCase(studio, template, index, `sides/${seed}`)
  const back = await pairBack(studio, template, index, pairing, drawn.seed, drawn.sides[1]!)
  const paired = { ...drawn, sides: [drawn.sides[0]!, back.drawing] }
  const taken = await photographCase(paired, template.asked, level)
  const answer = await engine.answer({ ...taken.request, validateSides: true })
  const { kind } = drawn
  const head = { measured: 'sides', template: template.name, kind, level, seed: drawn.seed, pairing } as const
  const result: SidesResult = { ...head, ...(back.changed && { changed: back.changed }), ...judge(answer, pairing) }
  await keep(taken, result)
  return result
}

const judge = (answer: Awaited<ReturnType<OcrEngine['answer']>>, pairing: Pairing) => {
  if (answer.outcome === 'rejected') return { right: false, rejected: answer.error }
  if (!('match' in answer.body)) return { right: false }
  return { right: answer.body.match === (pairing === 'same'), percentage: answer.body.matches_percentage }
}

const pairBack = async (
  studio: Studio,
  template: MeasuredTemplate,
  index: number,
  pairing: Pairing,
  seed: string,
  own: Drawing,
): Promise<{ drawing: Drawing; changed?: string }> => {
  const { kind } = own.truth
  if (pairing === 'same') return { drawing: own }
  if (pairing === 'another person')
    return { drawing: await drawSpecimen({ kind, side: 'back', seed: `${seed}/other` }, studio) }
  // A zone may cut names off: the change must be there to be seen.
  const fields = template.onBothSides
  for (let n = 0; n < fields.length; n++) {
    const change = fields[(index + n) % fields.length]!
    const drawing = await drawSpecimen({ kind, side: 'back', seed, change }, studio)
    if (saidByCodes(drawing) !== saidByCodes(own)) return { drawing, changed: change }
  }
  throw new Error(`${kind} ${seed}: no field of its back can be changed`)
}

const saidByCodes = ({ truth: { mrz, barcodes } }: Drawing): string =>
  JSON.stringify([mrz?.lines, mrz ? [] : barcodes.map(({ text }) => text)])
