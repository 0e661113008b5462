/** A picture that was judged: what it is, and what was said of it. */
export interface Verdict {
  readonly isGenuine: boolean
  readonly isPassed: boolean
  /** Higher means more genuine; null where nothing was scored. */
  readonly score: number | null
}

const share = (part: number, whole: number) => (whole === 0 ? Number.NaN : part / whole)

/** Share of genuine pictures refused; NaN without any. */
export const refusedShare = (verdicts: readonly Verdict[]): number => {
  const genuine = verdicts.filter(({ isGenuine }) => isGenuine)
  return share(genuine.filter(({ isPassed }) => !isPassed).length, genuine.length)
}

/** Share of attacks passed; NaN without any. */
export const passedShare = (verdicts: readonly Verdict[]): number => {
  const attacks = verdicts.filter(({ isGenuine }) => !isGenuine)
  return share(attacks.filter(({ isPassed }) => isPassed).length, attacks.length)
}

/** The mean of both (ISO/IEC 30107-3: average classification error rate). */
export const acer = (verdicts: readonly Verdict[]): number => (refusedShare(verdicts) + passedShare(verdicts)) / 2

/** The share of pairs, a genuine picture and an attack, of which the genuine one scores higher; equal ones count half. */
export const auc = (verdicts: readonly Verdict[]): number => {
  const scored = verdicts
    .flatMap(({ score, isGenuine }) => (score === null ? [] : [{ score, isGenuine }]))
    .sort((a, b) => a.score - b.score)
  let [below, pairs] = [0, 0]
  for (let at = 0; at < scored.length; ) {
    let end = at
    while (end < scored.length && scored[end]!.score === scored[at]!.score) end++
    const equal = scored.slice(at, end)
    const genuine = equal.filter(({ isGenuine }) => isGenuine).length
    const attacks = equal.length - genuine
    pairs += genuine * (below + attacks / 2)
    below += attacks
    at = end
  }
  return share(pairs, below * (scored.length - below))
}
