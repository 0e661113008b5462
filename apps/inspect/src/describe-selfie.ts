import { errors } from '@vivid/contract'
import { type AnalysedSelfie, offAxisDegrees } from '@vivid/engines/selfie-liveness'

/** One line of output: the verdict under the interface's names, then what it rests on. */
export function describeSelfie({ found, problem, originalWidthPx, originalHeightPx, scale }: AnalysedSelfie) {
  const code = problem && errors[problem].code
  const size = { width: originalWidthPx, height: originalHeightPx }
  const none = { score: null, quality: null, liveness: null }
  if (!found) return { ...size, faces: 0, valid: false, code, ...none }
  const { face, mesh, framing, light, pose, opening, conditions, spoof } = found
  const { left, top, right, bottom } = face.box
  return {
    ...size,
    faces: found.count,
    valid: problem === null,
    code,
    score: spoof && round(spoof.score),
    quality: round(found.quality),
    liveness: spoof && round(spoof.liveness),
    // A large picture was shrunk before it was looked at; what is printed is about the picture as it was given.
    face: [left, top, right, bottom].map((px) => Math.round((px / scale) * 10) / 10),
    confidence: round(face.confidence),
    presence: round(mesh.presence),
    pose: { ...rounded(pose), off_axis: round(offAxisDegrees(pose)) },
    eye_opening: rounded(opening),
    conditions: rounded(conditions),
    framing: rounded(framing),
    light: rounded(light),
  }
}

const round = (value: number) => Math.round(value * 1000) / 1000

const rounded = (numbers: object) =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, round(value)]))
