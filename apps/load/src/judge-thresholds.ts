import type { Knee } from './find-knee.js'
import type { Figures } from './summarise.js'

export interface Thresholds {
  /** Share of requests without an answer, early refusals included. */
  unansweredShare?: number
  /** The same without early refusals: late, broken, wrong or never sent. */
  lostShare?: number
  /** Largest share of answers with wrong data, among documents whose truth is known. */
  misreadShare?: number
  /** Smallest share of answers with the right data, among the same; the others ask for another picture, with a code. */
  rightShare?: number
  p99Ms?: number
  kneePerSecond?: number
}

export interface Judged {
  text: string
  met: boolean
}

const percent = (share: number) => `${(100 * share).toFixed(2)} %`

export const judgeThresholds = (thresholds: Thresholds, figures: Figures, knee: Knee | null): Judged[] => {
  const judged: Judged[] = []
  const atMost = (what: string, value: number, limit: number | undefined, show: (value: number) => string) => {
    if (limit !== undefined)
      judged.push({ text: `${what} ${show(value)}, at most ${show(limit)}`, met: value <= limit })
  }
  // NaN, from a run without answers, meets no threshold.
  atMost('without an answer', figures.unansweredShare, thresholds.unansweredShare, percent)
  atMost('lost', figures.lostShare, thresholds.lostShare, percent)
  // Selfies have no truth: a mix of them alone has nothing to judge.
  if (figures.checked > 0) {
    atMost('misread', figures.misread / figures.checked, thresholds.misreadShare, percent)
    const right = figures.right / figures.checked
    if (thresholds.rightShare !== undefined)
      judged.push({
        text: `right ${percent(right)}, at least ${percent(thresholds.rightShare)}`,
        met: right >= thresholds.rightShare,
      })
  }
  atMost('p99', figures.p99Ms, thresholds.p99Ms, (value) => `${value.toFixed(0)} ms`)
  if (thresholds.kneePerSecond !== undefined) {
    const reached = knee?.holdsPerSecond ?? 0
    const text = `knee at ${reached.toFixed(1)} per second, at least ${thresholds.kneePerSecond}`
    judged.push({ text, met: reached >= thresholds.kneePerSecond })
  }
  return judged
}
