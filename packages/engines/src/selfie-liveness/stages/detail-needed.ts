import type { AnalysedFace } from '../analysed-selfie.js'
import { thresholds } from '../thresholds.js'
import type { Framing } from './measure-framing.js'

const { conditions, incomplete, close, border } = thresholds

/** The picture cuts the face off, or the face fills it. */
const overflows = ({ outside, shareOfFrame, margin }: Framing): boolean =>
  outside > incomplete.maxOutside || shareOfFrame > close.maxShareOfFrame || margin < border.minMargin

/** The least detail with which a face this light, and this near, can be judged. */
export const detailNeeded = ({ light, framing }: Pick<AnalysedFace, 'light' | 'framing'>): number => {
  if (light.mean < conditions.dimMean) return conditions.dimDetail
  return overflows(framing) ? conditions.overflowingDetail : conditions.minDetail
}
