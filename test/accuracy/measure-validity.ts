import type { OcrEngine } from '@vivid/contract'
import { drawSpecimen, type Level, type Studio } from '@vivid/specimens'
import { drawCase, photographCase, photographNear, type TakenCase } from './draw-case.js'
import { drawStranger, type Stranger } from './draw-stranger.js'
import type { MeasuredTemplate } from './templates.js'

/** What is wrong with a pair of pictures. */
export const wrongs = ['blank', 'foreign object', 'selfie', 'another person', 'same side twice'] as const
type Wrong = (typeof wrongs)[number]

export interface ValidityResult {
  measured: 'validity'
  template: string
  kind: string
  level: Level
  seed: string
  /** None: both sides of one card. */
  wrong: Wrong | 'none'
  /** Which of the two pictures is not what it should be. */
  replaced?: 'front' | 'back'
  valid: boolean
  rejected?: string
  right: boolean
}

export interface ValidityTask {
  level: Level
  seed: string
  wrong: Wrong | 'none'
  replaced: 'front' | 'back'
  validateSides: boolean
}

/** Sends two pictures and says whether the answer's `valid` is right: only both sides of one card may have it. */
export const measureValidity = async (
  engine: OcrEngine,
  studio: Studio,
  template: MeasuredTemplate,
  index: number,
  { level, seed, wrong, replaced, validateSides }: ValidityTask,
  keep: (taken: TakenCase, result: ValidityResult) => Promise<void> = async () => {},
): Promise<ValidityResult> => {
  const drawn = await drawCase(studio, template, index, `validity/${seed}`)
  const taken = await photographCase(drawn, template.asked, level)
  const [own, other] =
    replaced === 'front' ? (['frontside', 'backside'] as const) : (['backside', 'frontside'] as const)
  const spoil = async (): Promise<Uint8Array> => {
    const stranger = `${drawn.seed}/stranger`
    if (wrong === 'none') return taken.request[own]!
    if (wrong === 'another person') {
      const drawing = await drawSpecimen({ kind: drawn.kind, side: replaced, seed: stranger }, studio)
      return (await photographNear(drawing, level, stranger)).jpeg
    }
    if (wrong !== 'same side twice') return drawStranger(wrong satisfies Stranger, index, stranger, level, studio)
    // The very same picture, or one taken again.
    const side = drawn.sides[replaced === 'front' ? 1 : 0]!
    return index % 2 === 0 ? taken.request[other]! : (await photographNear(side, level, stranger)).jpeg
  }
  const request = { ...taken.request, [own]: await spoil(), validateSides }
  const answer = await engine.answer(request)
  const valid = answer.outcome === 'answered' && 'valid' in answer.body && answer.body.valid
  const result: ValidityResult = {
    measured: 'validity',
    template: template.name,
    kind: drawn.kind,
    level,
    seed: drawn.seed,
    wrong,
    ...(wrong !== 'none' && { replaced }),
    valid,
    ...(answer.outcome === 'rejected' && { rejected: answer.error }),
    right: valid === (wrong === 'none'),
  }
  await keep({ ...taken, request }, result)
  return result
}
