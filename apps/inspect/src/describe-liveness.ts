import { errors } from '@vivid/contract'
import type { Examined, JudgedAttack } from '@vivid/engines/document-liveness'
import type { Outline } from '@vivid/vision'

/** What the proof of life says, in the words of the output. Attacks are judged even where the picture is refused. */
export function describeLiveness(examined: Examined, { attack, score, signals }: JudgedAttack, ms: number) {
  const { document, finding, portrait, scale } = examined
  const original = (px: number) => Math.round((px / scale) * 10) / 10
  return {
    // Two looks and the borders themselves: exacter than the reader's own place of it.
    ...(document && {
      document: {
        quad: document.quad.map((corner) => corner.map(original)),
        kind: document.kind,
        confidence: round(document.confidence),
      },
    }),
    liveness: {
      code: finding ? errors[finding.error].code : null,
      attack,
      score: round(score),
      signals: {
        screen: round(signals.screen),
        print: round(signals.print),
        portrait: round(signals.portrait),
        digital: round(signals.digital),
      },
      finding: finding?.error ?? null,
      measured: finding ? round(finding.measured) : null,
      portrait: portrait?.map((corner) => corner.map(original)) ?? null,
      ms,
    },
  }
}

/** What triggered, for `--annotate`: violet where the finding was seen, cyan the portrait. */
export function outlineLiveness({ document, finding, portrait }: Examined): Outline[] {
  return [
    ...(document ? [{ points: document.quad, colour: '#06f', label: 'document' }] : []),
    ...(portrait ? [{ points: portrait, colour: '#0cc', label: 'portrait' }] : []),
    ...(finding?.areas ?? []).map((points, i) => ({
      points,
      colour: '#c0f',
      ...(i === 0 ? { label: `${errors[finding!.error].code} ${finding!.measured.toFixed(3)}` } : {}),
    })),
  ]
}

const round = (value: number) => Math.round(value * 1000) / 1000
