import { plainText } from '../../text/plain-text.js'
import { similarity } from '../../text/similarity.js'
import { followLines, type Page } from './page.js'
import { meanSureness, type Piece } from './piece.js'
import { placeValue, placingLimits } from './place-value.js'

/** Above both parents' names, a line or two for each. */
const LABEL = 'FILIACAO'
const LIKE_LABEL = 0.7
const MAX_LINES = 4

/** The lines of both parents' names on a Brazilian document: the holder's surnames stand there too, and are not the holder's. */
export const parentsOn = (page: Page): readonly Piece[] => {
  const label = page.labels.find(
    ({ asked, piece }) => asked === null && similarity(plainText(piece.text).split(' ')[0]!, LABEL) >= LIKE_LABEL,
  )
  if (!label) return []
  const clear = page.values.filter((piece) => meanSureness(piece) >= placingLimits.clear)
  const [first] = clear
    .map((piece) => ({ piece, score: placeValue(label.piece.box, piece.box, 'below', page.aspect) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  if (!first) return []
  return followLines(first.piece, { ...page, values: clear }, MAX_LINES, placingLimits.nameLine.maxGap)
}
