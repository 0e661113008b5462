/** What became of a request, as its caller would put it. */
export const verdicts = ['answered', 'refused', 'late', 'broken', 'wrong', 'unsent'] as const
export type Verdict = (typeof verdicts)[number]

export interface Outcome {
  kind: string
  phase: number
  /** Since the traffic began. */
  dueMs: number
  /** From when it was due, so that a caller that cannot keep up does not flatter the service. */
  ms: number
  /** How far behind its time it left: the sender's part of `ms`. */
  lagMs: number
  /** HTTP status; 0 for a broken connection or one that was never made. */
  status: number
  /** `error_code` of the body. */
  code: number | null
  verdict: Verdict
  /** Whether the answer holds the shot's truth; null where nothing is known. */
  right: boolean | null
}

/** Status 200 is a finished analysis, with data or with a code. */
export const judge = (status: number): Verdict => {
  if (status === 200) return 'answered'
  if (status === 503 || status === 429) return 'refused'
  if (status === 504) return 'late'
  return status === 0 ? 'broken' : 'wrong'
}
