import type { ParsedValue } from '../../parse/parsed-value.js'
import type { AskedField } from '../ask/asked-field.js'
import { meanSureness, type Piece } from '../page/piece.js'

/** A stretch of print, read as a value. */
export interface ReadPart {
  readonly piece: Piece
  readonly parsed: ParsedValue
}

/** One half of a whole name: lines of a block, or a part of its only line. */
export interface Share {
  /** Index of the block among those that are asked for. */
  readonly block: number
  readonly lines: readonly Piece[]
  /** One line was parted in two. */
  readonly isParted: boolean
}

/** That these pieces, in reading order, are that field. */
export interface Claim {
  readonly asked: AskedField
  readonly parts: readonly ReadPart[]
  /** The first piece. */
  readonly piece: Piece
  readonly value: string
  /** 0…1: how well it reads as such a value, its worst part. */
  readonly fit: number
  /** 0…1: how surely its least sure piece was read. */
  readonly sure: number
  readonly share: Share | null
  /** Share of the text, of which it is a run of words, that it leaves out. */
  readonly leftOut: number
  /** The line under it could be a part of it too. */
  readonly goesOn: boolean
}

export const makeClaim = (
  asked: AskedField,
  parts: readonly ReadPart[],
  { share = null, goesOn = false, leftOut = 0 }: Partial<Pick<Claim, 'share' | 'goesOn' | 'leftOut'>> = {},
): Claim => ({
  asked,
  parts,
  piece: parts[0]!.piece,
  value: parts.map(({ parsed }) => parsed.value).join(' '),
  fit: Math.min(...parts.map(({ parsed }) => parsed.fit)),
  sure: Math.min(...parts.map(({ piece }) => meanSureness(piece))),
  share,
  goesOn,
  leftOut,
})

/**
 * How well and how surely a claim must be read before another is judged by it. Surer than a line that is legible: with that limit
 * (0.7) here, misread rivals make more fields wrong.
 */
const CLEAR = { fit: 0.9, sure: 0.75 } as const

export const isClear = ({ fit, sure }: Claim): boolean => fit >= CLEAR.fit && sure >= CLEAR.sure
