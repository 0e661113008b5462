import type { AnalysedFace } from '../analysed-selfie.js'
import { type SelfieLimits, thresholds } from '../thresholds.js'
import type { Framing } from './measure-framing.js'

/** The picture cuts the face off, or the face fills it. */
const overflows = ({ outside, shareOfFrame, margin }: Framing, { incomplete, close, border }: SelfieLimits): boolean =>
  outside > incomplete.maxOutside || shareOfFrame > close.maxShareOfFrame || margin < border.minMargin

/** The least detail with which a face this light, and this near, can be judged; 0 where its edges alone decide. */
export const detailNeeded = (
  { light, framing }: Pick<AnalysedFace, 'light' | 'framing'>,
  limits: SelfieLimits = thresholds,
): number => {
  const { dimMean, dimDetail, overflowingDetail } = limits.conditions
  if (light.mean < dimMean) return dimDetail
  return overflows(framing, limits) ? overflowingDetail : 0
}
