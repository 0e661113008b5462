import type { Check, FieldRule, NameBlock, SideRule, Template } from './template.js'

/** Every key of a type and no other: the compiler compares them. */
const keysOf = <Type>(keys: Readonly<Record<keyof Type, true>>): readonly string[] => Object.keys(keys)

/** The keys that each part of a template's file may have. */
export const templateKeys = {
  template: keysOf<Template>({
    id: true,
    state: true,
    title: true,
    kind: true,
    language: true,
    sizeMm: true,
    since: true,
    sides: true,
    portrait: true,
    required: true,
    checks: true,
    validYears: true,
    comparedByForm: true,
    source: true,
  }),
  sides: keysOf<Template['sides']>({ front: true, back: true }),
  side: keysOf<SideRule>({
    marks: true,
    numberForms: true,
    fields: true,
    nameBlock: true,
    mrz: true,
    barcodes: true,
  }),
  field: keysOf<FieldRule>({
    field: true,
    part: true,
    labels: true,
    placements: true,
    fieldBox: true,
    parser: true,
    pattern: true,
    letters: true,
    anywhere: true,
    lines: true,
    words: true,
  }),
  nameBlock: keysOf<NameBlock>({
    labels: true,
    fieldBox: true,
    lines: true,
    order: true,
    inline: true,
    parents: true,
    surnames: true,
  }),
  mrz: keysOf<NonNullable<SideRule['mrz']>>({
    format: true,
    carries: true,
    genders: true,
    surnames: true,
    wholeName: true,
    codes: true,
    shortens: true,
  }),
  barcodes: keysOf<NonNullable<SideRule['barcodes']>>({ payloads: true, required: true }),
  check: keysOf<Check>({ field: true, rule: true }),
} as const
