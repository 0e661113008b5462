import type { ErrorName } from '@vivid/contract'
import { errors } from '@vivid/contract'
import { describe, expect, it } from 'vitest'
import type { AnalysedFace } from './analysed-selfie.js'
import { findProblem, rules } from './find-problem.js'
import { goodFace } from './testing/good-face.js'
import { thresholds } from './thresholds.js'

const changed = (change: { [Part in keyof AnalysedFace]?: Partial<AnalysedFace[Part]> | number }): AnalysedFace => {
  const face: Record<string, unknown> = { ...goodFace }
  for (const [part, value] of Object.entries(change)) {
    face[part] = typeof value === 'object' ? { ...(goodFace[part as keyof AnalysedFace] as object), ...value } : value
  }
  return face as unknown as AnalysedFace
}

const faults: readonly [ErrorName, string, AnalysedFace][] = [
  ['several_faces', 'two people', changed({ count: 2 })],
  ['face_too_small', 'few pixels', changed({ framing: { sizePx: 74 } })],
  ['face_too_small', 'far away, however many pixels', changed({ framing: { shareOfLongSide: 0.1 } })],
  ['face_too_small', 'far away and few pixels', changed({ framing: { sizePx: 36, shareOfLongSide: 0.14 } })],
  ['selfie_conditions', 'dark', changed({ light: { mean: 29 } })],
  ['selfie_conditions', 'bright', changed({ light: { mean: 226 } })],
  ['selfie_conditions', 'half of the face glares', changed({ light: { glaring: 0.51 } })],
  ['selfie_conditions', 'blurred', changed({ light: { edges: 17 } })],
  ['selfie_conditions', 'dim and soft', changed({ light: { mean: 41, detail: 10 } })],
  [
    'selfie_conditions',
    'soft, though it fills the frame',
    changed({ light: { detail: 8.9 }, framing: { shareOfFrame: 0.9 } }),
  ],
  [
    'selfie_conditions',
    'soft and cut off',
    changed({ light: { detail: 8.9 }, framing: { outside: 0.07, margin: -0.2 } }),
  ],
  ['face_obstructed', 'dark glasses', changed({ conditions: { eyesHidden: 0.9 } })],
  ['face_obstructed', 'mask', changed({ conditions: { mouthHidden: 0.9 } })],
  ['face_angle', 'turned', changed({ pose: { yaw: -30 } })],
  ['face_angle', 'bowed', changed({ pose: { pitch: 35 } })],
  ['face_angle', 'raised', changed({ pose: { pitch: -24 } })],
  ['face_angle', 'a little of both', changed({ pose: { yaw: 26, pitch: 27 } })],
  ['face_angle', 'tilted', changed({ pose: { roll: 31 } })],
  ['eyes_closed', 'both eyes', changed({ conditions: { leftEyeClosed: 0.99, rightEyeClosed: 0.9 } })],
  ['face_incomplete', 'cut off', changed({ framing: { outside: 0.07, margin: -0.2 } })],
  ['face_too_close', 'fills the frame', changed({ framing: { shareOfFrame: 0.86 } })],
  ['face_near_border', 'beside the middle', changed({ framing: { margin: -0.01 } })],
  ['selfie_quality', 'all a little poor', changed({ quality: 0.49 })],
  ['liveness_score', 'a picture of a person', changed({ spoof: { score: -0.1, liveness: 0.47 } })],
]

describe('each rule', () => {
  it('lets a good selfie pass', () => expect(findProblem(goodFace)).toBeNull())
  it.each(faults)('%s: %s', (error, _what, face) => expect(findProblem(face)).toBe(error))

  it('has a picture that breaks it, and answers with a code of the interface that is the caller’s to mend', () => {
    expect(new Set(faults.map(([error]) => error))).toEqual(new Set(rules.map(([error]) => error)))
    for (const [error] of rules) {
      expect(errors[error]).toMatchObject({ fault: 'caller', status: 200 })
      expect(errors[error].code).toBeGreaterThanOrEqual(700)
    }
  })

  it.each([
    ['a dim face with all its detail', changed({ light: { mean: 41, detail: 12 } })],
    ['a soft face with room around it', changed({ light: { detail: 8 } })],
    ['a soft face in good light', changed({ light: { mean: 100, detail: 6 } })],
    ['one eye closed', changed({ conditions: { leftEyeClosed: 0.99 } })],
    [
      'eyes that the mesh sees wide open',
      changed({ conditions: { leftEyeClosed: 0.9, rightEyeClosed: 0.9 }, opening: { left: 0.36, right: 0.35 } }),
    ],
    ['a phone held sideways', changed({ pose: { roll: -88 } })],
    ['a phone held upside down', changed({ pose: { roll: 175 } })],
    ['a head turned a little', changed({ pose: { yaw: -21, pitch: 0 } })],
    ['a webcam', changed({ framing: { sizePx: 82, shareOfLongSide: 0.25 } })],
  ])('does not reject %s', (_what, face) => expect(findProblem(face)).toBeNull())
})

const masked = { eyesHidden: 0.02, mouthHidden: 0.97 }

it.each([
  ['a mask before a turned head', 'face_obstructed', changed({ conditions: masked, pose: { yaw: 40 } })],
  ['a mask among other people', 'face_obstructed', changed({ conditions: masked, count: 3 })],
  ['a mask in a small picture', 'face_obstructed', changed({ conditions: masked, framing: { sizePx: 50 } })],
  ['a mask far away', 'face_too_small', changed({ conditions: masked, framing: { shareOfLongSide: 0.1 } })],
  ['what may be a mask in the dark', 'selfie_conditions', changed({ conditions: masked, light: { mean: 12 } })],
] as const)('of %s says %s', (_what, error, face) => expect(findProblem(face)).toBe(error))

it('names the first reason of the documented order when several hold', () => {
  const order = rules.map(([error]) => error)
  const worst = { ...goodFace } as Record<string, unknown>
  // A hidden face comes first only where it can be seen to be hidden: the cases above.
  for (const [error, , face] of faults.filter(([error]) => error !== 'face_obstructed').reverse()) {
    // Faults of one group are laid over the ones after it; the earliest must win each time.
    for (const part of Object.keys(goodFace) as (keyof AnalysedFace)[]) {
      if (face[part] !== goodFace[part]) {
        worst[part] =
          typeof face[part] === 'object'
            ? mostFaulty(worst[part] as object, goodFace[part] as object, face[part] as object)
            : face[part]
      }
    }
    const found = findProblem(worst as unknown as AnalysedFace)
    expect(order.indexOf(found!)).toBeLessThanOrEqual(order.indexOf(error))
  }
  expect(findProblem(worst as unknown as AnalysedFace)).toBe('several_faces')
})

const mostFaulty = (kept: object, good: object, fault: object) => ({
  ...kept,
  ...Object.fromEntries(
    Object.entries(fault).filter(([name, value]) => value !== (good as Record<string, unknown>)[name]),
  ),
})

it('keeps the interface’s own limits', () => {
  expect(thresholds.quality.min).toBe(0.5)
  expect(thresholds.liveness.min).toBe(0.5)
})
