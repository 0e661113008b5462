import type { FieldName } from '../fields.js'
import type { NameLetters } from '../layouts/layout.js'
import type { DateFormat } from '../people/calendar.js'
import type { FontName } from '../type/font-table.js'

/** On `known` designs weights are fitted; of what `unseen` ones show, no weight was fitted on anything. */
export const families = ['known', 'unseen'] as const
export type Family = (typeof families)[number]

export interface Arrangement {
  /** Where a value stands from its label; `inline`: right behind it, wherever that ends. */
  readonly value: 'below' | 'beside' | 'above' | 'inline'
  /** `banner`: names stand over the whole width, above portrait and other fields. */
  readonly columns: 1 | 2 | 'banner'
  /** Labels begin with a running number. */
  readonly isNumbered?: true
}

export const arrangements: Readonly<Record<Family, readonly Arrangement[]>> = {
  known: [
    { value: 'below', columns: 1 },
    { value: 'below', columns: 1 },
    { value: 'below', columns: 2 },
    { value: 'beside', columns: 1 },
    { value: 'below', columns: 1, isNumbered: true },
    { value: 'inline', columns: 1 },
  ],
  unseen: [
    { value: 'above', columns: 1 },
    { value: 'inline', columns: 'banner' },
    { value: 'below', columns: 2, isNumbered: true },
    { value: 'below', columns: 'banner' },
    { value: 'beside', columns: 1, isNumbered: true },
    { value: 'beside', columns: 'banner' },
  ],
}

/** Fonts of labels and of values. */
export const typefaces: Readonly<Record<Family, readonly (readonly [FontName, FontName])[]>> = {
  known: [
    ['grotesk', 'grotesk-bold'],
    ['grotesk', 'grotesk'],
    ['humanist', 'humanist-bold'],
    ['humanist', 'grotesk-bold'],
    ['condensed', 'condensed-bold'],
    ['condensed', 'condensed'],
  ],
  unseen: [
    ['serif', 'serif-bold'],
    ['serif-italic', 'serif'],
    ['grotesk', 'serif-bold'],
    ['humanist', 'humanist'],
  ],
}

/** Fonts that have letters of other scripts than Latin. */
export const manyScripts = ['grotesk', 'grotesk-bold'] as const satisfies readonly FontName[]

/** How names are written: the surnames, then the given names. */
export const nameLetters: readonly (readonly [NameLetters, NameLetters])[] = [
  ['capitals', 'capitals'],
  ['capitals', 'capitals'],
  ['capitals', 'capitals'],
  ['capitals', 'words'],
  ['words', 'words'],
  ['small capitals', 'small capitals'],
]

export const dateManners: readonly DateFormat[] = [
  'dd.mm.yyyy',
  'dd/mm/yyyy',
  'dd-mm-yyyy',
  'dd mm yyyy',
  'yyyy-mm-dd',
  'dd MON yyyy',
]

export const numberPatterns: readonly string[] = [
  '999999999',
  'AA9999999',
  'A99999999',
  '#9999999',
  '99999999A',
  'AAA999999',
  '#.999.999-9',
  '999-9999-9999999-9',
]

/** What of a design's labels is not there: all of them, those of names, or all their words, so that running numbers stand alone. */
export const bareness = { allLabels: 0.06, nameLabels: 0.08, words: 0.05 } as const

/** How two languages share a label: between them, or the second on a line of its own. */
export const bridges = ['/', ' / ', ' · ', '\n'] as const

/** Whole names: their label, which half comes first, and what stands between the halves. */
export const wholeNames = [
  { label: 'surnames_then_names', isSurnameFirst: true, between: ', ' },
  { label: 'surnames_then_names', isSurnameFirst: true, between: '\n' },
  { label: 'names_then_surnames', isSurnameFirst: false, between: ' ' },
  { label: 'names_then_surnames', isSurnameFirst: false, between: '\n' },
] as const

/** What is printed for a sex. */
export const sexWords = [{}, {}, { M: 'MALE', F: 'FEMALE' }, { M: 'M/M', F: 'Ž/F' }, { M: 'H/M', F: 'F/F' }] as const

/** Fields that a design may print besides names, the share of designs that do, and whether they take a line each. */
export const printedFields: readonly { readonly field: FieldName; readonly share: number; readonly isLong: boolean }[] =
  [
    { field: 'document_number', share: 1, isLong: false },
    { field: 'birth_date', share: 1, isLong: false },
    { field: 'gender', share: 0.85, isLong: false },
    { field: 'nationality', share: 0.7, isLong: false },
    { field: 'expiration_date', share: 0.85, isLong: false },
    { field: 'issuing_date', share: 0.6, isLong: false },
    { field: 'registry_number', share: 0.12, isLong: false },
    { field: 'place_of_birth', share: 0.45, isLong: true },
    { field: 'authority', share: 0.25, isLong: true },
    { field: 'address', share: 0.2, isLong: true },
    { field: 'parents', share: 0.2, isLong: true },
  ]
