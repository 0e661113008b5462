import type { SeenCapture, SeenFace, SeenOutline, SeenPicture } from '@vivid/contract'
import type { Outlined } from '../picture/outlined-picture.js'
import type { Answer } from '../service/send.js'
import { debugOf } from './debug-of.js'

/** In the picture's own pixels; null where no engine told. */
export const sizeOf = (answer: Answer, index: number): { width: number; height: number } | null => {
  const { document, captures, selfie } = debugOf(answer)
  const seen = comparedFace(answer, index) ?? document?.pictures[index] ?? captures?.[index] ?? selfie
  return seen ? { width: seen.width, height: seen.height } : null
}

/** A selfie and a document are sent in this order. */
const comparedFace = (answer: Answer, index: number): SeenFace | null =>
  debugOf(answer).faces?.[index === 0 ? 'selfie' : 'document'] ?? null

export interface SeenShapes {
  outlines: Outlined[]
  mesh: SeenOutline
  flat: SeenOutline | null
}

/** Everything to be drawn over one picture, the more telling on top. */
export const outlinesOf = (answer: Answer, index: number): SeenShapes => {
  const { document, captures, selfie } = debugOf(answer)
  const compared = comparedFace(answer, index)
  if (compared) {
    return { outlines: compared.face ? [{ kind: 'face', points: compared.face }] : [], mesh: [], flat: null }
  }
  if (selfie) return { outlines: selfie.face ? [boxOf(selfie.face)] : [], mesh: selfie.mesh, flat: null }
  const picture = document?.pictures[index]
  const capture = captures?.[index]
  const outlines = [...(picture ? readOutlines(picture) : []), ...(capture ? captureOutlines(capture) : [])]
  // The surest first: two looks and the borders themselves, then laid flat, then the first glance.
  const found = capture?.document?.quad ?? picture?.flat ?? picture?.document.quad ?? null
  if (found) outlines.unshift({ kind: 'outline', points: found })
  return { outlines, mesh: [], flat: picture?.flat ?? found }
}

const readOutlines = ({ print, mrz, barcodes, unread_codes }: SeenPicture): Outlined[] => [
  ...print.map(({ quad, text, confidence }) => ({
    kind: 'print' as const,
    points: quad,
    title: `${text} (${Math.round(confidence * 100)} %)`,
  })),
  ...(mrz?.outlines ?? []).map((points, i) => ({ kind: 'mrz' as const, points, title: mrz?.lines[i] ?? '' })),
  ...barcodes.map(({ quad, format }) => ({ kind: 'barcode' as const, points: quad, title: format })),
  ...unread_codes.map((points) => ({ kind: 'barcode' as const, points })),
]

const captureOutlines = ({ portrait, finding }: SeenCapture): Outlined[] => [
  ...(portrait ? [{ kind: 'portrait' as const, points: portrait }] : []),
  ...(finding?.areas ?? []).map((points) => ({ kind: 'finding' as const, points })),
]

const boxOf = (face: readonly number[]): Outlined => {
  const [left, top, right, bottom] = face as [number, number, number, number]
  return {
    kind: 'face',
    points: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
  }
}
