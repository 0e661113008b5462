import { createRequire } from 'node:module'
import { decode, findFaces, headPose, loadModel, type Model, meshFace, type Picture, rollDegrees } from '@vivid/vision'
import { beforeAll, describe, expect, it } from 'vitest'
import * as drawn from '../support/drawn.js'

const sharp = createRequire(new URL('../../packages/vision/package.json', import.meta.url))('sharp')

let detector: Model
let mesher: Model
let selfie: Buffer
beforeAll(async () => {
  detector = await loadModel('face-detector')
  mesher = await loadModel('face-mesh')
  selfie = await drawn.selfie(3)
})

const pictureOf = async (jpeg: Buffer): Promise<Picture> => (await decode(jpeg)).picture

describe('a drawn selfie', () => {
  it.each([0, 90, 270])('is found and meshed when turned by %i degrees', async (degrees) => {
    const picture = await pictureOf(await sharp(selfie).rotate(degrees).toBuffer())
    const [face, ...more] = await findFaces(detector, picture)
    expect(more).toEqual([])
    expect(face!.box.right - face!.box.left).toBeGreaterThan(250)
    const turned = (rollDegrees(face!) - degrees + 540) % 360
    expect(Math.abs(turned - 180)).toBeLessThan(20)
    const mesh = await meshFace(mesher, picture, face!)
    expect(mesh.presence).toBeGreaterThan(0.9)
    const { yaw, pitch } = headPose(mesh)
    expect(Math.abs(yaw)).toBeLessThan(20)
    expect(Math.abs(pitch)).toBeLessThan(25)
  })

  it('is found when it fills the frame and when it is a twentieth of it', async () => {
    const [face] = await findFaces(detector, await pictureOf(selfie))
    const { left, top, right, bottom } = face!.box
    const box = {
      left: Math.round(left),
      top: Math.round(top),
      width: Math.round(right - left),
      height: Math.round(bottom - top),
    }
    expect(await findFaces(detector, await pictureOf(await sharp(selfie).extract(box).toBuffer()))).toHaveLength(1)
    const wall = { width: 2000, height: 1500, channels: 3, background: '#888' }
    const small = await sharp(selfie).resize({ width: 240 }).toBuffer()
    const far = await sharp({ create: wall })
      .composite([{ input: small, left: 1500, top: 900 }])
      .jpeg()
      .toBuffer()
    expect(await findFaces(detector, await pictureOf(far))).toHaveLength(1)
  })
})

it('finds nothing where there is nothing', async () => {
  const noise = {
    width: 640,
    height: 480,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  }
  expect(await findFaces(detector, await pictureOf(await sharp({ create: noise }).jpeg().toBuffer()))).toEqual([])
})
