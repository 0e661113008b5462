import type { SeenSelfie } from '@vivid/contract'
import { asSent, thousandths } from '../picture/as-sent.js'
import { measuresOf, measuresOfPair } from './measures-of.js'
import type { AnalysedPair } from './turned/analyse-pair.js'

/** What was seen in a selfie and, where there are two, by comparing them, for people to look at. */
export const describeSelfie = ({ first: analysed, compared, problem }: AnalysedPair): SeenSelfie => {
  const { found } = analysed
  const { px, outline } = asSent(analysed)
  const { left, top, right, bottom } = found?.face.box ?? { left: 0, top: 0, right: 0, bottom: 0 }
  return {
    width: analysed.originalWidthPx,
    height: analysed.originalHeightPx,
    faces: found?.count ?? 0,
    face: found && [left, top, right, bottom].map(px),
    mesh: found ? outline(found.mesh.points) : [],
    pose: found && {
      yaw: thousandths(found.pose.yaw),
      pitch: thousandths(found.pose.pitch),
      roll: thousandths(found.pose.roll),
    },
    measures: [...(compared ? measuresOfPair(compared) : []), ...(found ? measuresOf(found) : [])],
    problem,
  }
}
