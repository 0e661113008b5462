import { type DocumentField, documentFields } from '../../fields/document-field.js'
import type { DateKind } from '../../mrz/parse/parse-date.js'
import { readMonth } from '../../parse/months.js'
import type { ParseContext, Parser } from '../../parse/parsed-value.js'
import { fieldParsers, type ParserName, parsers } from '../../parse/parsers.js'
import { rememberParsed } from '../../parse/remember-parsed.js'
import { spellForeign } from '../../parse/spell-foreign.js'
import { spellPortuguese } from '../../parse/spell-portuguese.js'
import { spellAmericanSpanish, spellSpanish } from '../../parse/spell-spanish.js'
import type { Lexicon } from '../../templates/catalogue.js'
import type { FieldRule, NameBlock, Placement, SideRule, Template, Zone } from '../../templates/template.js'

/** A value to look for on one side. */
export interface AskedField {
  readonly field: DocumentField
  readonly part: number
  readonly labels: readonly string[]
  readonly placements: readonly Placement[]
  readonly zone: Zone | null
  /** Its pattern alone tells it. */
  readonly anywhere: boolean
  readonly parse: Parser
  readonly context: ParseContext
  /** Columns read as one line may be taken apart for it. */
  readonly isShort: boolean
  readonly lines: number
  /** Of several that are asked for one field the first in this order counts. */
  readonly precedence: number
  /** How much of the usual misreadings its labels may have; phrases that differ from others by a word or two take less. */
  readonly leniency: number
}

/** Names on lines of their own under one label, and how each of them is read. */
export interface AskedBlock {
  readonly block: NameBlock
  readonly name: AskedField
}

/** What is known of a side before its print is read. */
export interface Expected {
  readonly template: Template | null
  /** The template's word on this side. */
  readonly rule: SideRule | null
  readonly today: Date
}

const everyPlacement: readonly Placement[] = ['same', 'right', 'below']
const shortParsers = [
  'date',
  'month-first-date',
  'gender',
  'nationality',
  'blood-type',
  'number',
  'hyphened-number',
  'leading-number',
  'curp',
]
const longFields: readonly DocumentField[] = ['names', 'surnames']

/** Of a template's words: a stop behind NOMBRE is read as an S now and then, and NOMBRES is a word of every other card. */
const orPlural = (label: string): readonly string[] => (/[EO]$/i.test(label) ? [label, `${label}S`] : [label])

const dateKind = (field: DocumentField): DateKind => (field === 'expiration_date' ? 'expiry' : 'birth')

/** Words of its language are read as that language spells them. */
const spellers = { es: spellSpanish, 'es-419': spellAmericanSpanish, pt: spellPortuguese } as const

const languageParser = (parser: ParserName, template: Template | null): Parser => {
  const spell = template?.language ? spellers[template.language] : spellForeign
  return parser === 'name' || parser === 'text' ? spell(parsers[parser]) : parsers[parser]
}

const ask = (rule: FieldRule, labels: readonly string[], today: Date, template: Template | null = null): AskedField => {
  const parser = rule.parser ?? fieldParsers[rule.field]
  const context = {
    today,
    dateKind: dateKind(rule.field),
    pattern: rule.pattern,
    letters: rule.letters,
    words: rule.words,
  }
  return {
    field: rule.field,
    part: rule.part ?? 0,
    labels: template && longFields.includes(rule.field) ? labels.flatMap(orPlural) : labels,
    placements: rule.placements ?? everyPlacement,
    zone: rule.zone ?? null,
    anywhere: rule.anywhere ?? false,
    parse: rememberParsed(languageParser(parser, template), context),
    context,
    isShort: shortParsers.includes(parser),
    lines: rule.lines ?? (longFields.includes(rule.field) ? 2 : 1),
    precedence: 0,
    leniency: 1,
  }
}

/** What may take two lines on a card that nobody described, besides names: a town and its province. */
const twoLines: readonly DocumentField[] = ['place_of_birth']

/** A date, or a month and a year of one. */
const DATE = /^(?:\d{1,2}[ ./-])?(?:\d{1,2}|(?<word>\p{L}{3,}))[ ./-](?:19|20)\d{2}$/u

const isWrittenAsDate = (text: string): boolean => {
  const found = DATE.exec(text)
  return found !== null && (found.groups?.word === undefined || readMonth(found.groups.word) !== null)
}

/** Where nobody says what form a number has, what is written as a date is one. */
const exceptDates =
  (parse: Parser): Parser =>
  (text, context) =>
    isWrittenAsDate(text) ? null : parse(text, context)

/** By a state's template; without one, and on templates of no state, by the lexicon. */
export const askFields = ({ template, rule, today }: Expected, labels: Lexicon): readonly AskedField[] => {
  if (template?.state && rule)
    return rule.fields.map((each) => ask(each, each.labels ?? labels[each.field] ?? [], today, template))
  const number = (own: readonly string[]) => {
    const asked = ask({ field: 'document_number' }, own, today)
    return { ...asked, parse: exceptDates(asked.parse) }
  }
  const surnames = (part: number, own: readonly string[] = []) => ask({ field: 'surnames', part, lines: 1 }, own, today)
  // A state's own number of a person goes before the number of the card.
  const national = { ...number(labels.national_number ?? []), precedence: -1 }
  return [
    ...documentFields.map((field) =>
      field === 'document_number'
        ? number(labels[field] ?? [])
        : ask(twoLines.includes(field) ? { field, lines: 2 } : { field }, labels[field] ?? [], today),
    ),
    national,
    surnames(1, labels.first_surname),
    surnames(2, labels.second_surname),
  ]
}

/** NAME AND SURNAME must not be found in NAME / SURNAME. */
const TIGHT = 0.35

/** Whole names under one label, by the order that the label tells. */
export const askFullNames = (labels: Lexicon, today: Date): Readonly<Record<NameBlock['order'], AskedField>> => ({
  names_first: { ...ask({ field: 'names' }, labels.names_then_surnames ?? [], today), leniency: TIGHT },
  surnames_first: { ...ask({ field: 'names' }, labels.surnames_then_names ?? [], today), leniency: TIGHT },
})

export const askNameBlock = ({ template, rule, today }: Expected): AskedBlock | null => {
  const block = rule?.nameBlock
  return block ? { block, name: ask({ field: 'names', lines: 1 }, block.labels, today, template) } : null
}
