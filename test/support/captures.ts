import type { ErrorName } from '@vivid/contract'
import { type Drawing, type PhotoWish, photograph, photographTogether } from '@vivid/specimens'

/** A photo composed so that one thing is wrong with it, or nothing. */
export interface Capture {
  readonly error: ErrorName | null
  readonly wish: PhotoWish
  /** Another document lies beside it. */
  readonly isCrowded?: boolean
}

export type CaptureName =
  | 'good'
  | 'turned'
  | 'absent'
  | 'crowded'
  | 'cropped'
  | 'overhanging'
  | 'small'
  | 'near'
  | 'dark'
  | 'dim'
  | 'burnt'
  | 'defocused'
  | 'shaken'
  | 'glaring'
  | 'compressed'
  | 'coarse'

/** Lies well in the frame, in good light. The document takes 80 % of the frame's width, so an eighth of it is 10 %. */
const well: PhotoWish = {
  level: 'clean',
  scene: 'wood',
  widthPx: 1200,
  heightPx: 1000,
  scale: 0.8,
  offsetX: 0,
  offsetY: 0,
  rotationDegrees: 0,
  tiltDegrees: 0,
}

/** One for every code that a photo's composition or quality can have; offsets are in halves of the free margin. */
export const captures: Readonly<Record<CaptureName, Capture>> = {
  good: { error: null, wish: well },
  turned: { error: null, wish: { ...well, scale: 0.75, rotationDegrees: 12, tiltDegrees: 8 } },
  absent: { error: 'document_not_found', wish: { ...well, offsetX: 12 } },
  crowded: { error: 'several_documents', wish: { ...well, widthPx: 1600, heightPx: 800 }, isCrowded: true },
  cropped: { error: 'document_cropped', wish: { ...well, offsetX: 2.6 } },
  overhanging: { error: 'document_outside_frame', wish: { ...well, offsetX: 1.34 } },
  small: { error: 'document_too_small', wish: { ...well, scale: 0.3 } },
  near: { error: 'document_near_edge', wish: { ...well, offsetX: 0.92 } },
  dark: { error: 'document_exposure', wish: { ...well, exposure: -4 } },
  dim: { error: 'document_exposure', wish: { ...well, exposure: -3.3 } },
  burnt: { error: 'document_exposure', wish: { ...well, exposure: 2.2 } },
  defocused: { error: 'document_blurry', wish: { ...well, defocusPx: 5 } },
  shaken: { error: 'document_blurry', wish: { ...well, motionPx: 14, motionDegrees: 0 } },
  glaring: { error: 'document_reflections', wish: { ...well, glare: 1.2 } },
  compressed: { error: 'document_over_compressed', wish: { ...well, jpegQuality: 8 } },
  coarse: { error: 'document_quality_unacceptable', wish: { ...well, widthPx: 260, heightPx: 210 } },
}

export const capture = async (drawing: Drawing, { wish, isCrowded }: Capture, other: Drawing, seed: string) => {
  const { jpeg } = isCrowded
    ? await photographTogether([drawing, other], wish, seed)
    : await photograph(drawing, wish, seed)
  return jpeg
}
