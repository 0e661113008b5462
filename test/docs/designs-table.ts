import { unlinkableDesigns } from '@vivid/contract'
import { isBlankSide, isUnlinkable, loadCatalogue, type Template } from '@vivid/documents'

const nameOf = ({ id }: Template): string => {
  const name = (unlinkableDesigns as Record<string, { readonly en: string } | undefined>)[id]?.en
  if (!name) throw new Error(`unlinkableDesigns in the contract lacks ${id}`)
  return name
}

const validity = ({ state, sides: { back } }: Template): string =>
  state && back && isBlankSide(back) ? 'never: nothing stands on its back' : 'where the reading is complete'

/** Cards of which no field stands on both sides, by their templates. */
export const designsTable = (): string => {
  const rows = loadCatalogue()
    .templates.filter((template) => template.kind === 'card' && isUnlinkable(template))
    .map((template) => `| ${nameOf(template)} | \`${template.id}\` | ${validity(template)} |`)
  return ['| design | template | `valid` without `validate_sides` |', '|---|---|---|', ...rows].join('\n')
}
