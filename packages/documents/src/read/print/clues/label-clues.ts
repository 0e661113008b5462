import type { Piece } from '../../page/piece.js'
import type { SpottedLabel } from '../../page/spot-labels.js'
import type { Claim } from '../claim.js'
import type { Scene } from '../scene.js'
import type { Clue } from './clue.js'

/** The best of the labels that count: how well the value stands by it, and how well it was read. */
const best = (piece: Piece, { page: { labels }, places }: Scene, counts: (label: SpottedLabel) => boolean): number => {
  const placed = places(piece)
  return labels.reduce((most, label, at) => (counts(label) ? Math.max(most, placed[at]! * label.quality) : most), 0)
}

/** A share of a whole name is told by the label of the whole. */
const isOwn =
  ({ asked, share }: Claim) =>
  (label: SpottedLabel) =>
    label.asked === asked && !share

/** 0…1: how well it stands by a label of its field, and how well that was read. */
export const ownLabel = (claim: Claim, scene: Scene): number => best(claim.piece, scene, isOwn(claim))

const label: Clue = {
  name: 'label',
  speaks: 'for',
  says: "It stands where the value of this field's label should.",
  measure: ownLabel,
}

const otherWording: Clue = {
  name: 'other wording',
  speaks: 'for',
  says: 'It stands by a label that other documents have for this field.',
  measure: (claim, scene) => best(claim.piece, scene, ({ asked, key }) => asked === null && key === claim.asked.field),
}

const rivalLabel: Clue = {
  name: 'rival label',
  speaks: 'against',
  says: "It stands where the value of another field's label should.",
  measure: (claim, scene) => {
    const block = claim.share && scene.blocks[claim.share.block]!.name
    const isRival = ({ asked }: SpottedLabel) => asked !== null && asked !== block && asked.field !== claim.asked.field
    return Math.max(...claim.parts.map(({ piece }) => best(piece, scene, isRival)))
  },
}

const otherLabel: Clue = {
  name: 'other label',
  speaks: 'against',
  says: 'It stands where the value of a label should that is of no field, or of one that is not asked for.',
  measure: (claim, scene) => {
    const isOther = ({ asked, key }: SpottedLabel) => asked === null && key !== claim.asked.field
    return Math.max(...claim.parts.map(({ piece }) => best(piece, scene, isOther)))
  },
}

const labelElsewhere: Clue = {
  name: 'label elsewhere',
  speaks: 'against',
  says: "This field's label was read in another place.",
  measure: (claim, scene) => {
    const { asked, share } = claim
    // Some cards print the whole name under the label of given names.
    const isBlocks = share !== null && scene.blocks[share.block]!.name === asked
    const own = isBlocks ? [] : scene.page.labels.filter((label) => label.asked === asked)
    return Math.max(0, ...own.map(({ quality }) => quality)) - ownLabel(claim, scene)
  },
}

const nationalNumber: Clue = {
  name: 'national number',
  speaks: 'for',
  says: 'Its label names the number by which a state knows a person, which goes before the number of the card.',
  measure: (claim, scene) => best(claim.piece, scene, (one) => isOwn(claim)(one) && one.key === 'national_number'),
}

/** So many labels and marks of its own tell a side. */
const TELLING = 3

const knownSide: Clue = {
  name: 'known side',
  says: "The side shows labels and marks of its template: it is that template's side.",
  speaks: 'for',
  measure: (_, { isDescribed, page: { labels } }) =>
    isDescribed
      ? Math.min(1, labels.filter(({ asked, key }) => asked !== null || key === null).length / TELLING) - 1
      : 0,
}

const beforeLabel: Clue = {
  name: 'before label',
  speaks: 'against',
  says: 'A label follows it on its line, of which it may be the beginning.',
  measure: ({ piece }, { page: { labels } }) =>
    Number(labels.some((one) => one.piece.line === piece.line && one.piece.from >= piece.to)),
}

export const labelClues = [
  knownSide,
  beforeLabel,
  nationalNumber,
  label,
  otherWording,
  rivalLabel,
  otherLabel,
  labelElsewhere,
]
