import type { DocumentField } from '../../fields/document-field.js'
import type { Lexicon } from '../../templates/catalogue.js'
import { ask, longFields } from './ask-fields.js'
import type { AskedBlock, AskedField, Expected } from './asked-field.js'

/** NAME AND SURNAME must not be found in NAME / SURNAME. */
const TIGHT = 0.35

/** Blocks of names as the template has them; of a design that nobody described, under labels that tell the order. */
export const askBlocks = (
  { template, rule, today }: Expected,
  labels: Lexicon,
  asked: readonly AskedField[],
): readonly AskedBlock[] => {
  if (template?.state && rule) {
    const block = rule.nameBlock
    const name = block && ask({ field: 'names', lines: 1 }, block.labels, today, template)
    return name ? [{ block, name, toldBy: 'template' }] : []
  }
  const own = { names_first: labels.names_then_surnames ?? [], surnames_first: labels.surnames_then_names ?? [] }
  const named = (['names_first', 'surnames_first'] as const).map((order) => ({
    block: { labels: own[order], lines: 2, order, inline: true },
    name: { ...ask({ field: 'names' }, own[order], today), leniency: TIGHT },
    toldBy: 'label' as const,
  }))
  // Under the label of names alone some cards print the surnames too, on lines of their own.
  const names = asked.find(({ field }) => field === 'names')!
  const alone = { labels: names.labels, lines: 3, order: 'surnames_first' } as const
  // Under NAME alone a whole name stands: on two lines the surnames first, on one the given names.
  const name = ask({ field: 'names' }, [], today)
  const onTwoLines = { labels: [], lines: 2, order: 'surnames_first' } as const
  const onOneLine = { labels: [], lines: 1, order: 'names_first', inline: true } as const
  return [
    ...named,
    { block: onTwoLines, name, toldBy: 'name' },
    { block: onOneLine, name, toldBy: 'name' },
    { block: alone, name: names, toldBy: 'initials' },
  ]
}

/** Names of a block that the template asks for nowhere else: the block alone tells them. */
export const askBlockNames = ({ template, rule, today }: Expected): readonly AskedField[] => {
  const isAsked = (own: DocumentField) => rule?.fields.some(({ field, part }) => field === own && !part)
  const unasked = template?.state && rule?.nameBlock ? longFields.filter((own) => !isAsked(own)) : []
  return unasked.map((field) => ask({ field, lines: 1 }, [], today, template))
}
