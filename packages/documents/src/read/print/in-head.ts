import { middle } from '../../evidence/box-size.js'
import type { Piece } from '../page/piece.js'

/** Headings stand in this uppermost part of a card. */
const HEAD = 0.17

export const isInHead = ({ box }: Piece): boolean => middle(box) < HEAD
