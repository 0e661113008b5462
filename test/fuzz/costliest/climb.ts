/** A candidate and what it cost. */
export interface Priced<Candidate, Price> {
  readonly candidate: Candidate
  readonly price: Price
}

export interface Climb<Candidate, Price> {
  readonly random: () => number
  /** Tried first. */
  readonly starts: readonly Candidate[]
  readonly invent: () => Candidate
  readonly change: (candidate: Candidate) => Candidate
  readonly ask: (candidate: Candidate) => Promise<Price>
  /** The higher, the more of what is searched for. */
  readonly height: (price: Price) => number
  readonly isOver: () => boolean
  readonly onTried?: (tried: number, best: Priced<Candidate, Price>) => void
}

/** The highest so far are changed further; several, so that one peak does not hide a higher one. */
const KEPT = 6
/** Of the candidates that are new instead of changed ones. */
const INVENTED = 0.25

/** Hill climbing from several peaks. What seems higher is asked once more and counts as the lower of the two: machines are noisy. */
export const climb = async <Candidate, Price>({
  random,
  starts,
  invent,
  change,
  ask,
  height,
  isOver,
  onTried,
}: Climb<Candidate, Price>): Promise<Priced<Candidate, Price>[]> => {
  const waiting = [...starts]
  let kept: Priced<Candidate, Price>[] = []
  for (let tried = 1; !isOver(); tried++) {
    const parent = kept[Math.floor(random() * kept.length)]
    const candidate = waiting.shift() ?? (parent && random() >= INVENTED ? change(parent.candidate) : invent())
    const first = await ask(candidate)
    if (kept.length < KEPT || height(first) > height(kept.at(-1)!.price)) {
      const second = await ask(candidate)
      const price = height(second) < height(first) ? second : first
      kept = [...kept, { candidate, price }].sort((a, b) => height(b.price) - height(a.price)).slice(0, KEPT)
    }
    onTried?.(tried, kept[0]!)
  }
  return kept
}
