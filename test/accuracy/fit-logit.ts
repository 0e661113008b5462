/** One choice: what the features say of each alternative, and which alternatives are right; none where nothing is. */
export interface Choice {
  /** `count` rows, a column for each feature. */
  readonly features: Float32Array
  readonly count: number
  readonly right: readonly number[]
}

/** What a weight may be. */
type Sign = 'for' | 'against' | 'either'

export interface Fitting {
  readonly start: Float64Array
  /** Where weights are pulled to, and how much. */
  readonly towards: Float64Array
  readonly ridge: number
  readonly steps: number
  readonly signs: readonly Sign[]
}

export interface Fitted {
  readonly weights: Float64Array
  /** Mean −log probability of what is right. */
  readonly loss: number
}

const RATE = { first: 0.1, last: 0.02, lastShare: 0.3 } as const

/** Of the moving averages of the gradient and of its square (Kingma and Ba 2014, Adam). */
const DECAY = { mean: 0.9, square: 0.99 } as const

const scoreOf = (features: Float32Array, at: number, weights: Float64Array): number => {
  let score = 0
  for (let i = 0; i < weights.length; i++) score += weights[i]! * features[at * weights.length + i]!
  return score
}

/** Adds the gradient of a choice's −log probability, and returns that. Nothing is an alternative too, of score 0. */
const addGradient = ({ features, count, right }: Choice, weights: Float64Array, into: Float64Array): number => {
  const scores = Float64Array.from({ length: count }, (_, at) => scoreOf(features, at, weights))
  const most = scores.reduce((a, b) => Math.max(a, b), 0)
  const shares = scores.map((score) => Math.exp(score - most))
  const nothing = Math.exp(-most)
  const all = shares.reduce((sum, share) => sum + share, nothing)
  const good = right.length === 0 ? nothing : right.reduce((sum, at) => sum + shares[at]!, 0)
  for (let at = 0; at < count; at++) {
    const pull = shares[at]! / all - (right.includes(at) ? shares[at]! / good : 0)
    if (Math.abs(pull) < 1e-7) continue
    for (let i = 0; i < weights.length; i++) into[i]! += pull * features[at * weights.length + i]!
  }
  return -Math.log(good / all)
}

const keepSign = (weight: number, sign: Sign): number =>
  sign === 'for' ? Math.max(0, weight) : sign === 'against' ? Math.min(0, weight) : weight

/** A multinomial logit over the alternatives of each choice, by Adam on all choices at once. */
export const fitLogit = (choices: readonly Choice[], { start, towards, ridge, steps, signs }: Fitting): Fitted => {
  const weights = Float64Array.from(start, (weight, i) => keepSign(weight, signs[i]!))
  const [mean, square] = [new Float64Array(weights.length), new Float64Array(weights.length)]
  let loss = 0
  for (let step = 1; step <= steps; step++) {
    const gradient = Float64Array.from(weights, (weight, i) => ridge * (weight - towards[i]!))
    loss = 0
    for (const choice of choices) loss += addGradient(choice, weights, gradient)
    const rate = step > steps * (1 - RATE.lastShare) ? RATE.last : RATE.first
    for (let i = 0; i < weights.length; i++) {
      const slope = gradient[i]! / choices.length
      mean[i] = DECAY.mean * mean[i]! + (1 - DECAY.mean) * slope
      square[i] = DECAY.square * square[i]! + (1 - DECAY.square) * slope * slope
      const [first, second] = [mean[i]! / (1 - DECAY.mean ** step), square[i]! / (1 - DECAY.square ** step)]
      weights[i] = keepSign(weights[i]! - (rate * first) / (Math.sqrt(second) + 1e-9), signs[i]!)
    }
  }
  return { weights, loss: loss / choices.length }
}

/** The alternatives that count once most of the weights are known, the right ones among them: others would only cost time. */
export const pruneChoice = ({ features, count, right }: Choice, weights: Float64Array, most: number): Choice => {
  if (count <= most) return { features, count, right }
  const width = weights.length
  const scored = Array.from({ length: count }, (_, at) => ({
    at,
    isRight: right.includes(at),
    score: scoreOf(features, at, weights),
  }))
  const kept = scored.sort((a, b) => Number(b.isRight) - Number(a.isRight) || b.score - a.score).slice(0, most)
  const less = new Float32Array(kept.length * width)
  for (const [place, { at }] of kept.entries()) less.set(features.subarray(at * width, (at + 1) * width), place * width)
  return { features: less, count: kept.length, right: kept.flatMap(({ isRight }, at) => (isRight ? [at] : [])) }
}
