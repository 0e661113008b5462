import type { SideEvidence } from '../evidence/side-evidence.js'
import { askFields } from '../read/ask/ask-fields.js'
import type { AskedField } from '../read/ask/asked-field.js'
import { runsOfWords, wholeLine } from '../read/page/piece.js'
import { placeInFieldBox } from '../read/print/place-value.js'
import type { SideRule, Template } from '../templates/template.js'
import { choosingLimits as limits } from './choosing-limits.js'

/**
 * Where headings cannot be read, values in their places still tell a card: nearly every field box holds what its parser
 * accepts, and the state's own code stands where the nationality does.
 */
export const scoreFieldBoxes = ({ lines }: SideEvidence, template: Template, rule: SideRule, today: Date): number => {
  const boxed = rule.fields.filter(({ fieldBox }) => fieldBox !== undefined)
  if (boxed.length < limits.leastFieldBoxes) return 0
  const aspect = template.sizeMm[0] / template.sizeMm[1]
  const ask = (fields: SideRule['fields']) => askFields({ template, rule: { ...rule, fields }, today }, {})
  const valueAt = (field: AskedField) => valueInFieldBox(lines, field, aspect)
  // Few cards have it, and it is soon told: the other field boxes are read on those alone.
  const codes = ask(boxed.filter(({ field }) => field === 'nationality'))
  if (!codes.some((one) => valueAt(one) === template.state)) return 0
  const filled = ask(boxed).filter((one) => valueAt(one) !== null).length / boxed.length
  return filled >= limits.filledFieldBoxes ? limits.fieldBoxes * filled : 0
}

const valueInFieldBox = (lines: SideEvidence['lines'], asked: AskedField, aspect: number): string | null => {
  const inside = lines.filter(({ box }) => placeInFieldBox(box, asked.fieldBox!, aspect) > limits.inFieldBox)
  const pieces = inside.flatMap(wholeLine).flatMap((piece) => (asked.isShort ? runsOfWords(piece) : [piece]))
  for (const piece of pieces) {
    const parsed = asked.parse(piece.text, asked.context)
    if (parsed && parsed.fit >= limits.fieldBoxFit) return parsed.value
  }
  return null
}
