import { type Homography, type Point, project, type Quad, rectangleToQuad } from '@vivid/vision'
import { CAPITAL_HEIGHT_MM } from '../draw/print-mrz.js'
import type { BoxPx, DrawingTruth } from '../truth.js'
import type { Conditions } from './conditions.js'

/** Distance of the camera in document widths: a phone held over a table. */
const DISTANCE = 2.6

/** The part of the frame that one document gets. */
export interface Cell {
  x: number
  y: number
  width: number
  height: number
}

export interface PlacedDocument {
  quad: Quad
  /** From the drawing's pixels to the photo's. */
  homography: Homography
}

/** Where the document lies in the picture. */
export const placeDocument = (truth: DrawingTruth, conditions: Conditions, cell: Cell): PlacedDocument => {
  const { widthPx, heightPx, pixelsPerMm } = truth.drawing
  const view = (point: Point) => lookAt(point, widthPx, heightPx, conditions)
  const corners = boxQuad({ x: 0, y: 0, width: widthPx, height: heightPx }).map(view) as unknown as Quad
  const subjectBox = conditions.subject === 'mrz' ? truth.mrz?.box : undefined
  const subject = subjectBox ? boxQuad(subjectBox).map(view) : corners
  const [xs, ys] = [subject.map(([x]) => x), subject.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const fit = conditions.scale / Math.max(width / cell.width, height / cell.height)
  // Before scaling a drawing's pixel is one unit at the document's middle.
  const zoom = conditions.characterHeightPx ? conditions.characterHeightPx / (CAPITAL_HEIGHT_MM * pixelsPerMm) : fit
  const x = cell.x + ((cell.width - width * zoom) / 2) * (1 + conditions.offsetX)
  const y = cell.y + ((cell.height - height * zoom) / 2) * (1 + conditions.offsetY)
  const quad = corners.map(([cx, cy]) => [x + (cx - left) * zoom, y + (cy - top) * zoom]) as unknown as Quad
  return { quad, homography: rectangleToQuad(widthPx, heightPx, quad) }
}

/** A pinhole camera over the turned and leaning document. */
const lookAt = ([px, py]: Point, width: number, height: number, conditions: Conditions): Point => {
  const radians = Math.PI / 180
  const turn = conditions.rotationDegrees * radians
  const [x, y] = [px - width / 2, py - height / 2]
  const [tx, ty] = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]
  const towards = conditions.tiltDirectionDegrees * radians
  const tilt = conditions.tiltDegrees * radians
  // Along the leaning direction the document shortens and recedes; across it nothing changes.
  const along = tx * Math.cos(towards) + ty * Math.sin(towards)
  const across = -tx * Math.sin(towards) + ty * Math.cos(towards)
  const distance = DISTANCE * width
  const shrink = distance / (distance + along * Math.sin(tilt))
  const [a, b] = [along * Math.cos(tilt) * shrink, across * shrink]
  return [a * Math.cos(towards) - b * Math.sin(towards), a * Math.sin(towards) + b * Math.cos(towards)]
}

export const boxQuad = ({ x, y, width, height }: BoxPx): Quad => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

export const projectQuad = (homography: Homography, quad: Quad): Quad =>
  quad.map((point) => project(homography, point).map((n) => Math.round(n * 100) / 100)) as unknown as Quad
