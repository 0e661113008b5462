import { height, middle } from '../../../evidence/box-size.js'
import type { Box, PrintedLine } from '../../../evidence/printed-line.js'
import { areOfOneKind } from '../../../fields/document-field.js'
import { onceFor } from '../../../text/once-for.js'
import type { AskedField } from '../../ask/asked-field.js'
import type { Piece } from '../../page/piece.js'
import { isClear } from '../claim.js'
import { placeInFieldBox } from '../place-value.js'
import type { Scene } from '../scene.js'
import type { Clue } from './clue.js'
import { ownLabel } from './label-clues.js'

const box: Clue = {
  name: 'field box',
  needsAnchors: true,
  speaks: 'for',
  says: "It stands in the template's field box; −1 where it stands elsewhere.",
  measure: ({ asked: { fieldBox }, piece }, { page, align }) =>
    fieldBox ? 2 * placeInFieldBox(piece.box, align(fieldBox), page.aspect) - 1 : 0,
}

/** Of the values that are known, in order. */
const sizesOf = onceFor(({ anchors }: Scene) => anchors.map(({ piece }) => height(piece.box)).sort((a, b) => a - b))

const size: Clue = {
  name: 'size',
  needsAnchors: true,
  speaks: 'for',
  says: 'It is of the size of the values that are known.',
  measure: (claim, scene) => {
    const [sizes, own] = [sizesOf(scene), height(claim.piece.box)]
    const usual = sizes[Math.floor(sizes.length / 2)] ?? own
    return Math.min(own, usual) / Math.max(own, usual) - 1
  },
}

/** Whether one is read before the other: by rows, and within a row from the left. */
const isBefore = (a: Box, b: Box): boolean => {
  const areBeside = Math.abs(middle(a) - middle(b)) < Math.min(height(a), height(b)) / 2
  return areBeside ? a.left < b.left : middle(a) < middle(b)
}

/** Known neighbours of a field in its template's order. */
const neighbours = (asked: AskedField, { asked: all, anchors }: Scene) => {
  const at = all.indexOf(asked)
  const known = (fields: typeof all) => fields.flatMap((field) => anchors.find((one) => one.asked === field) ?? [])
  return { before: known(all.slice(0, at)).at(-1), after: known(all.slice(at + 1))[0] }
}

const order: Clue = {
  name: 'order',
  needsAnchors: true,
  speaks: 'for',
  says: 'It stands between the fields that come before and after it on such documents.',
  measure: (claim, scene) => {
    if (!scene.isOrdered) return 0
    const { before, after } = neighbours(claim.asked, scene)
    const { box: own } = claim.piece
    const tell = (isRight: boolean | undefined) => (isRight === undefined ? 0 : isRight ? 0.5 : -0.5)
    return tell(before && isBefore(before.piece.box, own)) + tell(after && isBefore(own, after.piece.box))
  },
}

/** The line whose turn is the field's, where as many lines of its kind as fields are missing stand between known neighbours. */
const lineInTurn = (asked: AskedField, scene: Scene): PrintedLine | null => {
  const { before, after } = neighbours(asked, scene)
  const { asked: all, anchors, claims } = scene
  const missing = all
    .slice(before ? all.indexOf(before.asked) + 1 : 0, after ? all.indexOf(after.asked) : all.length)
    .filter(({ field }) => areOfOneKind(field, asked.field))
  const isWithin = ({ box: own }: Piece) =>
    (!before || isBefore(before.piece.box, own)) && (!after || isBefore(own, after.piece.box))
  const taken = new Set(anchors.filter((one) => !missing.includes(one.asked)).map(({ piece }) => piece.line))
  const lines = claims
    .filter((one) => one.asked === asked && one.parts.length === 1 && !one.share && isClear(one))
    .map(({ piece }) => piece)
    .filter((piece, at, list) => list.findIndex(({ line }) => line === piece.line) === at)
    .filter((piece) => isWithin(piece) && !taken.has(piece.line))
    .sort((a, b) => (isBefore(a.box, b.box) ? -1 : 1))
  return lines.length === missing.length ? (lines[missing.indexOf(asked)]?.line ?? null) : null
}

const linesInTurn = onceFor(
  (scene: Scene) =>
    new Map(
      scene.asked.map((asked) => [asked, areOfOneKind(asked.field, asked.field) ? lineInTurn(asked, scene) : null]),
    ),
)

const turn: Clue = {
  name: 'turn',
  needsAnchors: true,
  speaks: 'for',
  says: 'Between known neighbours stand as many texts of its kind as fields are missing, and its place among them is the field’s.',
  measure: (claim, scene) => {
    const line = scene.isDescribed && !claim.share ? linesInTurn(scene).get(claim.asked) : null
    return line ? (line === claim.piece.line ? 1 : -1) : 0
  },
}

const holder: ReadonlySet<string> = new Set(['names', 'surnames', 'birth_date'])

const nobodysSide: Clue = {
  name: 'side of nobody',
  needsAnchors: true,
  says: 'No label names it, and nothing else tells who the holder of the side is: it may be the card’s, its maker’s or a parent’s.',
  speaks: 'against',
  measure: (claim, scene) => {
    const isHolders = ({ asked }: { asked: AskedField | null }) =>
      asked !== null && asked.field !== claim.asked.field && holder.has(asked.field)
    const isTold = scene.anchors.some(isHolders) || scene.page.labels.some(isHolders)
    return isTold ? 0 : 1 - ownLabel(claim, scene)
  },
}

const sole: Clue = {
  name: 'sole',
  speaks: 'for',
  says: 'Nothing else on the side can be read as this field.',
  measure: (claim, { rivals }) => {
    const values = rivals.get(claim.asked)
    return values?.has(claim.value) ? 1 / values.size : 0
  },
}

const nextLine: Clue = {
  name: 'next line',
  speaks: 'either',
  says: 'It takes the line under it too.',
  measure: ({ parts, share }) => (share ? 0 : parts.length - 1),
}

const linesApart: Clue = {
  name: 'lines apart',
  speaks: 'against',
  says: 'The lines that it takes stand apart, in heights of a line.',
  measure: ({ parts, share }) => {
    const gaps = parts.slice(1).map(({ piece }, at) => {
      const above = parts[at]!.piece.box
      return (piece.box.top - above.bottom) / height(above)
    })
    return share ? 0 : Math.max(0, ...gaps)
  },
}

const lineBelow: Clue = {
  name: 'line below',
  speaks: 'either',
  says: 'It could take the line under it too, and does not.',
  measure: ({ goesOn }) => Number(goesOn),
}

export const placeClues = [box, size, order, turn, nobodysSide, sole, nextLine, linesApart, lineBelow]
