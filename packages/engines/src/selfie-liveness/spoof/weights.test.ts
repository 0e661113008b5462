import { loadModel } from '@vivid/vision'
import { expect, it } from 'vitest'
import { faceIn, waves } from '../testing/waves.js'
import { judgeSpoof, spoofModelId } from './judge-spoof.js'
import { surroundingsModelId } from './look-around.js'
import { spoofSettings } from './spoof-settings.js'

/** What reference_score.py in models/training/vivid_training/selfie_liveness prints for these weights. */
const FUSED_IN_PYTHON = 0.1109

it('answers in the service what the same weights answer in Python', async () => {
  const models = { spoof: await loadModel(spoofModelId), surroundings: await loadModel(surroundingsModelId) }
  const { slope, bias } = spoofSettings(models.spoof)
  const { score } = await judgeSpoof(models, waves(), faceIn())
  expect((score - bias) / slope).toBeCloseTo(FUSED_IN_PYTHON, 2)
})
