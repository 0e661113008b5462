import { isDate, isName } from '../../../fields/document-field.js'
import { parsePrintedDate } from '../../../parse/parse-date.js'
import { isSexWord } from '../../../parse/parse-gender.js'
import { plainText } from '../../../text/plain-text.js'
import type { Clue } from './clue.js'

const present: Clue = {
  name: 'present',
  speaks: 'either',
  says: 'The field is printed at all.',
  measure: () => 1,
}

const form: Clue = {
  name: 'form',
  speaks: 'for',
  says: 'It reads as such a value without a change.',
  measure: (claim) => claim.fit - 1,
}

/** How well a text must fit a pattern that is its field's alone: hardly a character read as another. */
const OWN_FORM = 0.95

const ownForm: Clue = {
  name: 'own form',
  speaks: 'for',
  says: 'The template says that its form or word tells it anywhere.',
  measure: (claim) => {
    const { anywhere, context } = claim.asked
    if (!anywhere || claim.fit < OWN_FORM) return 0
    const text = plainText(claim.piece.text)
    return context.words === undefined || context.words[text] === claim.value ? 1 : 0
  },
}

const pattern: Clue = {
  name: 'pattern',
  speaks: 'for',
  says: 'It has the pattern that the template gives.',
  measure: (claim) => (claim.asked.context.pattern && claim.fit === 1 ? 1 : 0),
}

const rule: Clue = {
  name: 'check digit',
  speaks: 'for',
  says: "Its state's rule for such numbers holds.",
  measure: (claim) => (claim.asked.holds ? (claim.asked.holds(claim.value) ? 1 : -1) : 0),
}

const sure: Clue = {
  name: 'sure',
  speaks: 'for',
  says: 'Its characters were read surely.',
  measure: (claim) => claim.sure - 1,
}

const cutOut: Clue = {
  name: 'cut out',
  speaks: 'against',
  says: 'It is a run of words of a longer text.',
  measure: ({ leftOut }) => leftOut,
}

/** A group of digits, with a few letters before it, right behind or right before a text. */
const GROUP = { behind: /^ (?=\d|[A-Z]{1,3}\d)\S+/, before: /(?<!\S)[A-Z]{0,3}\d+ $/ } as const

const groupLeftOut: Clue = {
  name: 'group left out',
  speaks: 'against',
  says: 'Digits that are no date stand right before or behind it on its line: it is a part of a number.',
  measure: ({ asked: { context }, piece: { line, from, to }, value }) => {
    if (!/\d/.test(value)) return 0
    const isGroup = (text: string, group: RegExp) => group.test(text) && !parsePrintedDate(text, context)
    return Number(isGroup(line.text.slice(to), GROUP.behind) || isGroup(line.text.slice(0, from), GROUP.before))
  },
}

const digits: Clue = {
  name: 'digits',
  speaks: 'either',
  says: 'It consists of digits.',
  measure: (claim) => claim.value.replace(/\D/g, '').length / claim.value.length,
}

const wordInNumber: Clue = {
  name: 'word in a number',
  speaks: 'against',
  says: 'Digits stand in it beside whole words, dates or a sex; of a name, digits that are no misread letter of a word.',
  measure: ({ asked: { field }, piece: { text } }) => {
    const tokens = text.split(/\s+/)
    const isWord = (token: string, at: number) =>
      /^\p{L}{3,}\p{P}*$|^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/u.test(token) || (at > 0 && /^[MF]$/.test(token))
    const isDigits = (token: string) => /\d/.test(token) && !(isName(field) && /\p{L}{3}/u.test(token))
    return tokens.length > 1 && tokens.some(isDigits) ? tokens.filter(isWord).length / tokens.length : 0
  },
}

const prefixLeftOut: Clue = {
  name: 'prefix left out',
  speaks: 'against',
  says: 'A letter or two that are no label stand before the number on its line, and are left out.',
  measure: ({ piece: { line, from }, value }, { page: { labels } }) => {
    if (
      !/^\d/.test(value) ||
      labels.some(({ piece }) => piece.line === line && piece.to > from - 3 && piece.to <= from)
    )
      return 0
    return /(?:^|\s)\p{Lu}{1,2}[ .-]?$/u.test([...line.text].slice(0, from).join('')) ? 1 : 0
  },
}

const length: Clue = {
  name: 'length',
  speaks: 'either',
  says: 'It is long.',
  measure: ({ asked, value }) => Math.min(1, value.length / (asked.isShort ? 8 : 20)),
}

const otherKind: Clue = {
  name: 'other kind',
  speaks: 'against',
  says: 'It can be read as a date or a sex, and is asked for as something else.',
  measure: ({ asked: { field, context }, value, piece }) => {
    if (isDate(field) || field === 'gender') return 0
    if (!/\d/.test(value)) return isSexWord(plainText(value)) ? 1 : 0
    return parsePrintedDate(piece.text, context)?.fit ?? 0
  },
}

const numberSign: Clue = {
  name: 'number sign',
  speaks: 'for',
  says: 'A number sign stands before it.',
  measure: (claim) => {
    const { line, from, text } = claim.piece
    return SIGN.test(text) || SIGN_BEFORE.test(line.text.slice(0, from)) ? 1 : 0
  },
}

/** N°, Nº, No., Nro., # before a number; the sign is often read as a letter or lost. */
const SIGN = /^(?:N\s?[º°*'"][.:]*|No[.:]|N[o0.:]?[.:]?\s|NRO\.?:?|NUM\.?:?|#)\s*(?=[A-Z]{0,3}\d)/i
const SIGN_BEFORE = /(?:^|\s)(?:N\s?[º°o*'"][.:]*|NRO\.?:?|NUM\.?:?|#)[.:\s]*$/i

export const textClues = [
  present,
  form,
  ownForm,
  pattern,
  rule,
  sure,
  cutOut,
  groupLeftOut,
  digits,
  wordInNumber,
  prefixLeftOut,
  length,
  otherKind,
  numberSign,
]
