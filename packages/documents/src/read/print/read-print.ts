import type { SideEvidence } from '../../evidence/side-evidence.js'
import type { Candidate, Candidates } from '../../fields/candidate.js'
import { restoreAccents } from '../../parse/restore-accents.js'
import { lettersOf, spellAsSide } from '../../parse/spell-as-side.js'
import type { PrintWeights } from '../../templates/print-weights.js'
import { askBlocks } from '../ask/ask-blocks.js'
import type { AskedBlock, AskedField } from '../ask/asked-field.js'
import type { Page } from '../page/page.js'
import { type PrintContext, takeApart } from '../page/take-apart.js'
import { affordValues } from './afford-values.js'
import { type Assigned, assignClaims } from './assign-claims.js'
import type { Claim } from './claim.js'
import { inOneManner } from './label-place.js'
import { leastLikely } from './least-likely.js'
import { likeTold } from './like-told.js'
import { parentsOn } from './parents-on.js'
import { printCandidate } from './print-candidate.js'
import { proposeClaims } from './propose-claims.js'
import { openScene, type Scene, withAnchors } from './scene.js'
import { weighAlone, weighAmongOthers } from './weigh-claims.js'

/** A claim this likely tells where other fields must be. */
const ANCHOR = 0.9

/** Every claim that the print of a side allows, before anything is known. */
export const openPrint = (evidence: SideEvidence, asked: readonly AskedField[], context: PrintContext): Scene => {
  const blocks: readonly AskedBlock[] = askBlocks(context, context.catalogue.labels, asked)
  const taken = affordValues(takeApart(evidence, asked, blocks, context), asked, context.budget)
  const parents = parentsOn(taken, context.rule?.nameBlock ?? null)
  const claims = proposeClaims(asked, blocks, taken, parents)
  const isDescribed = Boolean(context.template?.state)
  const page = isDescribed ? taken : inOneManner(taken, claims)
  const isOrdered = isDescribed || evidence.kind === 'passport'
  return openScene({ page, asked, blocks, claims, isDescribed, isOrdered, today: context.today })
}

/** How often claims are assigned. Without a template one name is certain only by its neighbours, and the other only by that one. */
const ROUNDS = { described: 2, undescribed: 3 } as const

const isSameSet = (some: readonly Claim[], others: readonly Claim[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one))

/** The best set of claims, once what is certain has told where the rest must be. */
const assignInRounds = (opened: Scene, weights: PrintWeights) => {
  const alone = weighAlone(opened, weights)
  const assign = (scene: Scene) => assignClaims(weighAmongOthers(alone, scene, weights), scene.page.told)
  let [scene, assigned] = [opened, assign(opened)]
  for (let round = 1; round < ROUNDS[opened.isDescribed ? 'described' : 'undescribed']; round++) {
    const sure = assigned.filter(({ probability }) => probability >= ANCHOR).map(({ claim }) => claim)
    // What was certain before tells nothing new.
    if (round > 1 && isSameSet(sure, scene.anchors)) break
    scene = withAnchors(opened, sure)
    assigned = assign(scene)
  }
  return { scene, assigned }
}

/** The scene with the claims that are certain as its anchors, by which clues judge the others. */
export const anchoredScene = (opened: Scene, weights: PrintWeights): Scene => assignInRounds(opened, weights).scene

/** A first part never stands below a second. */
const inReadingOrder = (a: Assigned, b: Assigned): number => {
  const [one, other] = [a.claim.parts[0]!.piece.box, b.claim.parts[0]!.piece.box]
  const areBeside = one.top < other.bottom && other.top < one.bottom
  return areBeside ? a.claim.asked.part - b.claim.asked.part : one.top - other.top
}

/** One candidate for each field, its parts joined. */
const joinParts = (assigned: readonly Assigned[]): Candidate[] =>
  [...new Set(assigned.map(({ claim }) => claim.asked.field))].map((field) => {
    const chosen = assigned.filter(({ claim }) => claim.asked.field === field).sort(inReadingOrder)
    return printCandidate(
      field,
      chosen.flatMap(({ claim }) => claim.parts),
      Math.min(...chosen.map(({ probability }) => probability)),
    )
  })

const textsOn = ({ labels, values }: Page): readonly string[] => [
  ...new Set([...labels.map(({ piece }) => piece), ...values].map(({ line }) => line.text)),
]

/** Every claim is weighed by its clues, what is certain tells more of the rest, and the best set of claims stands. */
export const readScene = (opened: Scene, { template, catalogue: { weights } }: PrintContext): Candidates => {
  const { scene, assigned } = assignInRounds(opened, weights)
  const isTold = ({ asked, value }: Claim) =>
    scene.page.told.some((one) => one.field === asked.field && likeTold(value, one) > 0)
  const read = joinParts(
    assigned.filter(({ claim, probability }) => probability >= leastLikely(claim, scene) || isTold(claim)),
  )
  if (!scene.isDescribed) {
    const letters = lettersOf(textsOn(scene.page))
    return read.map((one) => spellAsSide(one, letters))
  }
  return template?.language?.startsWith('es') ? read.map(restoreAccents) : read
}
