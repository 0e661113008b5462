import { gapCost, substitutionCost } from './edit-cost.js'

/** Positions in both texts; -1 where one has nothing. */
export type AlignedPair = readonly [number, number]
export interface Aligned {
  readonly cost: number
  readonly pairs: readonly AlignedPair[]
}
export interface AlignCosts {
  readonly substitution: (i: number, j: number) => number
  /** Of a character that the other text has nothing for, before its character of the second place. */
  readonly gapA: (i: number, j: number) => number
  readonly gapB: (j: number, i: number) => number
}

const plainCosts = (a: string, b: string): AlignCosts => ({
  substitution: (i, j) => substitutionCost(a[i]!, b[j]!),
  gapA: (i) => gapCost(a[i]!),
  gapB: (j) => gapCost(b[j]!),
})

/** The cheapest way from one text to the other. */
export const alignTexts = (a: string, b: string, costs: AlignCosts = plainCosts(a, b)): Aligned => {
  const width = b.length + 1
  const table = new Float64Array((a.length + 1) * width)
  for (let i = 1; i <= a.length; i++) table[i * width] = table[(i - 1) * width]! + costs.gapA(i - 1, 0)
  for (let j = 1; j <= b.length; j++) table[j] = table[j - 1]! + costs.gapB(j - 1, 0)
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++)
      table[i * width + j] = Math.min(
        table[(i - 1) * width + j - 1]! + costs.substitution(i - 1, j - 1),
        table[(i - 1) * width + j]! + costs.gapA(i - 1, j),
        table[i * width + j - 1]! + costs.gapB(j - 1, i),
      )
  const pairs: AlignedPair[] = []
  let i = a.length
  let j = b.length
  while (i > 0 || j > 0) {
    const here = table[i * width + j]!
    if (i > 0 && j > 0 && here === table[(i - 1) * width + j - 1]! + costs.substitution(i - 1, j - 1))
      pairs.push([--i, --j])
    else if (i > 0 && here === table[(i - 1) * width + j]! + costs.gapA(i - 1, j)) pairs.push([--i, -1])
    else pairs.push([-1, --j])
  }
  return { cost: table[a.length * width + b.length]!, pairs: pairs.reverse() }
}
