import { errors } from '@vivid/contract'
import type { Examined } from '@vivid/engines/document-liveness'
import type { Outline } from '@vivid/vision'

/** What the proof of life says, in the words of the output; nothing is invented where no network judges attacks. */
export function describeLiveness({ document, finding, portrait, scale }: Examined, ms: number) {
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
      attack: null,
      score: null,
      signals: null,
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
