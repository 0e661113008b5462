import type { LivenessScores, SelfieLivenessEngine } from '@vivid/contract'
import { createSelfieLivenessEngine } from '@vivid/engines/selfie-liveness'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { hugeAvif } from '../fuzz/images/claiming.js'
import { bmp } from '../fuzz/images/craft-bmp.js'
import { drawnHeic, heicOf } from '../fuzz/images/craft-heif.js'
import { selfie, turnedSelfie } from '../support/drawn.js'

let engine: SelfieLivenessEngine
beforeAll(async () => {
  engine = await createSelfieLivenessEngine()
})

const scoresOf = async (picture: Buffer) => {
  const answer = await engine.answer({ selfie: picture })
  return (answer.outcome === 'answered' ? answer.body : answer.scores) as LivenessScores
}

it('judges a second picture of the head turned: not the same again, another person or nobody', async () => {
  const straight = await selfie(4)
  const nobody = sharp({ create: { width: 640, height: 480, channels: 3, background: '#987' } })
  const second = (selfie_turned: Buffer) => engine.answer({ selfie: straight, selfie_turned })
  expect(await second(await turnedSelfie(4))).toMatchObject({ outcome: 'answered' })
  expect(await second(straight)).toMatchObject({ error: 'face_not_turned' })
  expect(await second(await turnedSelfie(12))).toMatchObject({ error: 'selfies_differ' })
  expect(await second(await nobody.png().toBuffer())).toMatchObject({ error: 'face_not_found' })
})

it('judges HEIC as phones write it, in tiles or turned, and BMP as it does a JPEG', async () => {
  const small = sharp(await selfie(3)).resize(480)
  const { data, info } = await small.clone().raw().toBuffer({ resolveWithObject: true })
  const { quality } = await scoresOf(await small.png().toBuffer())
  for (const picture of [drawnHeic(), heicOf({ turns: 2 }), bmp(data, info.width, info.height)])
    expect(Math.abs((await scoresOf(picture)).quality - quality)).toBeLessThan(0.1)
})

it('refuses a picture whose header tells that it costs too much', async () => {
  const costly = [hugeAvif(), heicOf({ claims: [9000, 9000] }), heicOf({ overlays: 300 })]
  for (const picture of [...costly, bmp(Buffer.alloc(3_000), 9000, 9000)])
    expect(await engine.answer({ selfie: picture })).toMatchObject({ error: 'selfie_unreadable' })
})
