export interface StepCharacter {
  readonly character: string
  readonly confidence: number
  /** Steps of the network's output where it begins and ends. */
  readonly from: number
  readonly to: number
}

/** Log-probability from which a class is the likeliest without comparing: slightly above one half. */
const MORE_THAN_HALF = Math.log(0.51)

/** Best class per step, repeats joined, blanks (class 0) dropped: the plain way to read CTC output. */
export const decodeCharacters = (
  logProbs: Float32Array,
  steps: number,
  characters: readonly string[],
): StepCharacter[] => {
  const classes = characters.length + 1
  const found: { character: string; confidence: number; from: number; to: number }[] = []
  let last = 0
  for (let step = 0; step < steps; step++) {
    const first = step * classes
    let best = 0
    let highest = logProbs[first]!
    // More than a half is more than any other.
    for (let k = 1; k < classes && highest < MORE_THAN_HALF; k++) {
      const logProb = logProbs[first + k]!
      if (logProb > highest) {
        highest = logProb
        best = k
      }
    }
    if (best > 0) {
      const confidence = Math.exp(highest)
      const open = found.at(-1)
      if (best === last && open) {
        open.to = step + 1
        open.confidence = Math.max(open.confidence, confidence)
      } else {
        found.push({ character: characters[best - 1]!, confidence, from: step, to: step + 1 })
      }
    }
    last = best
  }
  return found
}
