import type { SideEvidence } from '../evidence/side-evidence.js'
import { type AskedField, askFields } from '../read/ask/asked-field.js'
import { runsOfWords, wholeLine } from '../read/page/piece.js'
import { placeInZone } from '../read/print/place-value.js'
import type { SideRule, Template } from '../templates/template.js'
import { choosingLimits as limits } from './choosing-limits.js'

/**
 * Where headings cannot be read, values in their places still tell a card: nearly every zone holds what its parser
 * accepts, and the state's own code stands where the nationality does.
 */
export const scoreZones = ({ lines }: SideEvidence, template: Template, rule: SideRule, today: Date): number => {
  const zoned = rule.fields.filter(({ zone }) => zone !== undefined)
  if (zoned.length < limits.leastZones) return 0
  const aspect = template.sizeMm[0] / template.sizeMm[1]
  const ask = (fields: SideRule['fields']) => askFields({ template, rule: { ...rule, fields }, today }, {})
  const valueAt = (field: AskedField) => valueInZone(lines, field, aspect)
  // Few cards have it, and it is soon told: the other zones are read on those alone.
  const codes = ask(zoned.filter(({ field }) => field === 'nationality'))
  if (!codes.some((one) => valueAt(one) === template.state)) return 0
  const filled = ask(zoned).filter((one) => valueAt(one) !== null).length / zoned.length
  return filled >= limits.filledZones ? limits.zones * filled : 0
}

const valueInZone = (lines: SideEvidence['lines'], asked: AskedField, aspect: number): string | null => {
  const inside = lines.filter(({ box }) => placeInZone(box, asked.zone!, aspect) > limits.inZone)
  const pieces = inside.flatMap(wholeLine).flatMap((piece) => (asked.isShort ? runsOfWords(piece) : [piece]))
  for (const piece of pieces) {
    const parsed = asked.parse(piece.text, asked.context)
    if (parsed && parsed.fit >= limits.zoneFit) return parsed.value
  }
  return null
}
