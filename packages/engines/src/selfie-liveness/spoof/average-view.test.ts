import { createPicture, type Face, type Tensor } from '@vivid/vision'
import { describe, expect, it } from 'vitest'
import { averageView } from './average-view.js'
import { viewSquare } from './view-square.js'

/** The same picture by formula as the training code's, so that its numbers can stand here. */
function drawn(widthPx: number, heightPx: number) {
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

function faceAt(left: number, top: number, right: number, bottom: number): Face {
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
    ['stays inside the picture', faceAt(90, 10, 150, 70), 2.7, 16, [55.667, 126.056, 113.861, 138.333], 127.0833],
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
