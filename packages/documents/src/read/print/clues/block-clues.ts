import type { Claim } from '../claim.js'
import { placeInFieldBox } from '../place-value.js'
import type { Scene } from '../scene.js'
import type { Clue } from './clue.js'

/** Value of this clue where neither a label was read nor a box is known. */
const UNTOLD = 0.5

/** How well the lines of which a claim is a share stand where the block's label, or else its box, has them. */
const blockPlace = ({ share }: Claim, { page, places, align, blocks }: Scene): number => {
  if (!share) return 0
  const { name, block } = blocks[share.block]!
  const [first] = share.lines
  const placed = places(first!)
  const labels = page.labels.flatMap((label, at) => (label.asked === name ? [placed[at]! * label.quality] : []))
  if (labels.length > 0) return Math.max(...labels)
  return block.fieldBox ? placeInFieldBox(first!.box, align(block.fieldBox), page.aspect) : UNTOLD
}

const place: Clue = {
  name: 'block',
  needsAnchors: true,
  speaks: 'for',
  says: 'The lines of which it is a share stand where the label or the box of a whole name has them.',
  measure: blockPlace,
}

const whole: Clue = {
  name: 'whole block',
  needsAnchors: true,
  speaks: 'for',
  says: 'It is a share of as many lines as a whole name has, in their place.',
  measure: (claim, scene) => {
    const { share } = claim
    if (!share || share.isParted) return 0
    return (blockPlace(claim, scene) * share.lines.length) / Math.max(2, scene.blocks[share.block]!.block.lines)
  },
}

export const blockClues = [place, whole]
