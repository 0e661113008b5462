/** An input that the service did not take as it should; `n` and the seed make it again. */
interface Violation {
  n: number
  /** What the input was. */
  name: string
  problem: string
}

export interface Fuzzed {
  about: string
  inputs: number
  violations: Violation[]
  /** How the inputs ended, for the reader to see that they went far enough to matter. */
  outcomes: Map<string, number>
  slowestMs: number
  /** Highest memory of the process under test. */
  peakMb: number
}

export const countOutcome = (outcomes: Map<string, number>, outcome: string): void => {
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
}
