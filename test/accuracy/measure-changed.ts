import type { OcrEngine } from '@vivid/contract'
import type { Change, Drawing, Level, Studio } from '@vivid/specimens'
import { changeFront } from './change-front.js'
import { drawCase, photographCase, type TakenCase } from './draw-case.js'
import type { MeasuredTemplate } from './templates.js'

export interface ChangedResult {
  measured: 'changed'
  template: string
  kind: string
  level: Level
  seed: string
  /** What differs between the front and its own back; none: nothing does. */
  change: Change | 'none'
  valid: boolean
  match: boolean
  percentage?: number
  rejected?: string
  right: boolean
}

export interface ChangedTask {
  level: Level
  seed: string
  /** The first change that is tried, by its place among all; none: a right pair. */
  change: number | 'none'
}

/** Sends a front with one thing changed and its own back: neither `valid` nor `match` may come of it, both of a right pair. */
export const measureChanged = async (
  engine: OcrEngine,
  studio: Studio,
  template: MeasuredTemplate,
  index: number,
  { level, seed, change }: ChangedTask,
  keep: (taken: TakenCase, result: ChangedResult) => Promise<void> = async () => {},
): Promise<ChangedResult> => {
  const drawn = await drawCase(studio, template, index, `changed/${seed}`)
  const sides = drawn.sides as [Drawing, Drawing]
  const changed = change === 'none' ? { front: sides[0], change } : await changeFront(studio, sides, change)
  const taken = await photographCase({ ...drawn, sides: [changed.front, sides[1]] }, template.asked, level)
  const request = { ...taken.request, validateSides: true, details: true }
  const answer = await engine.answer(request)
  const body = answer.outcome === 'answered' && 'match' in answer.body ? answer.body : null
  const [valid, match] = [body?.valid ?? false, body?.match ?? false]
  const result: ChangedResult = {
    measured: 'changed',
    template: template.name,
    kind: drawn.kind,
    level,
    seed: drawn.seed,
    change: changed.change,
    valid,
    match,
    ...(body && { percentage: body.matches_percentage }),
    ...(answer.outcome === 'rejected' && { rejected: answer.error }),
    right: change === 'none' ? valid && match : !valid && !match,
  }
  await keep({ ...taken, request }, result)
  return result
}
