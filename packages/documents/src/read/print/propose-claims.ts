import type { AskedBlock, AskedField } from '../ask/asked-field.js'
import { followLines, type Page } from '../page/page.js'
import { type Piece, runsOfWords } from '../page/piece.js'
import { type Claim, makeClaim, type ReadPart } from './claim.js'
import { initialsIn } from './initials-in.js'
import { proposeShares } from './propose-shares.js'

/** A text that fits worse is no such value. */
const LEAST_FIT = 0.5

export const readAs = ({ parse, context }: AskedField, piece: Piece): ReadPart | null => {
  const parsed = parse(piece.text, context)
  return parsed && parsed.fit >= LEAST_FIT ? { piece, parsed } : null
}

/** The piece alone, and with each of the lines that go on under it. */
const proposeLines = (asked: AskedField, piece: Piece, page: Page): Claim[] => {
  const parts: ReadPart[] = []
  for (const line of followLines(piece, page, asked.lines)) {
    const part = readAs(asked, line)
    if (!part) break
    parts.push(part)
  }
  return parts.map((_, at) => makeClaim(asked, parts.slice(0, at + 1), { goesOn: at + 1 < parts.length }))
}

/** Every text of the page that can be read as a field is claimed for it; what speaks for a claim is the clues' business. */
export const proposeClaims = (
  asked: readonly AskedField[],
  blocks: readonly AskedBlock[],
  page: Page,
  parents: readonly Piece[],
): readonly Claim[] => {
  const runs = page.values.flatMap((whole) =>
    runsOfWords(whole).map((piece) => ({ piece, leftOut: 1 - piece.text.length / whole.text.length })),
  )
  const single = asked.flatMap((field) =>
    field.isShort
      ? runs.flatMap(({ piece, leftOut }): Claim[] => {
          const part = readAs(field, piece)
          return part ? [makeClaim(field, [part], { leftOut })] : []
        })
      : page.values.flatMap((piece) => proposeLines(field, piece, page)),
  )
  const initials = initialsIn(single)
  const told = blocks.map((block, at) => ({ block, at })).filter(({ block }) => block.toldBy !== 'initials' || initials)
  return [...single, ...told.flatMap(({ block, at }) => proposeShares(asked, block, at, page, parents))]
}
