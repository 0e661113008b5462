import { type DocumentField, documentFields } from '../../fields/document-field.js'
import type { DateKind } from '../../mrz/parse/parse-date.js'
import { readMonth } from '../../parse/months.js'
import type { Parser } from '../../parse/parsed-value.js'
import { fieldParsers, type ParserName, parsers } from '../../parse/parsers.js'
import { rememberParsed } from '../../parse/remember-parsed.js'
import { spellForeign } from '../../parse/spell-foreign.js'
import { spellPortuguese } from '../../parse/spell-portuguese.js'
import { spellAmericanSpanish, spellSpanish } from '../../parse/spell-spanish.js'
import { nationalRules } from '../../states/index.js'
import type { Lexicon } from '../../templates/catalogue.js'
import type { FieldRule, Placement, Template } from '../../templates/template.js'
import type { AskedField, Expected } from './asked-field.js'

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
export const longFields: readonly DocumentField[] = ['names', 'surnames']

/** Of a template's words: a stop behind NOMBRE is read as an S now and then, and NOMBRES is a word of every other card. */
const orPlural = (label: string): readonly string[] => (/[EO]$/i.test(label) ? [label, `${label}S`] : [label])

const dateKind = (field: DocumentField): DateKind => (field === 'expiration_date' ? 'expiry' : 'birth')

/** Words of its language are read as that language spells them. */
const spellers = { es: spellSpanish, 'es-419': spellAmericanSpanish, pt: spellPortuguese } as const

const languageParser = (parser: ParserName, template: Template | null): Parser => {
  const spell = template?.language ? spellers[template.language] : spellForeign
  return parser === 'name' || parser === 'text' ? spell(parsers[parser]) : parsers[parser]
}

/** What a template or nobody says of a field, with its parser and the labels it is looked for by. */
export const ask = (
  rule: FieldRule,
  labels: readonly string[],
  today: Date,
  template: Template | null = null,
): AskedField => {
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
