import { plainText } from '../../text/plain-text.js'
import { similarity } from '../../text/similarity.js'
import { followLines, type Page } from './page.js'
import { meanSureness } from './piece.js'
import { placeValue, placingLimits } from './place-value.js'

/** Above both parents' names, a line or two for each. */
const LABEL = 'FILIACAO'
const LIKE_LABEL = 0.7
const MAX_LINES = 4

/** Both parents' names as they stand on a Brazilian document; none where one of them could not be read. */
export const parentsOn = (page: Page): readonly string[] => {
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
  const lines = followLines(first.piece, { ...page, values: clear }, MAX_LINES, placingLimits.nameLine.maxGap)
  return lines.length > 1 ? lines.map(({ text }) => text) : []
}
