import { multipartBody, type Shot } from '@vivid/traffic'
import { drawShots, kinds } from '@vivid/traffic/requests'
import sharp from 'sharp'

/** Just below the largest picture that is decoded at all, see `packages/vision/src/image`. */
const SIDE_PX = 7_000
/** The best that fits into the interface's 2 MB is taken. */
const qualities = [60, 40, 25, 15, 8, 4]
const MAX_BYTES = 2_000_000

/** Cards whose pictures cost the most that 2 MB can: as many pixels as are allowed. */
export const drawCostly = async (): Promise<Shot[]> => {
  const drawn = await drawShots(['card'], { perKind: 2, level: 'moderate', seed: 'costly', onDrawn: () => undefined })
  const enlarge = async (jpeg: Buffer) => {
    const large = sharp(jpeg).resize(SIDE_PX, SIDE_PX, { fit: 'fill' })
    for (const quality of qualities) {
      const bytes = await large.clone().jpeg({ quality }).toBuffer()
      if (bytes.length <= MAX_BYTES) return bytes
    }
    throw new Error('no costly picture fits into 2 MB')
  }
  const { path, fields } = kinds.card
  return Promise.all(
    drawn.map(async ({ files }) => {
      const { frontside, backside } = files as { frontside: Buffer; backside: Buffer }
      const large = { frontside: await enlarge(frontside), backside: await enlarge(backside) }
      return { kind: 'costly', path, token: '', body: multipartBody(fields, large) }
    }),
  )
}
