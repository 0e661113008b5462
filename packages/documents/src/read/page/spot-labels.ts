import type { PrintedLine } from '../../evidence/printed-line.js'
import type { LabelKey } from '../../templates/catalogue.js'
import { plainText } from '../../text/plain-text.js'
import type { AskedField } from '../ask/asked-field.js'
import { joinLinked } from './join-labels.js'
import { type Hit, heaviestFirst, hitBeforeColon, hitsIn, withoutOverlap } from './label-hits.js'
import { cutPiece, type Piece } from './piece.js'
import { NUMBERING } from './refuse-label.js'
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

/** A line that is mostly labels of nothing asked for (headings, signatures) holds no value. */
const MAX_OTHER_SHARE = 0.45

/** Between the languages of a label; behind one, a dash may open its value. */
const BETWEEN = { before: /[/|·•]\s*$|\s[-–]\s*$/, after: /^\s*[/|·•]\s*/ } as const

/** Words of a language that nobody listed stand beside a label with a slash, a dot or a dash between. */
const widen = (hit: Hit, text: string, previousEnd: number, nextStart: number): Hit => {
  const before = text.slice(previousEnd, hit.from)
  const after = text.slice(hit.to, nextStart)
  // No label begins within a word: what stands before is the rest of it, misread.
  const isWithinWord = /\p{L}$/u.test(before) && /^\p{L}/u.test(text.slice(hit.from))
  const from = isWithinWord || BETWEEN.before.test(before) ? previousEnd : hit.from
  const other = /^\s*[/|·•]\s*(?![\s\d])[^/|·•]*/.exec(after)?.[0]
  const rest =
    hit.quality < 1 && /\p{L}$/u.test(text.slice(hit.from, hit.to)) ? REST_OF_WORD.exec(after)?.[0] : undefined
  const tail =
    other && isValue(hit, other) ? BETWEEN.after.exec(other)![0] : (other ?? rest ?? STOPS.exec(after)?.[0] ?? '')
  return { ...hit, from, to: hit.to + tail.length }
}

/** A few letters right behind a misread label that ends in one are the end of its own word. */
const REST_OF_WORD = /^\p{L}{1,3}(?!\p{L})/u
const STOPS = /^\s*(?:\((?:\d{1,2}|E?S)\)|[.:])+/i

/** SEXO/ F: behind the slash stands no other language, but the value. */
const isValue = ({ asked }: Hit, other: string): boolean =>
  asked?.isShort === true && asked.parse(other.replace(BETWEEN.after, ''), asked.context)?.fit === 1

/** Words that tie what stands beside a label to it: LUGAR Y | FECHA DE NACIMIENTO, FIRMA | DEL TITULAR. */
const tied = 'DE|DEL|DA|DO|DI|D|OF|Y|E|AND|ET|LA|EL|THE|DU|DES'
const tiedBefore = new RegExp(`(?:^|\\s)(?:${tied})$`, 'i')
const tiedAfter = new RegExp(`^(?:${tied})(?:\\s|$)`, 'i')

const IS_NUMBERING = new RegExp(`^${NUMBERING}$`, 'i')

/** What stands between labels is no value where it is part of their wording; what was asked for may begin so: DE LA CRUZ, LA PAZ. */
const isWording = (rest: string, isBefore: boolean, isAfter: boolean): boolean =>
  (isBefore && (tiedBefore.test(rest) || IS_NUMBERING.test(rest))) ||
  (isAfter && tiedAfter.test(rest) && !/\d/.test(rest))

/** Parents, spouses, and those whom a card names beside its holder. */
const kin =
  'PADRE|MADRE|PADRES|PAI|MAE|CONYUGE|ESPOSO|ESPOSA|FATHER|MOTHER|PARENTS?|SPOUSE|HUSBAND|WIFE|GUARDIAN|PERE|MERE|CONJOINT|EPOUX|EPOUSE|' +
  'CONTACT|EMERGENCY|KIN|EMPLOYER|SPONSOR|COMPANY|SCHOOL|VATERS?|MUTTER|EHEGATTEN|VADER|MOEDER|ECHTGENOOT|ECHTGENOTE|PARTNER'
const kinBehind = new RegExp(
  `^\\s*(?:DE L(?:OS|AS?)?|DEL?|DA|DO|DU|D|DES|DER|VAN(?: DE)?|OF(?: THE)?)?\\s*(?:${kin})\\b`,
)
const kinBefore = new RegExp(`\\b(?:${kin})(?: ?S)?\\s*$`)

/** Their names are not the holder's: APELLIDOS Y NOMBRES DEL PADRE, SPOUSE'S SURNAME, EMERGENCY CONTACT NAME. */
const isOfKin = (before: string, after: string) => kinBefore.test(plainText(before)) || kinBehind.test(plainText(after))

/** What the side as a whole tells of a line. */
export interface LineContext {
  /** On driving licences: its numbers that are labels. */
  readonly numbers?: readonly Hit[] | undefined
  /** The field whose value it is, where a label stands over it. */
  readonly awaited?: AskedField | undefined
  /** A template says which labels a side has. */
  readonly isDescribed?: boolean
}

/** Words before a colon that nobody listed are a label of nothing that is asked for: `Rank: HAVILDAR`. */
const UNKNOWN = /^[\p{L} .'()/-]{3,}?\s*:(?=\s*[\p{L}\d])/u

const unknownLabel = (text: string): Hit[] => {
  const to = UNKNOWN.exec(text)?.[0].length
  return to ? [{ from: 0, to, asked: null, key: null, rank: 0, quality: 1, length: to, cost: 0, weight: 1 }] : []
}

/** Words and numbers that are labels, and the rest of the line. */
export const spotLabels = (
  line: PrintedLine,
  sought: SoughtPhrases,
  { numbers = [], awaited, isDescribed = true }: LineContext = {},
): SpottedLine => {
  const characters = [...line.text]
  const searched = searchedLine(line)
  const text = characters.map((character) => (character.length === 1 ? character : ' ')).join('')
  const sure = hitsIn(line, sought, awaited)
  const spotted = sure.length > 0 ? sure : hitBeforeColon(searched, line, sought).sort(heaviestFirst)
  const unknown = !isDescribed && spotted.length + numbers.length === 0 ? unknownLabel(text) : []
  const found = joinLinked(withoutOverlap([...spotted, ...numbers, ...unknown]), text)
  const hits = found
    .map((hit, index) => widen(hit, text, found[index - 1]?.to ?? 0, found[index + 1]?.from ?? text.length))
    .map((hit) =>
      isOfKin(text.slice(0, hit.from), text.slice(hit.to)) ? { ...hit, asked: null, key: 'other' as const } : hit,
    )
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
