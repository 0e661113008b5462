import { createPicture, type Face, loadModel } from '@vivid/vision'
import { expect, it } from 'vitest'
import { judgeSpoof, spoofModelId } from './judge-spoof.js'
import { spoofSettings } from './spoof-settings.js'

/** What reference_score.py in models/training/selfie-liveness prints for these weights. */
const ANSWER_IN_PYTHON = 0.1789

const [widthPx, heightPx] = [640, 480]

function waves() {
  const picture = createPicture(widthPx, heightPx, 3)
  for (let i = 0; i < picture.data.length; i++) {
    const [x, y, channel] = [Math.floor(i / 3) % widthPx, Math.floor(i / 3 / widthPx), i % 3]
    picture.data[i] = Math.floor(127.5 + 80 * Math.sin(x / 37 + channel) + 40 * Math.cos(y / 23 - channel))
  }
  return picture
}

const face: Face = {
  box: { left: 200, top: 120, right: 380, bottom: 300 },
  keypoints: {
    leftEye: [250, 180],
    rightEye: [330, 180],
    noseTip: [290, 220],
    mouth: [290, 260],
    leftEar: [205, 200],
    rightEar: [375, 200],
  },
  confidence: 1,
}

it('answers in the service what the same weights answer in Python', async () => {
  const model = await loadModel(spoofModelId)
  const { slope, bias } = spoofSettings(model)
  const { score } = await judgeSpoof(model, waves(), face)
  expect((score - bias) / slope).toBeCloseTo(ANSWER_IN_PYTHON, 2)
})
