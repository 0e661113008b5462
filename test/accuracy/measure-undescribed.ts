import { type Catalogue, type DocumentField, threeLetterState, withoutState } from '@vivid/documents'
import { type DocumentReader, everything, interpret, recognise } from '@vivid/engines/ocr'
import type { DrawingTruth, FieldName, Level, Studio } from '@vivid/specimens'
import { drawCase, photographNear } from './draw-case.js'
import { countedFields } from './honest/cards/labelled-card.js'
import type { MeasuredTemplate } from './templates.js'

export type Outcome = 'right' | 'wrong' | 'empty'

export interface UndescribedResult {
  measured: 'undescribed'
  template: string
  kind: string
  level: Level
  seed: string
  side: string
  outcomes: Partial<Record<DocumentField, Outcome>>
  misses: { field: string; expected: string; got: string }[]
}

export interface Undescribing {
  readonly reader: DocumentReader
  readonly catalogue: Catalogue
}

/** What a side may print of a field, besides the field itself. */
const alsoAs: Partial<Record<DocumentField, readonly FieldName[]>> = {
  surnames: ['first_surname', 'full_name'],
  names: ['full_name'],
  birth_date: ['birth_and_place'],
  issuing_date: ['issued_and_place'],
  document_number: ['voter_key'],
}

const measured = [...countedFields, 'nationality', 'place_of_birth'] as const satisfies readonly DocumentField[]

/** Reads every side alone, as a design that nobody described: what the zone would tell is left out, print is what counts. */
export const measureUndescribed = async (
  { reader, catalogue }: Undescribing,
  studio: Studio,
  template: MeasuredTemplate,
  index: number,
  { levels, seed }: { levels: readonly Level[]; seed: string },
): Promise<UndescribedResult[]> => {
  const drawn = await drawCase(studio, template, index, seed)
  const without = withoutState(catalogue, threeLetterState(drawn.sides[0]!.truth.state))
  const results: UndescribedResult[] = []
  for (const level of levels)
    for (const drawing of drawn.sides) {
      const { truth } = drawing
      const { jpeg } = await photographNear(drawing, level, `${drawn.kind}/${drawn.seed}/${level}/${truth.side}`)
      const read = { ...(await reader.read(jpeg, everything)), mrz: null, codes: null }
      const kind = template.asked === 'card' ? 'card' : 'passport'
      const { fields } = interpret(recognise([read], { catalogue: without, today: new Date() }, kind))
      const got = (field: DocumentField) => fields[field]?.value ?? ''
      results.push({
        measured: 'undescribed',
        template: template.name,
        kind: drawn.kind,
        level,
        seed: drawn.seed,
        side: truth.side,
        ...judgeSide(truth, got),
      })
    }
  return results
}

/** A field that the side does not print must stay empty. */
export const judgeSide = (truth: Pick<DrawingTruth, 'printed' | 'fields'>, got: (field: DocumentField) => string) => {
  const outcomes: UndescribedResult['outcomes'] = {}
  const misses: UndescribedResult['misses'] = []
  for (const field of measured) {
    const value = plain(got(field))
    const expected = expectedOf(truth, field)
    const outcome = value === '' ? 'empty' : expected.some((one) => plain(one) === value) ? 'right' : 'wrong'
    if (expected.length === 0 && outcome === 'empty') continue
    outcomes[field] = outcome
    if (outcome !== 'right') misses.push({ field, expected: expected[0] ?? '', got: got(field) })
  }
  return { outcomes, misses }
}

export const expectedOf = (
  { printed, fields }: Pick<DrawingTruth, 'printed' | 'fields'>,
  field: DocumentField & FieldName,
): string[] => {
  const shown = [field, ...(alsoAs[field] ?? [])].filter((name) => printed[name])
  if (shown.length === 0) return []
  if (field === 'nationality') return [threeLetterState(fields.nationality ?? ''), printed.nationality!.text]
  // Mexico prints its voter key for a number.
  const values = shown.includes('voter_key') ? [fields.voter_key, fields[field]] : [fields[field]]
  return values.flatMap((value) => (value === undefined || value === 'X' ? [] : [value]))
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
