import type { Finding } from '../examined.js'
import { thresholds } from '../thresholds.js'
import { measureSharpness } from './measure-sharpness.js'
import type { DocumentView } from './view-document.js'

/** 826; and 818 for a document on which nothing has enough contrast to be sharp. */
export const checkSharpness = (view: DocumentView): Finding | null => {
  const sharpness = measureSharpness(view)
  if (sharpness === null) return { error: 'document_quality_unacceptable', measured: 0, areas: [view.quad] }
  return sharpness < thresholds.sharpness ? { error: 'document_blurry', measured: sharpness, areas: [view.quad] } : null
}
