import type { SideEvidence } from '../evidence/side-evidence.js'
import { askFields } from '../read/asked-field.js'
import { cutPiece, runsOfWords } from '../read/piece.js'
import { placeInZone } from '../read/place-value.js'
import { choosingLimits as limits } from './choosing-limits.js'
import type { SideRule, Template } from './template.js'

/**
 * Where headings cannot be read, values in their places still tell a card: nearly every zone holds what its parser
 * accepts, and the state's own code stands where the nationality does.
 */
export const scoreZones = ({ lines }: SideEvidence, template: Template, rule: SideRule, today: Date): number => {
  const zoned = rule.fields.filter(({ zone }) => zone !== undefined)
  if (zoned.length < limits.leastZones) return 0
  const aspect = template.sizeMm[0] / template.sizeMm[1]
  const values = askFields(template, rule, null, today)
    .filter(({ zone }) => zone !== null)
    .map((asked) => {
      const inside = lines.filter(({ box }) => placeInZone(box, asked.zone!, aspect) > limits.inZone)
      const pieces = inside
        .flatMap((line) => cutPiece(line) ?? [])
        .flatMap((piece) => (asked.isShort ? runsOfWords(piece) : [piece]))
      const read = pieces.flatMap((piece) => asked.parse(piece.text, asked.context) ?? [])
      return { field: asked.field, value: read.find(({ fit }) => fit >= limits.zoneFit)?.value ?? null }
    })
  const filled = values.filter(({ value }) => value !== null).length / values.length
  const hasCode = values.some(({ field, value }) => field === 'nationality' && value === template.state)
  return hasCode && filled >= limits.filledZones ? limits.zones * filled : 0
}
