import { height, middle } from '../../evidence/box-size.js'
import { onceFor } from '../../text/once-for.js'
import { plainText } from '../../text/plain-text.js'
import type { Page } from '../page/page.js'
import type { Piece } from '../page/piece.js'

/**
 * The reader knows Latin letters only: a Cyrillic or Greek name is read as the letters that its own look like. For each of those,
 * the Latin letters with which the sound is written: В is read B and written V, Н is read H and written N.
 */
const sounds: Readonly<Record<string, string>> = {
  A: 'ADL',
  B: 'BV',
  C: 'CS',
  E: 'ESX',
  F: 'FGP',
  H: 'HNI',
  I: 'IGPY',
  J: 'JDL',
  L: 'LCT',
  M: 'MIL',
  N: 'NI',
  O: 'OFTU',
  P: 'PRG',
  R: 'RY',
  T: 'TGPC',
  U: 'UC',
  W: 'WIS',
  X: 'XHKC',
  Y: 'YUC',
  Z: 'ZS',
  3: 'Z',
  4: 'C',
}

/** Letters that differ when the first is taken for another script's spelling of the second; infinite where more than `most` do. */
const differing = (
  read: string,
  latin: string,
  stands: (letter: string, other: string) => boolean,
  most = Number.POSITIVE_INFINITY,
): number => {
  if (Math.abs(read.length - latin.length) > most) return Number.POSITIVE_INFINITY
  let costs = Array.from({ length: latin.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...read].entries()) {
    const next = [row + 1]
    for (const [at, other] of [...latin].entries())
      next.push(Math.min(costs[at]! + Number(!stands(letter, other)), costs[at + 1]! + 1, next[at]! + 1))
    costs = next
    if (Math.min(...costs) > most) return Number.POSITIVE_INFINITY
  }
  return costs[latin.length]!
}

const asRead = (letter: string, other: string) => letter === other
const asSound = (letter: string, other: string) => letter === other || (sounds[letter]?.includes(other) ?? false)

/** Of a name's letters: shorter texts are like anything. */
const LEAST_LETTERS = 4

/**
 * How many letters may differ from the Latin name's sounds: this share of those beyond the first few, since short names are like anything.
 * Chosen on names that Faker makes in 29 Latin, three Cyrillic languages and Greek: two unrelated names hardly ever pass, most spellings do.
 */
const DIFFERING = { share: 0.5, beyond: 3 } as const
/** This share of the letters must be explained by the sounds alone, and not by letters as they were read. */
const BY_SOUND_ALONE = 0.15

/** Largest distance of the two lines, in heights of a line: a label may stand between them. */
const NEAR = 4

const isNear = ({ box: a }: Piece, { box: b }: Piece): boolean =>
  Math.abs(middle(a) - middle(b)) <= NEAR * Math.max(height(a), height(b))

const isSpelling = (read: string, latin: string): boolean => {
  const letters = Math.max(read.length, latin.length)
  const most = DIFFERING.share * (letters - DIFFERING.beyond)
  const bySound = differing(read, latin, asSound, most)
  if (bySound > most) return false
  const otherwise = Math.min(differing(read, latin, asRead), differing(latin, read, asSound))
  return otherwise - bySound >= BY_SOUND_ALONE * letters
}

export interface OtherScript {
  /** Lines in another script, misread as Latin. */
  readonly native: ReadonlySet<Piece>
  /** By what stands beside them in Latin letters. */
  readonly nativeOf: ReadonlyMap<Piece, Piece>
}

/** Values that a page prints twice, once in another script and once in Latin letters. */
export const otherScript = ({ values }: Page): OtherScript => twiceIn(values)

const twiceIn = onceFor((values: readonly Piece[]): OtherScript => {
  const texts = values
    .map((piece) => ({ piece, text: plainText(piece.text).replaceAll(' ', '') }))
    .filter(({ text }) => text.length >= LEAST_LETTERS && /[A-Z]{2}/.test(text))
  const pairs = texts.flatMap((one) =>
    texts
      .filter((other) => other !== one && isNear(one.piece, other.piece) && isSpelling(one.text, other.text))
      .map((other) => [one.piece, other.piece] as const),
  )
  return {
    native: new Set(pairs.map(([native]) => native)),
    nativeOf: new Map(pairs.map(([native, latin]) => [latin, native])),
  }
})
