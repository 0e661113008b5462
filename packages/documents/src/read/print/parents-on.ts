import type { NameBlock } from '../../templates/template.js'
import { plainText } from '../../text/plain-text.js'
import { similarity } from '../../text/similarity.js'
import { followLines, lineGaps, type Page } from '../page/page.js'
import type { Piece } from '../page/piece.js'
import { placeValue } from './place-value.js'

/** A line this much like the label is it. */
const LIKE_LABEL = 0.7

/** A line or two for each parent. */
const MAX_LINES = 4

/** Lines of the parents' names under their label, on documents that print them: the holder's surnames stand there too, and are not the holder's. */
export const parentsOn = (page: Page, block: NameBlock | null): readonly Piece[] => {
  const likeness = ({ text }: Piece) =>
    Math.max(0, ...(block?.parents ?? []).map((own) => similarity(plainText(text).split(' ')[0]!, own)))
  const [label] = [...page.labels.filter(({ asked }) => asked === null).map(({ piece }) => piece), ...page.values]
    .map((piece) => ({ piece, alike: likeness(piece) }))
    .filter(({ alike }) => alike >= LIKE_LABEL)
    .sort((a, b) => b.alike - a.alike)
  const [first] = page.values
    .map((piece) => ({ piece, score: label ? placeValue(label.piece.box, piece.box, 'below', page.aspect) : 0 }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  return first ? followLines(first.piece, page, MAX_LINES, lineGaps.names) : []
}
