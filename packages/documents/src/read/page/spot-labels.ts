import type { PrintedLine } from '../../evidence/printed-line.js'
import type { LabelKey } from '../../templates/catalogue.js'
import type { SearchedPhrase } from '../../text/phrase.js'
import { plainText } from '../../text/plain-text.js'
import { similarity } from '../../text/similarity.js'
import type { AskedField } from '../ask/asked-field.js'
import { cutPiece, meanSureness, type Piece } from './piece.js'
import { isRefused } from './refuse-label.js'
import { type SoughtPhrases, searchedLine } from './seek-phrases.js'

/** A label as it was read; of no asked field where `asked` is null. */
export interface SpottedLabel {
  readonly piece: Piece
  readonly asked: AskedField | null
  /** What the lexicon has it for. */
  readonly key: LabelKey | null
  /** 0…1 */
  readonly quality: number
}

/** A line taken apart into labels and what may be values. */
export interface SpottedLine {
  readonly labels: readonly SpottedLabel[]
  readonly values: readonly Piece[]
}

/** A phrase that is asked for goes before one that says nothing about the card. */
const ASKED_BONUS = 1.15

/** Labels of so few letters are not known by a colon behind them. */
const SHORT = 3

/** A line that is mostly labels of nothing asked for (headings, signatures) holds no value. */
const MAX_OTHER_SHARE = 0.45

interface Hit {
  readonly from: number
  readonly to: number
  readonly asked: AskedField | null
  readonly key: LabelKey | null
  readonly quality: number
  readonly weight: number
  readonly rank: number
}

const heaviestFirst = (a: Hit, b: Hit) => b.weight - a.weight || a.rank - b.rank

const hitsIn = (line: PrintedLine, sought: SoughtPhrases): Hit[] => {
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
    hits.push({ ...found, asked, key, rank, quality, weight: explained * quality ** 2 * (asked ? ASKED_BONUS : 1) })
  }
  return hits.sort(heaviestFirst)
}

/** How much of a label must be right where a colon behind it tells that it is one. */
const BEFORE_COLON = 0.65

/** A colon, or what it was read as right behind the first word. */
const COLON = /:|(?<=^\p{L}{4,})[/;|.](?= )/u

/** Behind a sign that is no colon a value must be read this surely: the rest of a misread label in two languages is not. */
const SURE_VALUE = 0.9

/** A label that was misread, known by the colon behind it. */
const hitBeforeColon = (text: SearchedPhrase, line: PrintedLine, { own }: SoughtPhrases): Hit[] => {
  const at = line.text.search(COLON)
  const head = text.text.slice(0, Math.max(0, at)).trim()
  if (head.length <= SHORT) return []
  const rest = line.text[at] === ':' ? null : cutPiece(line, at + 1)
  if (rest && meanSureness(rest) < SURE_VALUE) return []
  return own.flatMap(({ phrase, asked, key, rank }): Hit[] => {
    const alike = phrase.text.length > SHORT ? similarity(head, phrase.text) : 0
    const weight = phrase.text.length * alike ** 2 * ASKED_BONUS
    return alike >= BEFORE_COLON ? [{ from: 0, to: at + 1, asked, key, rank, quality: alike, weight }] : []
  })
}

const withoutOverlap = (hits: readonly Hit[]): Hit[] => {
  const kept: Hit[] = []
  for (const hit of hits) if (kept.every(({ from, to }) => hit.to <= from || hit.from >= to)) kept.push(hit)
  return kept.sort((a, b) => a.from - b.from)
}

const isSeparator = (between: string) => /^[\s\p{P}\p{S}\d]*$/u.test(between) && between.length <= 8
const isLinked = (between: string) => /[/|·•]/.test(between) && isSeparator(between)

/** One label in several languages is one label; the phrase that says most decides what it means. */
const joinLinked = (hits: readonly Hit[], text: string): Hit[] => {
  const joined: Hit[] = []
  for (const hit of hits) {
    const last = joined.at(-1)
    const between = last ? text.slice(last.to, hit.from) : ''
    const isSame = last !== undefined && last.asked === hit.asked && isSeparator(between)
    if (last && (isSame || isLinked(between))) {
      const stronger = hit.weight > last.weight || last.asked === null ? hit : last
      joined[joined.length - 1] = {
        ...stronger,
        asked: stronger.asked ?? hit.asked ?? last.asked,
        from: last.from,
        to: hit.to,
      }
    } else joined.push(hit)
  }
  return joined
}

/** Between the languages of a label; behind one, a dash may open its value. */
const BETWEEN = { before: /[/|·•]\s*$|\s[-–]\s*$/, after: /^\s*[/|·•]\s*/ } as const

