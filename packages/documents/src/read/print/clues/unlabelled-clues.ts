import { middle } from '../../../evidence/box-size.js'
import { type DocumentField, isName } from '../../../fields/document-field.js'
import { nameLean } from '../../../parse/name-lean.js'
import { onLicences } from '../../page/number-labels.js'
import { followLines } from '../../page/page.js'
import { overlaps } from '../../page/piece.js'
import type { Claim } from '../claim.js'
import { isInHead } from '../in-head.js'
import { isOtherwiseLabelled, namePair } from '../name-lines.js'
import type { Scene } from '../scene.js'
import type { Clue } from './clue.js'
import { namesIn } from './name-clues.js'

const nameKeys: ReadonlySet<string> = new Set([
  'names',
  'surnames',
  'first_surname',
  'second_surname',
  'names_then_surnames',
  'surnames_then_names',
])

/** What these clues say is known of a side that a template describes. */
const isOwnName = ({ asked: { field, part }, share }: Claim, { isDescribed }: Scene) =>
  !isDescribed && isName(field) && part === 0 && !share

const letters: Clue = {
  name: 'letters of a given name',
  speaks: 'either',
  says: 'Its words begin and end as given names do, and not as surnames do: cards print names without labels, or under labels that nobody listed.',
  measure: (claim, { isDescribed }) => (!isDescribed && isName(claim.asked.field) ? nameLean(namesIn(claim)) : 0),
}

/** Whether no label of the side, of any document, is one of a name. */
const hasNoNameLabel = ({ page: { labels } }: Scene) =>
  !labels.some(({ asked, key }) => (asked && isName(asked.field)) || (key && nameKeys.has(key)))

const isUnlabelledName = (claim: Claim, scene: Scene) => isOwnName(claim, scene) && hasNoNameLabel(scene)

const unlabelledLetters: Clue = {
  name: 'letters without a label',
  speaks: 'either',
  says: 'It is written as given names are, and no label of the side is one of a name: nothing else tells the two names apart.',
  measure: (claim, scene) => (isUnlabelledName(claim, scene) ? nameLean(namesIn(claim)) : 0),
}

const holdersSide: Clue = {
  name: 'holder’s side without labels',
  needsAnchors: true,
  speaks: 'for',
  says: 'No label of the side is one of a name, and the holder’s birth date stands there: so does the name.',
  measure: (claim, scene) =>
    isUnlabelledName(claim, scene) && scene.anchors.some(({ asked }) => asked.field === 'birth_date') ? 1 : 0,
}

const pair: Clue = {
  name: 'one of two names',
  speaks: 'for',
  says: 'No label is one of a name, and of the first two lines under each other that may be names it is the one in the field’s turn: surnames come first nearly everywhere.',
  measure: (claim, scene) => {
    const found = isUnlabelledName(claim, scene) && claim.parts.length === 1 ? namePair(scene) : []
    if (found.length === 0) return 0
    const at = found.indexOf(claim.piece)
    return at < 0 ? -0.5 : (at === 0) === (claim.asked.field === 'surnames') ? 1 : -1
  },
}

const outOfPair: Clue = {
  name: 'none of two names',
  speaks: 'against',
  says: 'No label is one of a name, and two other lines under each other may be the names.',
  measure: (claim, scene) => {
    const found = isUnlabelledName(claim, scene) ? namePair(scene) : []
    const pieces = claim.parts.map(({ piece }) => piece)
    return found.length > 0 && !pieces.some((piece) => found.includes(piece)) ? 1 : 0
  },
}

const lineLeftOver: Clue = {
  name: 'line left over',
  needsAnchors: true,
  speaks: 'against',
  says: 'The line under it, which it could take too, is nothing else: the other name is known, and stands elsewhere.',
  measure: (claim, scene) => {
    if (!isOwnName(claim, scene) || !claim.goesOn) return 0
    const { anchors, page } = scene
    const [, next] = followLines(claim.parts.at(-1)!.piece, page, 2)
    const other = anchors.find(({ asked: { field } }) => isName(field) && field !== claim.asked.field)
    if (!next || !other || isOtherwiseLabelled(next, scene)) return 0
    return anchors.some(({ parts }) => parts.some(({ piece }) => overlaps(piece, next))) ? 0 : 1
  },
}

const head: Clue = {
  name: 'head',
  speaks: 'against',
  says: 'It stands in the head of the card, where the state and the document are named.',
  measure: (claim, { isDescribed }) => (!isDescribed && isInHead(claim.piece) ? 1 : 0),
}

const numberedFields: ReadonlySet<DocumentField> = new Set(Object.values(onLicences))

const NUMBER = /(?:^|\s)(\d[a-e]?)[.)]?\s*$/i

/** A running number right before it on its line, or alone on its row to the left. */
const numberBefore = ({ piece }: Claim, { page: { values } }: Scene): string | null => {
  const before = NUMBER.exec(piece.line.text.slice(0, piece.from)) ?? /^(\d[a-e]?)[.)]\s/i.exec(piece.text)
  if (before) return before[1]!.toUpperCase()
  const { box } = piece
  const row = values.filter(
    (one) => one.box.right <= box.left && middle(one.box) > box.top && middle(one.box) < box.bottom,
  )
  const nearest = row.sort((a, b) => b.box.right - a.box.right)[0]
  return (nearest && /^(\d[a-e]?)[.)]?$/i.exec(nearest.text)?.[1]?.toUpperCase()) ?? null
}

const numbered: Clue = {
  name: 'running number',
  speaks: 'for',
  says: 'The number before it is the one that its field has on driving licences, which print no labels; −1 where it is another.',
  measure: (claim, scene) => {
    const isNumbered = !scene.isDescribed && numberedFields.has(claim.asked.field)
    const number = isNumbered ? numberBefore(claim, scene) : null
    return number === null ? 0 : onLicences[number] === claim.asked.field ? 1 : -1
  },
}

export const unlabelledClues = [letters, unlabelledLetters, holdersSide, pair, outOfPair, lineLeftOver, head, numbered]
