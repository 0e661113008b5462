import type { SideEvidence } from '@vivid/documents'
import { type DocumentReader, everything, toEvidence } from '@vivid/engines/ocr'
import type { DrawingTruth, Level, Studio } from '@vivid/specimens'
import { drawCase, photographNear } from './draw-case.js'
import type { MeasuredTemplate } from './templates.js'

/** What the side says in truth: enough to judge a reading. */
export type RecordedTruth = Pick<DrawingTruth, 'side' | 'state' | 'fields' | 'printed' | 'mrz'>

/** What was read on every side of one document, before anybody makes sense of it. */
export interface RecordedCase {
  measured: 'recorded'
  template: string
  kind: string
  level: Level
  seed: string
  /** ISO; two-digit years need to know when "now" is. */
  today: string
  sides: { truth: RecordedTruth; evidence: SideEvidence }[]
}

/** Draws one document and keeps what the networks read on a photo of each level. */
export const recordCase = async (
  reader: DocumentReader,
  studio: Studio,
  template: MeasuredTemplate,
  index: number,
  { levels, seed }: { levels: readonly Level[]; seed: string },
): Promise<RecordedCase[]> => {
  const drawn = await drawCase(studio, template, index, seed)
  const today = new Date().toISOString()
  const kind = template.asked === 'card' ? 'card' : 'passport'
  const recorded: RecordedCase[] = []
  for (const level of levels) {
    const sides: RecordedCase['sides'] = []
    for (const drawing of drawn.sides) {
      const { side, state, fields, printed, mrz } = drawing.truth
      const { jpeg } = await photographNear(drawing, level, `${drawn.kind}/${drawn.seed}/${level}/${side}`)
      const evidence = toEvidence(await reader.read(jpeg, everything), kind)
      sides.push({ truth: { side, state, fields, printed, mrz }, evidence })
    }
    recorded.push({
      measured: 'recorded',
      template: template.name,
      kind: drawn.kind,
      level,
      seed: drawn.seed,
      today,
      sides,
    })
  }
  return recorded
}
