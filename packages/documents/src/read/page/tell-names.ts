import type { AskedBlock, AskedField } from '../ask/asked-field.js'
import type { SpottedLabel } from './spot-labels.js'

/** Which name the label names that stands beside those of the other names; null where both have a label of their own. */
const asBeside = (
  told: readonly SpottedLabel[],
  asked: readonly AskedField[],
  whole: AskedField,
): AskedField | null => {
  const [names, surnames] = (['names', 'surnames'] as const).map((own) =>
    asked.find(({ field, part }) => field === own && part === 0),
  )
  const hasNames = told.some((label) => label.asked === names)
  const hasSurnames = told.some((label) => label.asked?.field === 'surnames')
  if (hasNames && hasSurnames) return null
  if (hasSurnames) return names!
  return hasNames ? surnames! : whole
}

/**
 * NAME is the surname on a German card, NOME the given names on an Italian one, and on others either is the whole name. The other
 * labels of the side tell: beside one of surnames it names the given names, beside one of given names the surnames, alone both.
 */
export const tellNames = (
  labels: readonly SpottedLabel[],
  asked: readonly AskedField[],
  blocks: readonly AskedBlock[],
): readonly SpottedLabel[] => {
  const whole = blocks.find(({ toldBy }) => toldBy === 'name')?.name
  const isOpen = (label: SpottedLabel) => label.key === 'name' && label.asked !== null
  if (!whole || !labels.some(isOpen)) return labels
  const told = labels.filter((label) => !isOpen(label))
  const meant = asBeside(told, asked, whole)
  return labels.map((label) => (isOpen(label) ? { ...label, asked: meant } : label))
}
