import type { SeenSelfie } from '@vivid/contract'
import { asSent, thousandths } from '../picture/as-sent.js'
import type { AnalysedSelfie } from './analysed-selfie.js'
import { measuresOf } from './measures-of.js'

/** What was seen in a selfie, for people to look at. */
export const describeSelfie = (analysed: AnalysedSelfie): SeenSelfie => {
  const { found, problem } = analysed
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
    measures: found ? measuresOf(found) : [],
    problem,
  }
}
