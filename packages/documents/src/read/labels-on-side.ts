import type { Box } from '../evidence/printed-line.js'
import type { Side, SideEvidence } from '../evidence/side-evidence.js'
import type { DocumentField } from '../fields/document-field.js'
import type { Template } from '../templates/template.js'
import { askBlocks } from './ask/ask-blocks.js'
import { askFields } from './ask/ask-fields.js'
import { takeApart, withoutZone } from './page/take-apart.js'
import type { ReadingContext } from './read-side.js'

/** A label as it was read; `field` is null for one of nothing that is asked for. */
export interface SeenLabel {
  readonly text: string
  readonly field: DocumentField | null
  readonly box: Box
}

/** Labels of one side as its template, or the lexicon, tells them: for people who write a template. */
export const labelsOnSide = (
  evidence: SideEvidence,
  template: Template | null,
  side: Side,
  { catalogue, today, told = [] }: ReadingContext,
): readonly SeenLabel[] => {
  const context = { template, rule: template?.sides[side] ?? null, catalogue, today, told }
  const fields = askFields(context, catalogue.labels)
  const blocks = askBlocks(context, catalogue.labels, fields)
  const { labels } = takeApart(withoutZone(evidence), fields, blocks, context)
  return labels.map(({ piece, asked: own }) => ({ text: piece.text, field: own?.field ?? null, box: piece.box }))
}
