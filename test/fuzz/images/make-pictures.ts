import { pick, seededRandom } from '../../support/seeded-random.js'
import { drawBasePictures } from './base-pictures.js'
import { costlyPictures } from './costly.js'
import { type Crafted, craftPictures } from './crafted.js'
import { mutateBytes } from './mutate-bytes.js'
import { cutAtChunk, mutateChunks } from './mutate-chunks.js'

/** The n-th hostile picture of a seed: the crafted ones first, then the costly ones if wanted, then mutations without end. */
export type PictureMaker = (n: number) => Crafted

/** A service takes no larger file. */
const MAX_BYTES = 2 * 1024 * 1024

export const makePictures = async (seed: number, withCostly = true): Promise<PictureMaker> => {
  const bases = await drawBasePictures()
  const crafted = await craftPictures(bases)
  const whole = bases.map(({ name, bytes }) => ({ name, bytes }))
  const listed = [...whole, ...crafted, ...(withCostly ? await costlyPictures() : [])]
  return (n) => {
    if (n < listed.length) return listed[n]!
    const random = seededRandom(seed * 1_000_003 + n)
    const base = pick(random, bases)
    const how = pick(random, ['bytes', 'chunks', 'chunks', 'cut', 'splice'] as const)
    const other = pick(random, bases).bytes
    const at = Math.floor(random() * base.bytes.length)
    const bytes = {
      bytes: () => mutateBytes(base.bytes, random),
      chunks: () => mutateChunks(base.bytes, base.format, random),
      cut: () => cutAtChunk(base.bytes, base.format, random),
      splice: () => Buffer.concat([base.bytes.subarray(0, at), other.subarray(Math.min(at, other.length))]),
    }[how]()
    return { name: `${base.name}, ${how}`, bytes: bytes.subarray(0, MAX_BYTES) }
  }
}
