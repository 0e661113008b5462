import { closerTensor, measurePaperTone } from './attack/index.js'
import type { Examined } from './examined.js'
import { measureExposure } from './stages/measure-exposure.js'
import { measureSharpness } from './stages/measure-sharpness.js'
import { viewDocument } from './stages/view-document.js'

/** What 826 and 828 are decided by, before any limit is held against it. */
export interface MeasuredQuality {
  /** 90th percentile of the document's tones, 8-bit. */
  readonly lightTone: number
  /** Shares of its tiles. */
  readonly darkShare: number
  readonly burntShare: number
  /** Null where nothing has enough contrast to be sharp. */
  readonly sharpness: number | null
}

/** For measuring limits on files; the engine itself stops at the first finding. Null without a document. */
export const measureQuality = ({ picture, document }: Examined): MeasuredQuality | null => {
  if (!document) return null
  const view = viewDocument(picture, document.quad)
  const { lightTone, darkShare, burntShare } = measureExposure(view)
  return { lightTone, darkShare, burntShare, sharpness: measureSharpness(view) }
}

/** How light the paper of a document is all over, on which part of the signal `digital` rests. Null without a document. */
export const paperToneOf = ({ picture, document }: Examined): number | null =>
  document && measurePaperTone(closerTensor(picture, document.quad))