/** Words of a language that nobody listed stand beside a label with a slash, a dot or a dash between. */
const widen = (hit: Hit, text: string, previousEnd: number, nextStart: number): Hit => {
  const before = text.slice(previousEnd, hit.from)
  const after = text.slice(hit.to, nextStart)
  // No label begins within a word: what stands before is the rest of it, misread.
  const isWithinWord = /\p{L}$/u.test(before) && /^\p{L}/u.test(text.slice(hit.from))
  const from = isWithinWord || BETWEEN.before.test(before) ? previousEnd : hit.from
  const other = /^\s*[/|·•]\s*[^/|·•]*/.exec(after)?.[0]
  const rest = hit.quality < 1 ? REST_OF_WORD.exec(after)?.[0] : undefined
  const tail =
    other && isValue(hit, other) ? BETWEEN.after.exec(other)![0] : (other ?? rest ?? STOPS.exec(after)?.[0] ?? '')
  return { ...hit, from, to: hit.to + tail.length }
}

/** A few letters right behind a misread label are the end of its own word. */
const REST_OF_WORD = /^\p{L}{1,3}(?!\p{L})/u
const STOPS = /^\s*(?:\((?:\d{1,2}|E?S)\)|[.:])+/i

/** SEXO/ F: behind the slash stands no other language, but the value. */
const isValue = ({ asked }: Hit, other: string): boolean =>
  asked?.isShort === true && asked.parse(other.replace(BETWEEN.after, ''), asked.context)?.fit === 1

/** Words that tie what stands beside a label to it: LUGAR Y | FECHA DE NACIMIENTO, FIRMA | DEL TITULAR. */
const tied = 'DE|DEL|DA|DO|DI|D|OF|Y|E|AND|ET|LA|EL|THE|DU|DES'
const tiedBefore = new RegExp(`(?:^|\\s)(?:${tied})$`, 'i')
const tiedAfter = new RegExp(`^(?:${tied})(?:\\s|$)`, 'i')
/** Fields are numbered on some cards: 4a, 12. */
const numbering = /^\d{1,2}[a-e]?[.)]?$/i

/** What stands between labels is no value where it is part of their wording; what was asked for may begin so: DE LA CRUZ, LA PAZ. */
const isWording = (rest: string, isBefore: boolean, isAfter: boolean): boolean =>
  (isBefore && (tiedBefore.test(rest) || numbering.test(rest))) || (isAfter && tiedAfter.test(rest) && !/\d/.test(rest))

/** A parent's or a spouse's name is not the holder's: APELLIDOS Y NOMBRES DEL PADRE. */
const kin =
  /^\s*(?:DE L(?:OS|A)|DEL?|DA|DO|OF(?: THE)?)?\s*(?:PADRE|MADRE|PAI|MAE|CONYUGE|ESPOSO|ESPOSA|FATHER|MOTHER|SPOUSE|PARENTS?|PADRES|PERE|MERE)\b/

const isOfKin = (after: string) => kin.test(plainText(after))

export const spotLabels = (line: PrintedLine, sought: SoughtPhrases): SpottedLine => {
  const characters = [...line.text]
  const searched = searchedLine(line)
  const text = characters.map((character) => (character.length === 1 ? character : ' ')).join('')
  const sure = hitsIn(line, sought)
  const spotted = sure.length > 0 ? sure : hitBeforeColon(searched, line, sought).sort(heaviestFirst)
  const found = joinLinked(withoutOverlap(spotted), text)
  const hits = found
    .map((hit, index) => widen(hit, text, found[index - 1]?.to ?? 0, found[index + 1]?.from ?? text.length))
    .map((hit) => (isOfKin(text.slice(hit.to)) ? { ...hit, asked: null, key: null } : hit))
  const labels = hits.flatMap(({ from, to, asked, key, quality }): SpottedLabel[] => {
    const piece = cutPiece(line, from, to)
    return piece ? [{ piece, asked, key, quality }] : []
  })
  const solid = searched.text.replaceAll(' ', '').length
  const otherLetters = hits.filter((hit) => hit.asked === null).reduce((sum, { from, to }) => sum + to - from, 0)
  const isHeading = otherLetters > MAX_OTHER_SHARE * solid
  // What follows a label that is asked for is its value, whatever else stands on the line.
  const values = [null, ...hits].flatMap((before, index): Piece[] => {
    const rest = cutPiece(line, before?.to ?? 0, hits[index]?.from ?? characters.length)
    const isKept = rest && /[\p{L}\d]/u.test(rest.text) && (!isHeading || (before && before.asked !== null))
    return isKept && !isWording(rest.text, index < hits.length, before?.asked === null) ? [rest] : []
  })
  return { labels, values }
}
