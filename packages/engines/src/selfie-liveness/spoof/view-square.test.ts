import { createPicture, type Face, type Point, type Tensor } from '@vivid/vision'
import { describe, expect, it } from 'vitest'
import { averageView, mirrored, viewRectangle, viewSquare } from './view-square.js'

const picture = createPicture(300, 200, 3)
const face = (box: Face['box'], leftEye: Point, rightEye: Point): Face => ({
  box,
  keypoints: { leftEye, rightEye, noseTip: leftEye, mouth: leftEye, leftEar: leftEye, rightEar: rightEye },
  confidence: 1,
})
const box = { left: 100, top: 80, right: 140, bottom: 120 }

describe('viewSquare', () => {
  it('lies around the middle of the face, as many times as wide', () => {
    expect(viewSquare(face(box, [110, 95], [130, 95]), picture, 2)).toEqual([
      [80, 60],
      [160, 60],
      [160, 140],
      [80, 140],
    ])
  })

  it('is no larger than the picture and is moved inside it', () => {
    const [topLeft, , bottomRight] = viewSquare(
      face({ left: 0, top: 0, right: 90, bottom: 90 }, [20, 30], [60, 30]),
      picture,
      3,
    )
    expect([topLeft, bottomRight]).toEqual([
      [0, 0],
      [200, 200],
    ])
  })

  it.each([
    ['lying to the right', [120, 90], [120, 110], [160, 60]],
    ['upside down', [130, 105], [110, 105], [160, 140]],
    ['lying to the left', [120, 110], [120, 90], [80, 140]],
  ] as [string, Point, Point, Point][])('begins at the top left of a face %s', (_, leftEye, rightEye, first) => {
    expect(viewSquare(face(box, leftEye, rightEye), picture, 2)[0]).toEqual(first)
  })

  it('begins at the top right in a mirror', () => {
    const square = viewSquare(face(box, [110, 95], [130, 95]), picture, 2)
    expect(mirrored(square)).toEqual([square[1], square[0], square[3], square[2]])
  })
})

describe('viewRectangle', () => {
  it('is as high as asked for where the picture is only too narrow, and the other way round', () => {
    const wide = viewRectangle(face(box, [110, 95], [130, 95]), picture, 6)
    expect([wide[0], wide[2]]).toEqual([
      [0, 0],
      [240, 200],
    ])
  })

  it('is the square where the picture has room', () => {
    const upright = face(box, [110, 95], [130, 95])
    expect(viewRectangle(upright, picture, 2)).toEqual(viewSquare(upright, picture, 2))
  })
})

/** The same picture by formula as the training code's, so that its numbers can stand here. */
const drawn = (widthPx: number, heightPx: number) => {
  const picture = createPicture(widthPx, heightPx, 3)
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const at = (y * widthPx + x) * 3
      picture.data[at] = (x * 7 + y * 3) % 256
      picture.data[at + 1] = (Math.floor((x * x) / 5) + y * 11) % 256
      picture.data[at + 2] = (Math.floor((x * y) / 3) + x) % 256
    }
  }
  return picture
}

const faceAt = (left: number, top: number, right: number, bottom: number): Face => {
  const keypoints = { leftEye: [left, top], rightEye: [right, top] } as unknown as Face['keypoints']
  return { box: { left, top, right, bottom }, keypoints, confidence: 1 }
}

const at = ({ dims, data }: Tensor, channel: number, y: number, x: number) =>
  data[(channel * dims[2]! + y) * dims[3]! + x]
const mean = ({ data }: Tensor) => data.reduce((sum, value) => sum + value, 0) / data.length

describe('averageView', () => {
  // Right-hand sides: crop_picture.py in models/training/vivid_training/selfie_liveness on the same picture.
  it.each([
    ['interpolates at native detail', faceAt(50, 30, 90, 74), 1.3, 48, [104.958, 100.633, 121, 215.783], 127.2726],
    ['averages two pixels', faceAt(50, 30, 90, 74), 1.3, 32, [105, 122, 120.75, 234], 127.364],
    ['averages four pixels', faceAt(50, 30, 90, 74), 2.7, 32, [86.75, 119.25, 124.5, 88.25], 127.055],
    ['stays inside the picture', faceAt(90, 10, 150, 70), 2.7, 16, [54, 131.75, 123.812, 139], 127.5312],
  ] as const)('%s like the training code', (_, face, times, sidePx, corners, average) => {
    const picture = drawn(160, 120)
    const view = averageView(picture, viewSquare(face, picture, times), sidePx)
    const last = sidePx - 1
    const seen = [at(view, 0, 0, 0), at(view, 1, 5, 9), at(view, 2, last, last), at(view, 0, sidePx / 2, 3)]
    corners.forEach((value, i) => {
      expect(seen[i]).toBeCloseTo(value, 2)
    })
    expect(mean(view)).toBeCloseTo(average, 2)
  })

  it('sees no stripes where a picture finer than the view alternates', () => {
    const picture = createPicture(400, 400, 3)
    for (let i = 0; i < picture.data.length; i++) picture.data[i] = Math.floor(i / 3) % 2 ? 255 : 0
    const { data } = averageView(picture, viewSquare(faceAt(100, 100, 250, 250), picture, 2.56), 96)
    expect(Math.max(...data) - Math.min(...data)).toBeLessThan(256 / 3)
  })
})
