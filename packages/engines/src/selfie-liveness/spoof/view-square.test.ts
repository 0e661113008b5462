import { createPicture, type Face, type Point } from '@vivid/vision'
import { describe, expect, it } from 'vitest'
import { mirrored, viewRectangle, viewSquare } from './view-square.js'

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
