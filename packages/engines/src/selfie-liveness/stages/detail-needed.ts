import { thresholds } from '../thresholds.js'
import type { Light } from './measure-light.js'

const { minDetail, dimMean, dimDetail } = thresholds.conditions

/** The least detail with which a face this light can be judged. */
export const detailNeeded = ({ mean }: Light): number => (mean < dimMean ? dimDetail : minDetail)
