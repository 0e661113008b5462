import type { OcrEngine } from '@vivid/contract'
import type { Level, Studio } from '@vivid/specimens'
import { drawCase, photographCase, type TakenCase } from './draw-case.js'
import { expectFields } from './expect-fields.js'
import { type JudgedAnswer, judgeAnswer } from './judge-answer.js'
import type { MeasuredTemplate } from './templates.js'

export interface FieldsResult extends JudgedAnswer {
  measured: 'fields'
  template: string
  kind: string
  level: Level
  seed: string
}

/** Draws one document once and reads a photo of each level. */
export const measureFields = async (
  engine: OcrEngine,
  studio: Studio,
  template: MeasuredTemplate,
  index: number,
  { levels, seed }: { levels: readonly Level[]; seed: string },
  keep: (taken: TakenCase, result: FieldsResult) => Promise<void> = async () => {},
): Promise<FieldsResult[]> => {
  const drawn = await drawCase(studio, template, index, seed)
  const results: FieldsResult[] = []
  for (const level of levels) {
    const taken = await photographCase(drawn, template.asked, level)
    const judged = judgeAnswer(expectFields(template.asked, taken.truths), await engine.answer(taken.request))
    const { kind } = drawn
    results.push({ measured: 'fields', template: template.name, kind, level, seed: drawn.seed, ...judged })
    await keep(taken, results.at(-1)!)
  }
  return results
}
