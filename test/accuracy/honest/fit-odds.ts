export interface Odds {
  readonly slope: number
  readonly bias: number
}

const STEPS = 30
/** Keeps the slope finite where a score tells every picture. */
const RIDGE = 1e-3

/** Logistic regression of one number by Newton's method, both classes counted alike: 0 is where a picture is as likely either. */
export const fitOdds = (values: readonly number[], isGenuine: readonly boolean[]): Odds => {
  const genuine = isGenuine.filter(Boolean).length
  const weights = isGenuine.map((one) => 0.5 / (one ? genuine : isGenuine.length - genuine))
  let [slope, bias] = [1, 0]
  for (let step = 0; step < STEPS; step++) {
    let [gs, gb, ss, sb, bb] = [RIDGE * slope, 0, RIDGE, 0, RIDGE]
    for (const [i, value] of values.entries()) {
      const chance = 1 / (1 + Math.exp(-(slope * value + bias)))
      const pull = weights[i]! * (chance - Number(isGenuine[i]))
      const curve = weights[i]! * chance * (1 - chance)
      gs += pull * value
      gb += pull
      ss += curve * value * value
      sb += curve * value
      bb += curve
    }
    const determinant = ss * bb - sb * sb
    slope -= (bb * gs - sb * gb) / determinant
    bias -= (ss * gb - sb * gs) / determinant
  }
  return { slope, bias }
}
