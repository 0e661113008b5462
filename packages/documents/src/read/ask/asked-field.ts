import { type DocumentField, documentFields } from '../../fields/document-field.js'
import type { DateKind } from '../../mrz/parse/parse-date.js'
import { readMonth } from '../../parse/months.js'
import type { ParseContext, Parser } from '../../parse/parsed-value.js'
import { fieldParsers, type ParserName, parsers } from '../../parse/parsers.js'
import { rememberParsed } from '../../parse/remember-parsed.js'
import { spellForeign } from '../../parse/spell-foreign.js'
import { spellPortuguese } from '../../parse/spell-portuguese.js'
import { spellAmericanSpanish, spellSpanish } from '../../parse/spell-spanish.js'
import { nationalRules } from '../../states/index.js'
import type { Lexicon } from '../../templates/catalogue.js'
import type { FieldBox, FieldRule, NameBlock, Placement, SideRule, Template } from '../../templates/template.js'

/** A value to look for on one side. */
export interface AskedField {
  readonly field: DocumentField
  readonly part: number
  readonly labels: readonly string[]
  readonly placements: readonly Placement[]
  readonly fieldBox: FieldBox | null
  /** Its pattern alone tells it. */
  readonly anywhere: boolean
  readonly parse: Parser
  readonly context: ParseContext
  /** Columns read as one line may be taken apart for it. */
  readonly isShort: boolean
  readonly lines: number
  /** Whether its state's rule for such numbers holds, where it has one. */
  readonly holds?: ((value: string) => boolean) | undefined
  /** How much of the usual misreadings its labels may have; phrases that differ from others by a word or two take less. */
  readonly leniency: number
}

/** Names on lines of their own under one label, and how each of them is read. */
export interface AskedBlock {
  readonly block: NameBlock
  /**
   * What tells that a whole name stands there: where no template knows it, its label, the label of a name on a side that has no
   * other, or a number that tells the initials.
   */
  readonly toldBy: 'template' | 'label' | 'name' | 'initials'
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
    fieldBox: rule.fieldBox ?? null,
    anywhere: rule.anywhere ?? false,
    parse: rememberParsed(languageParser(parser, template), context),
    context,
    isShort: shortParsers.includes(parser),
    lines: rule.lines ?? (longFields.includes(rule.field) ? 2 : 1),
    leniency: 1,
    holds: ruleOf(rule.field, template),
  }
}

const ruleOf = (field: DocumentField, template: Template | null) => {
  const check = template?.checks?.find((one) => one.field === field)
  return check && nationalRules[check.rule].holds
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

/** Only Mexico's documents have a CURP: elsewhere what looks like one is one if its check digit holds. */
const ifHolds =
  (parse: Parser): Parser =>
  (text, context) => {
    const parsed = parse(text, context)
    return parsed && nationalRules.curp.holds(parsed.value) ? parsed : null
  }

/** What no template says of a field's form, the form itself must tell. */
const carefully: Partial<Record<DocumentField, (parse: Parser) => Parser>> = {
  document_number: exceptDates,
  CURP: ifHolds,
}

/** By a state's template; without one, and on templates of no state, by the lexicon. */
export const askFields = ({ template, rule, today }: Expected, labels: Lexicon): readonly AskedField[] => {
  if (template?.state && rule)
    return rule.fields.map((each) => ask(each, each.labels ?? labels[each.field] ?? [], today, template))
  const surnames = (part: number, own: readonly string[] = []) => ask({ field: 'surnames', part, lines: 1 }, own, today)
  // What NAME and NOM name, the other labels of the side tell.
  const labelsOf = (field: DocumentField) => [
    ...(labels[field] ?? []),
    ...(field === 'names' ? (labels.name ?? []) : []),
    ...(field === 'document_number' ? (labels.national_number ?? []) : []),
  ]
  const askAny = (field: DocumentField): AskedField => {
    const one = ask(twoLines.includes(field) ? { field, lines: 2 } : { field }, labelsOf(field), today)
    return { ...one, parse: carefully[field]?.(one.parse) ?? one.parse }
  }
  return [...documentFields.map(askAny), surnames(1, labels.first_surname), surnames(2, labels.second_surname)]
}

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

/** ICAO 9303-4 §4.1: how the fields of a passport's page follow each other. */
const onPassports: readonly DocumentField[] = [
  'document_number',
  'surnames',
  'names',
  'nationality',
  'birth_date',
  'gender',
  'place_of_birth',
  'issuing_date',
  'expiration_date',
]

export const inPassportOrder = (asked: readonly AskedField[]): readonly AskedField[] => {
  const place = ({ field }: AskedField) => onPassports.indexOf(field)
  return [...asked].sort((a, b) => place(a) - place(b))
}
