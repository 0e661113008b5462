import type { PrintedLine } from '../../evidence/printed-line.js'
import { isName } from '../../fields/document-field.js'
import type { LabelKey } from '../../templates/catalogue.js'
import type { SearchedPhrase } from '../../text/phrase.js'
import { plainText } from '../../text/plain-text.js'
import type { AskedField } from '../ask/asked-field.js'
import { cutPiece, meanSureness } from './piece.js'
import { isRefused } from './refuse-label.js'
import type { SoughtPhrases } from './seek-phrases.js'

/** A phrase that is asked for goes before one that says nothing about the card. */
const ASKED_BONUS = 1.15

/** Labels of so few letters are not known by a colon behind them. */
const SHORT = 3

/** A phrase that may be a label, where it stands in a line: characters [from, to). */
export interface Hit {
  readonly from: number
  readonly to: number
  readonly asked: AskedField | null
  readonly key: LabelKey | null
  /** 0…1 */
  readonly quality: number
  /** Letters of the phrase, and what misreading it costs. */
  readonly length: number
  readonly cost: number
  readonly weight: number
  readonly rank: number
}

export const heaviestFirst = (a: Hit, b: Hit) => b.weight - a.weight || a.rank - b.rank

/** What a misread phrase may cost that adds letters to one that stands there as it is: one letter, or so much of what it adds. */
const GUESS = { letters: 1, share: 0.25 } as const

/** A longer phrase that is misread in what it adds tells less than the shorter one that stands within it as it is. */
const withoutGuesses = (hits: readonly Hit[]): Hit[] => {
  const exact = hits.filter(({ cost }) => cost === 0)
  return hits.filter((hit) => {
    if (hit.cost === 0) return true
    const within = exact.filter(({ from, to }) => from >= hit.from && to <= hit.to)
    const adds = (one: Hit) => hit.length - one.length
    return !within.some((one) => hit.cost > Math.max(GUESS.letters, GUESS.share * adds(one)))
  })
}

/** Letters of a label that may be a value or the beginning of one. */
const FEW = 4

/**
 * Where a value is awaited, a few letters that open it are no label: CAN under Nationality, DOI under Surname. They are one where they
 * name what is awaited in another language, or have a colon or a value of their own behind them.
 */
const isAwaited = ({ from, to, asked, length, quality }: Hit, text: string, awaited: AskedField): boolean => {
  const rest = text.slice(to).trim()
  if (from > 0 || length > FEW || quality < 1 || rest.startsWith(':')) return false
  const isSame = asked?.field === awaited.field || (asked && isName(asked.field) && isName(awaited.field))
  const hasOwn = asked && rest !== '' && asked.parse(rest, asked.context) !== null
  return !isSame && !hasOwn && awaited.parse(text, awaited.context) !== null
}

/** `awaited`: the field whose value the line is, where a label stands over it. */
export const hitsIn = (line: PrintedLine, sought: SoughtPhrases, awaited?: AskedField): Hit[] => {
  const hits: Hit[] = []
  for (const {
    sought: { phrase, asked, key, rank },
    found,
  } of sought.standingIn(line)) {
    const { length } = phrase.text
    const isMisread = found.cost > 0
    if (isRefused({ line: line.text, from: found.from, to: found.to, length, isMisread, isAsked: asked !== null }))
      continue
    const quality = 1 - found.cost / length
    // Of a longer phrase no more than what stands there: IDENTITY CARD is not IDENTITY CARD NO.
    const explained = Math.min(length, found.to - found.from)
    const weight = explained * quality ** 2 * (asked ? ASKED_BONUS : 1)
    const hit = { ...found, asked, key, rank, quality, length, weight }
    if (!awaited || !isAwaited(hit, line.text, awaited)) hits.push(hit)
  }
  return withoutGuesses(hits).sort(heaviestFirst)
}

/** A colon, or what it was read as right behind the first word. */
const COLON = /:|(?<=^\p{L}{4,})[/;|.](?= )/u

/** Behind a sign that is no colon a value must be read this surely: the rest of a misread label in two languages is not. */
const SURE_VALUE = 0.9

/** A label that was misread, known by the colon behind it. */
export const hitBeforeColon = (text: SearchedPhrase, line: PrintedLine, sought: SoughtPhrases): Hit[] => {
  const at = line.text.search(COLON)
  const head = text.text.slice(0, Math.max(0, at)).trim()
  if (head.length <= SHORT) return []
  const rest = line.text[at] === ':' ? null : cutPiece(line, at + 1)
  if (rest && meanSureness(rest) < SURE_VALUE) return []
  return sought.beforeColon(plainText(head)).flatMap(({ sought: { phrase, asked, key, rank }, alike }): Hit[] => {
    const { length } = phrase.text
    if (length <= SHORT) return []
    const weight = length * alike ** 2 * ASKED_BONUS
    return [{ from: 0, to: at + 1, asked, key, rank, quality: alike, length, cost: (1 - alike) * length, weight }]
  })
}

export const withoutOverlap = (hits: readonly Hit[]): Hit[] => {
  const kept: Hit[] = []
  for (const hit of hits) if (kept.every(({ from, to }) => hit.to <= from || hit.from >= to)) kept.push(hit)
  return kept.sort((a, b) => a.from - b.from)
}
