import type { OcrEngine } from '@vivid/contract'
import { type Drawing, drawSpecimen, type Level, type Studio } from '@vivid/specimens'
import { changeFront } from './change-front.js'
import { drawCase, photographCase, type TakenCase } from './draw-case.js'
import type { MeasuredTemplate } from './templates.js'

/** Whose sides they are: one card's, two people's, or one card's with a field changed on its front. */
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
  const { sides, changed } = await pair(studio, drawn.sides as [Drawing, Drawing], index, pairing)
  const taken = await photographCase({ ...drawn, sides }, template.asked, level)
  const answer = await engine.answer({ ...taken.request, validateSides: true })
  const { kind } = drawn
  const head = { measured: 'sides', template: template.name, kind, level, seed: drawn.seed, pairing } as const
  const result: SidesResult = { ...head, ...(changed && { changed }), ...judge(answer, pairing) }
  await keep(taken, result)
  return result
}

const judge = (answer: Awaited<ReturnType<OcrEngine['answer']>>, pairing: Pairing) => {
  if (answer.outcome === 'rejected') return { right: false, rejected: answer.error }
  if (!('match' in answer.body)) return { right: false }
  return { right: answer.body.match === (pairing === 'same'), percentage: answer.body.matches_percentage }
}

const pair = async (
  studio: Studio,
  own: readonly [Drawing, Drawing],
  index: number,
  pairing: Pairing,
): Promise<{ sides: readonly Drawing[]; changed?: string }> => {
  if (pairing === 'same') return { sides: own }
  const [front, back] = own
  if (pairing === 'one field changed') {
    const { front: other, change } = await changeFront(studio, own, index)
    return { sides: [other, back], changed: change }
  }
  const { kind, seed } = back.truth
  return { sides: [front, await drawSpecimen({ kind, side: 'back', seed: `${seed}/other` }, studio)] }
}
