import { halve, LOOK_EVERY_MS, type Look, lookAt, lookSize, measureMove } from '@vivid/capture/watch'
import sharp from 'sharp'
import { seededRandom } from '../support/seeded-random.js'
import { chooseLimit } from './choose-limit.js'

/** A phone's exposure indoors. */
const EXPOSURE_MS = 33
/** Blur along the move, in shares of the frame's width, that still shows sharp print: `motionPx` 3 of 1024 is accepted, 6 is not. */
const [HARMLESS, HARMFUL] = [1 / 1024, 6 / 1024]
/** Noise of one look against the next, in grey levels. */
const NOISE = 4

/** The largest move between two looks that leaves the picture sharp. */
export const fitMove = async (files: readonly string[]): Promise<number> => {
  const random = seededRandom(3)
  const moves = { good: [] as number[], bad: [] as number[] }
  for (const file of files) {
    for (const [kind, blur] of [
      ['good', HARMLESS],
      ['bad', HARMFUL],
    ] as const) {
      const share = (blur * LOOK_EVERY_MS) / EXPOSURE_MS
      const [before, now] = [await shifted(file, 0, random), await shifted(file, share, random)]
      moves[kind].push(measureMove(halve(before.coarse), halve(now.coarse)))
    }
  }
  return chooseLimit(moves.good, moves.bad, 'most')
}

/** The picture moved by a share of its width, with noise of its own. */
const shifted = async (file: string, share: number, random: () => number): Promise<Look> => {
  const { width, height } = await sharp(file).metadata()
  const left = Math.round(share * width)
  const kept = { left, top: 0, width: Math.round(0.9 * width), height }
  const { widthPx, heightPx } = lookSize(kept.width, kept.height)
  const cut = await sharp(file).extract(kept).toBuffer()
  const rgba = await sharp(cut).resize(widthPx, heightPx, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  for (let i = 0; i < rgba.length; i++)
    rgba[i] = Math.max(0, Math.min(255, rgba[i]! + NOISE * 2 * (random() + random() - 1)))
  return lookAt(rgba, widthPx, heightPx)
}
