import type { SeenCapture } from '@vivid/contract'
import { asSent, thousandths } from '../picture/as-sent.js'
import { attackNames, type JudgedAttack } from './attack/index.js'
import type { Examined } from './examined.js'

/** What the proof of life saw in one picture, for people to look at. */
export const describeCapture = (examined: Examined, judged: JudgedAttack | null): SeenCapture => {
  const { document, portrait, finding } = examined
  const { outline } = asSent(examined)
  return {
    width: examined.originalWidthPx,
    height: examined.originalHeightPx,
    document: document && {
      quad: outline(document.quad),
      kind: document.kind,
      confidence: thousandths(document.confidence),
    },
    portrait: portrait && outline(portrait),
    finding: finding && {
      error: finding.error,
      measured: thousandths(finding.measured),
      areas: finding.areas.map(outline),
    },
    signals:
      judged &&
      attackNames.map((name) => ({
        name,
        value: thousandths(judged.signals[name]),
        threshold: judged.thresholds[name],
      })),
  }
}
