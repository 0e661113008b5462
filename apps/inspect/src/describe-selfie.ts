import { errors } from '@vivid/contract'
import { asSent, thousandths } from '@vivid/engines/picture'
import { type AnalysedSelfie, offAxisDegrees } from '@vivid/engines/selfie-liveness'

/** One line of output: the verdict under the interface's names, then what it rests on. */
export const describeSelfie = (analysed: AnalysedSelfie) => {
  const { found, problem } = analysed
  const code = problem && errors[problem].code
  const size = { width: analysed.originalWidthPx, height: analysed.originalHeightPx }
  const none = { score: null, quality: null, liveness: null }
  if (!found) return { ...size, faces: 0, valid: false, code, ...none }
  const { face, mesh, framing, light, pose, opening, conditions, spoof } = found
  const { left, top, right, bottom } = face.box
  return {
    ...size,
    faces: found.count,
    valid: problem === null,
    code,
    score: spoof && thousandths(spoof.score),
    quality: thousandths(found.quality),
    liveness: spoof && thousandths(spoof.liveness),
    face: [left, top, right, bottom].map(asSent(analysed).px),
    confidence: thousandths(face.confidence),
    presence: thousandths(mesh.presence),
    pose: { ...rounded(pose), off_axis: thousandths(offAxisDegrees(pose)) },
    eye_opening: rounded(opening),
    conditions: rounded(conditions),
    framing: rounded(framing),
    light: rounded(light),
  }
}

/** `eyesHidden` becomes `eyes_hidden`, as the interface spells names. */
const spelt = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const rounded = (numbers: object) =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [spelt(name), thousandths(value)]))
