import type { SeenCaptures } from '@vivid/contract'
import type { JudgedAttack } from './attack/index.js'
import { describeCapture } from './describe-capture.js'
import type { DocumentExaminer } from './document-examiner.js'
import type { Examined } from './examined.js'

/** Remembers what one request's proof of life saw. */
export function watchExaminer(examiner: DocumentExaminer): {
  /** Wraps the examiner and records its results. */
  readonly examiner: DocumentExaminer
  describe(): SeenCaptures
} {
  const seen = new Map<Examined, JudgedAttack | null>()
  return {
    examiner: {
      ...examiner,
      examine: async (...parameters) => {
        const examined = await examiner.examine(...parameters)
        seen.set(examined, null)
        return examined
      },
      judge: async (examined, stopwatch) => {
        const judged = await examiner.judge(examined, stopwatch)
        seen.set(examined, judged)
        return judged
      },
    },
    describe: () => ({
      captures: [...seen].map(([examined, judged]) => describeCapture(examined, judged, examiner.thresholds)),
    }),
  }
}
