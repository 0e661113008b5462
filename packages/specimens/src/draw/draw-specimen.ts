import sharp from 'sharp'
import { findFace, findLayout } from '../layouts/find-layout.js'
import type { Side } from '../layouts/layout.js'
import type { NameLength } from '../people/invent-person.js'
import { createRandom } from '../random.js'
import { openStudio, type Studio } from '../studio.js'
import type { DrawingTruth } from '../truth.js'
import type { Change } from './change-holder.js'
import { composeFace } from './compose-face.js'
import { describeFace } from './describe-face.js'
import { issueDocument } from './issue-document.js'
import { preparePortraits } from './prepare-portraits.js'
import { roundCorners } from './round-corners.js'

export interface SpecimenRequest {
  /** A layout's name, see `listKinds`. */
  kind: string
  /** Equal seeds give equal documents; both sides of a card share one. */
  seed: number | string
  /** The first of the layout unless said otherwise. */
  side?: Side
  nameLength?: NameLength
  /** One thing differs from the document of the same seed, as on the back of another card. */
  change?: Change
  /** The machine readable zone and the barcodes tell of another document: of that seed, or with that change. */
  machine?: Pick<SpecimenRequest, 'change'> & Partial<Pick<SpecimenRequest, 'seed'>>
  pixelsPerMm?: number
}

/** Straight RGBA, transparent outside the rounded corners. */
export interface Drawing {
  widthPx: number
  heightPx: number
  data: Uint8Array
  truth: DrawingTruth
}

/** 356 dots per inch: finer than most photos, coarse enough to draw quickly. */
const PIXELS_PER_MM = 14

/** Draws one side of a fictional document. Hand in a studio when drawing more than one. */
export const drawSpecimen = async (request: SpecimenRequest, studio?: Studio): Promise<Drawing> => {
  const { fonts, portraits } = studio ?? (await openStudio())
  const layout = findLayout(request.kind)
  const face = findFace(layout, request.side)
  const keyOf = (seed: number | string) => `${layout.kind}/${seed}`
  const issue = ({ seed, ...wish }: SpecimenRequest) =>
    issueDocument(layout, createRandom(keyOf(seed)).fork('issue'), wish)
  const { mrzLines, payloads } = issue({ ...request, ...request.machine })
  const issued = { ...issue(request), mrzLines, payloads }
  const key = keyOf(request.seed)
  const sitter = { seed: key, sex: issued.person.sex }
  const pictures = await preparePortraits(await portraits(sitter.seed, sitter.sex), issued.state.palette.accent)
  const composed = composeFace(fonts, issued, face, pictures, createRandom(key).fork('hand'))
  const pixelsPerMm = request.pixelsPerMm ?? PIXELS_PER_MM
  const widthPx = Math.round(composed.widthMm * pixelsPerMm)
  const heightPx = Math.round(composed.heightMm * pixelsPerMm)
  const sized = composed.svg.replace(
    '<svg ',
    `<svg width="${widthPx}" height="${heightPx}" preserveAspectRatio="none" `,
  )
  const data = await sharp(Buffer.from(sized)).ensureAlpha().raw().toBuffer()
  roundCorners(data, widthPx, heightPx, composed.cornerMm * pixelsPerMm)
  const drawing = { widthPx, heightPx, pixelsPerMm }
  return { widthPx, heightPx, data, truth: describeFace(issued, face, composed, drawing, String(request.seed), sitter) }
}
