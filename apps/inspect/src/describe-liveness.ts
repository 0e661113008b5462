import { errors } from '@vivid/contract'
import { describeCapture, type Examined, type JudgedAttack, paperToneOf } from '@vivid/engines/document-liveness'
import { thousandths } from '@vivid/engines/picture'
import type { Outline } from '@vivid/vision'
import type { Took } from './timed.js'

/** What the proof of life says, in the words of the output. Attacks are judged even where the picture is refused. */
export const describeLiveness = (examined: Examined, judged: JudgedAttack, took: Took) => {
  const { document, portrait, finding, signals } = describeCapture(examined, judged)
  const paperTone = paperToneOf(examined)
  return {
    // Two looks and the borders themselves: exacter than the reader's own place of it.
    ...(document && { document }),
    liveness: {
      code: examined.finding ? errors[examined.finding.error].code : null,
      attack: judged.attack,
      score: thousandths(judged.score),
      signals: Object.fromEntries((signals ?? []).map(({ name, value }) => [name, value])),
      finding: finding?.error ?? null,
      measured: finding?.measured ?? null,
      paper_tone: paperTone && thousandths(paperTone),
      portrait,
      ...took,
    },
  }
}

/** What triggered, for `--annotate`: violet where the finding was seen, cyan the portrait. */
export const outlineLiveness = ({ document, finding, portrait }: Examined): Outline[] => [
  ...(document ? [{ points: document.quad, colour: '#06f', label: 'document' }] : []),
  ...(portrait ? [{ points: portrait, colour: '#0cc', label: 'portrait' }] : []),
  ...(finding?.areas ?? []).map((points, i) => ({
    points,
    colour: '#c0f',
    ...(i === 0 ? { label: `${errors[finding!.error].code} ${finding!.measured.toFixed(3)}` } : {}),
  })),
]
