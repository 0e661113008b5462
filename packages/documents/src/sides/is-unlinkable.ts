import { isUnspecific } from '../barcodes/is-unspecific.js'
import { type DocumentField, documentFields } from '../fields/document-field.js'
import type { SideRule, Template } from '../templates/template.js'
import { isIdentifying } from './judged-sides.js'

/** What every machine readable zone says of the fields that tell the holder or the number. */
const inZones: readonly DocumentField[] = ['document_number', 'surnames', 'names', 'birth_date']

/** Which of those fields a side says by print or zone. */
const identifiedBy = ({ fields, nameBlock, mrz }: SideRule): readonly DocumentField[] => [
  ...fields.map(({ field }) => field).filter(isIdentifying),
  ...(nameBlock ? (['surnames', 'names'] as const) : []),
  ...(mrz ? inZones : []),
]

/** Whether both sides of a design tell the holder or the number, by print or zone. */
export const isLinkedByText = ({ state, sides: { front, back } }: Template): boolean => {
  if (!front || !back) return false
  // A front that no template describes may print anything.
  const onFront = state === null ? documentFields.filter(isIdentifying) : identifiedBy(front)
  return identifiedBy(back).some((field) => onFront.includes(field))
}

/** Whether the back of a design carries a code that names the number: those do whose form is known. */
export const isLinkedByCode = ({ sides: { back } }: Template): boolean =>
  back?.barcodes?.payloads.some((payload) => !isUnspecific(payload)) ?? false

/** Whether nothing stands on both sides of a card that would tell two cards of this design apart. */
export const isUnlinkable = (template: Template): boolean =>
  template.sides.back !== undefined && !isLinkedByText(template) && !isLinkedByCode(template)
