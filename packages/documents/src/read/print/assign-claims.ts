import type { Candidates } from '../../fields/candidate.js'
import { isDate } from '../../fields/document-field.js'
import { isOneLife } from '../../fields/is-one-life.js'
import type { AskedField } from '../ask/asked-field.js'
import { overlaps } from '../page/piece.js'
import type { Claim } from './claim.js'
import type { Weighed } from './weigh-claims.js'

/** A field's chosen claim, and how likely it is the right one of all that were made for the field. */
export interface Assigned extends Weighed {
  readonly probability: number
}

/** How many claims of a field, and how many sets of claims, are held against each other. */
const WIDTH = { claims: 6, sets: 48 } as const

interface Scored {
  readonly score: number
}

interface ClaimSet extends Scored {
  readonly claims: readonly Weighed[]
}

const areOneText = (a: Claim, b: Claim): boolean =>
  a.parts.some(({ piece }) => b.parts.some(({ piece: other }) => overlaps(piece, other)))

/** A field is printed as a whole or in parts, not both. */
const arePartAndWhole = (a: AskedField, b: AskedField): boolean =>
  a.field === b.field && (a.part === 0) !== (b.part === 0)

const isConsistent = ({ claims }: ClaimSet, { claim }: Weighed, told: Candidates): boolean => {
  if (claims.some(({ claim: other }) => areOneText(other, claim) || arePartAndWhole(other.asked, claim.asked)))
    return false
  if (!isDate(claim.asked.field)) return true
  const dates = [...claims.map((one) => one.claim), claim].filter(({ asked }) => isDate(asked.field))
  return isOneLife(
    new Map([
      ...told.map(({ field, value }) => [field, value] as const),
      ...dates.map((one) => [one.asked.field, one.value] as const),
    ]),
  )
}

/** How much of the odds of all some of them have. Scores are logarithms of odds: they are compared with the highest, to stay numbers. */
const shareOf = (some: readonly Scored[], all: readonly Scored[]): number => {
  const highest = all.reduce((high, { score }) => Math.max(high, score), Number.NEGATIVE_INFINITY)
  const sum = (scored: readonly Scored[]) => scored.reduce((odds, { score }) => odds + Math.exp(score - highest), 0)
  return sum(some) / sum(all)
}

/** That a field has none of the values that were found. */
const nothing: Scored = { score: 0 }

/** Share of the odds that a value has among all for its field, nothing included; which of two parts it is, is not asked. */
const probabilityOf = ({ claim: { asked, value } }: Weighed, byField: ReadonlyMap<AskedField, Weighed[]>): number => {
  const shares = [...byField].map(([other, rivals]) => {
    if (other !== asked && (other.field !== asked.field || other.part * asked.part === 0)) return 0
    const same = rivals.filter(({ claim }) => claim.value === value)
    return shareOf(same, [nothing, ...rivals])
  })
  return shares.reduce((sum, share) => sum + share, 0)
}

/** How much of all sets' odds those have in which the field says the same: dates that exclude each other share it. */
const shareOfSets = ({ claim: { asked, value } }: Weighed, sets: readonly ClaimSet[]): number => {
  const own = sets.filter(({ claims }) =>
    claims.some(({ claim }) => claim.asked.field === asked.field && claim.value === value),
  )
  return shareOf(own, sets)
}

/** The claims that together have the most for them: a text serves one field, and dates follow a life. */
export const assignClaims = (weighed: readonly Weighed[], told: Candidates): readonly Assigned[] => {
  const byField = new Map<AskedField, Weighed[]>()
  for (const one of weighed) {
    const own = byField.get(one.claim.asked)
    if (own) own.push(one)
    else byField.set(one.claim.asked, [one])
  }
  let sets: ClaimSet[] = [{ claims: [], score: 0 }]
  for (const own of byField.values()) {
    const best = own
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, WIDTH.claims)
    const grown = sets.flatMap((set) =>
      best
        .filter((one) => isConsistent(set, one, told))
        .map((one) => ({ claims: [...set.claims, one], score: set.score + one.score })),
    )
    sets = [...sets, ...grown].sort((a, b) => b.score - a.score).slice(0, WIDTH.sets)
  }
  return sets[0]!.claims.map((one) => ({
    ...one,
    probability: Math.min(probabilityOf(one, byField), shareOfSets(one, sets)),
  }))
}
