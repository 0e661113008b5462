import { type ErrorName, errors } from '@vivid/contract'
import type { AnalysedSelfie } from '@vivid/engines/selfie-liveness'
import { drawOver, type Outline, type Point } from '@vivid/vision'

/** Green: the face. Orange: other faces. Red: the eyes as the mesh sees them. Blue: the verdict. */
export const annotateSelfie = ({ picture, found, problem }: AnalysedSelfie): Promise<Buffer> => {
  const outlines: Outline[] = []
  for (const { box, confidence } of found?.faces ?? []) {
    const points: Point[] = [
      [box.left, box.top],
      [box.right, box.top],
      [box.right, box.bottom],
      [box.left, box.bottom],
    ]
    const colour = box === found?.face.box ? '#0a0' : '#f80'
    outlines.push({ points, colour, label: confidence.toFixed(2) })
  }
  if (found) {
    const { points } = found.mesh
    for (const lids of [leftLids, rightLids]) outlines.push({ points: lids.map((i) => points[i]!), colour: '#f00' })
  }
  return drawOver(picture, outlines, [
    problem ? `${errors[problem as ErrorName].code} ${problem}` : 'accepted',
    ...(found ? [`quality ${found.quality.toFixed(2)} liveness ${found.spoof?.liveness.toFixed(2) ?? '-'}`] : []),
  ])
}

/** Points of the mesh around each eye. */
const leftLids = [33, 160, 159, 158, 133, 153, 145, 144]
const rightLids = [362, 385, 386, 387, 263, 373, 374, 380]
