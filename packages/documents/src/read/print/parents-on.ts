import type { Candidate, Candidates } from '../../fields/candidate.js'
import { sharesSurname } from '../../parse/shares-surname.js'
import { plainText } from '../../text/plain-text.js'
import { similarity } from '../../text/similarity.js'
import { followLines, type Page } from './page.js'
import { meanSureness, type Piece } from './piece.js'
import { placeValue, placingLimits } from './place-value.js'

/** Above both parents' names, a line or two for each. */
const LABEL = 'FILIACAO'
const LIKE_LABEL = 0.7
const MAX_LINES = 4

/**
 * Labels are smaller than values: one that nobody knew was read less surely than this, by one word of nearly as many letters, and two
 * lines of names follow it. On hard photos FILIAÇÃO is read as FAIÇÃO, YILOAÇNO and VILUALAO.
 */
const MISREAD = { sure: 0.85, like: 0.6, maxOff: 2, lines: 2 } as const

/** What a Brazilian document says of its holder's parents. */
export interface Parents {
  /** The lines of both parents' names: the holder's surnames stand there too, and are not the holder's. */
  readonly lines: readonly Piece[]
  /** Their label, where it was read as something else. */
  readonly misread: Piece | null
  /** The line above that has their surnames. */
  readonly holder: Piece | null
}

const nobody: Parents = { lines: [], misread: null, holder: null }

const likeness = (text: string): number => similarity(plainText(text).split(' ')[0]!, LABEL)

const isMisreadLabel = (piece: Piece): boolean =>
  meanSureness(piece) < MISREAD.sure &&
  Math.abs(plainText(piece.line.text).length - LABEL.length) <= MISREAD.maxOff &&
  likeness(piece.text) >= MISREAD.like

/** The only line above that has a surname of those who are named below; of `least` of them at least. */
const holderAbove = (lines: readonly Piece[], names: readonly Piece[], least: number): Piece | null => {
  const [first] = lines
  const above = names.filter(
    ({ box, text }) =>
      box.bottom <= first!.box.top && lines.filter((parent) => sharesSurname(text, parent.text)).length >= least,
  )
  return above.length === 1 ? above[0]! : null
}

const underLabel = (label: Piece, page: Page, clear: readonly Piece[]): Parents => {
  const [first] = clear
    .filter((piece) => piece !== label)
    .map((piece) => ({ piece, score: placeValue(label.box, piece.box, 'below', page.aspect) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  if (!first) return nobody
  const lines = followLines(first.piece, { ...page, values: clear }, MAX_LINES, placingLimits.nameLine.maxGap)
  return { lines, misread: null, holder: holderAbove(lines, clear, 1) }
}

const underMisread = (page: Page, names: readonly Piece[]): Parents | undefined =>
  page.values
    .filter(isMisreadLabel)
    .map((misread) => ({ ...underLabel(misread, page, names), misread }))
    .find(({ lines }) => lines.length >= MISREAD.lines)

/** Without a label: the only two lines that follow each other and that both have a surname of one line above them. */
const byKinship = (page: Page, names: readonly Piece[]): Parents => {
  const found = names.flatMap((piece): Parents[] => {
    const lines = followLines(piece, { ...page, values: names }, 2, placingLimits.nameLine.maxGap)
    const holder = lines.length === 2 ? holderAbove(lines, names, 2) : null
    return holder ? [{ lines, misread: null, holder }] : []
  })
  return found.length === 1 ? found[0]! : nobody
}

/** The parents on a Brazilian document, by their label or, where whole names stand on a line, by the surnames that they share. */
export const parentsOn = (page: Page, isWholeName: boolean): Parents => {
  const clear = page.values.filter((piece) => meanSureness(piece) >= placingLimits.clear)
  const spotted = page.labels.find(({ asked, piece }) => asked === null && likeness(piece.text) >= LIKE_LABEL)?.piece
  if (spotted || !isWholeName) return spotted ? underLabel(spotted, page, clear) : nobody
  const names = clear.filter(({ text }) => !/\d{2}/.test(text))
  return underMisread(page, names) ?? byKinship(page, names)
}

/** Shorter words are surnames of their own with a letter more. */
const MIN_LETTERS = 5

const lacksOne = (word: string, whole: string): boolean =>
  whole.length === word.length + 1 && [...whole].some((_, at) => whole.slice(0, at) + whole.slice(at + 1) === word)

/** How surely a parent's line must have been read. */
const SURE_KIN = 0.97

/** A surname that lost a letter, as a parent's line has it: TEIEIRA beside a father TEIXEIRA. What a zone tells needs no help. */
export const withKinsLetters = (surnames: Candidate, parents: readonly Piece[], told: Candidates): Candidate => {
  if (told.some(({ field }) => field === 'surnames')) return surnames
  const sure = parents.filter((line) => meanSureness(line) >= SURE_KIN)
  const kin = sure.flatMap(({ text }) => text.toUpperCase().split(' '))
  const value = surnames.value
    .split(' ')
    .map((word) => (word.length < MIN_LETTERS ? word : (kin.find((whole) => lacksOne(word, whole)) ?? word)))
    .join(' ')
  return value === surnames.value ? surnames : { ...surnames, value, characters: null }
}
