/**
 * Says where the service's own networks see the face in each picture of a folder, and how far it is turned: what the capture component's finder
 * learns.
 *
 *     node models/training/vivid_training/capture_face/label-faces.mjs FOLDER LABELS.jsonl [most, default all]
 *
 * Needs a built tree; about 60 ms a picture. A line: file, box (left, top, right, bottom in pixels) and degrees of the only face, or null where
 * nobody is seen in it. Pictures with several faces, or with one that only the detector sees, are left out.
 */
import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { anyPicture, decode, faceSizePx, findFaces, headPose, loadModel, meshFace } from '@vivid/vision'

/** A second face of this share of the first one's size makes it unclear which one is meant. */
const OTHER_SHARE = 0.4
/** Presence (0…1) that the mesh network gives to faces and not to other things. */
const LEAST_PRESENCE = 0.5

const [folder, labels, most = '1e9'] = process.argv.slice(2)
const [detector, mesh] = await Promise.all([loadModel('face-detector'), loadModel('face-mesh')])

const labelOf = async (bytes) => {
  const { picture } = await decode(bytes, anyPicture)
  const [face, ...others] = (await findFaces(detector, picture, { padded: true, closer: 0.5 })).sort(
    (one, other) => faceSizePx(other) - faceSizePx(one),
  )
  if (!face) return { box: null }
  if (others.some((other) => faceSizePx(other) > OTHER_SHARE * faceSizePx(face))) return null
  const seen = await meshFace(mesh, picture, face)
  if (seen.presence < LEAST_PRESENCE) return null
  const { left, top, right, bottom } = face.box
  const { yaw, pitch, roll } = headPose(seen)
  const short = (value) => Math.round(10 * value) / 10
  return { box: [left, top, right, bottom].map(short), yaw: short(yaw), pitch: short(pitch), roll: short(roll) }
}

const files = readdirSync(folder, { recursive: true }).filter((name) => /[.](jpe?g|png|webp)$/i.test(name)).sort()
for (const name of files.slice(0, Number(most))) {
  const file = join(folder, name)
  const label = await labelOf(readFileSync(file)).catch(() => null)
  if (label) appendFileSync(labels, `${JSON.stringify({ file, ...label })}\n`)
}
