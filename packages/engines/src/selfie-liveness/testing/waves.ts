import { createPicture, type Face, type Picture } from '@vivid/vision'

const [widthPx, heightPx] = [640, 480]

/** Soft waves by formula, as reference_score.py in models/training/vivid_training/selfie_liveness draws them. */
export const waves = (): Picture => {
  const picture = createPicture(widthPx, heightPx, 3)
  for (let i = 0; i < picture.data.length; i++) {
    const [x, y, channel] = [Math.floor(i / 3) % widthPx, Math.floor(i / 3 / widthPx), i % 3]
    picture.data[i] = Math.floor(127.5 + 80 * Math.sin(x / 37 + channel) + 40 * Math.cos(y / 23 - channel))
  }
  return picture
}

/** An upright face in this box, or where that script sees one. */
export const faceIn = (box: Face['box'] = { left: 200, top: 120, right: 380, bottom: 300 }): Face => {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const eye = (box.right - box.left) / 4
  return {
    box,
    keypoints: {
      leftEye: [x - eye, y - eye],
      rightEye: [x + eye, y - eye],
      noseTip: [x, y],
      mouth: [x, y + eye],
      leftEar: [box.left, y],
      rightEar: [box.right, y],
    },
    confidence: 1,
  }
}
