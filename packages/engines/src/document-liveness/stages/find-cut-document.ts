import { type LocatedDocument, locateInView, type Model, type Picture, type Quad } from '@vivid/vision'
import { thresholds } from '../thresholds.js'
import { frameMargins, largestOverhang, quadArea } from './measure-framing.js'

/** How much smaller the picture is shown, inside an empty rim, so that corners outside the frame can be located. */
const ZOOM_OUT = 1.6

/** A document of which a good part lies outside the frame: a look at the picture itself misses its middle. */
export const findCutDocument = async (locator: Model, picture: Picture): Promise<LocatedDocument | null> => {
  const { documents } = await locateInView(locator, picture, widerView(picture))
  return documents.find((document) => isCut(document, picture)) ?? null
}

const isCut = ({ quad, confidence }: LocatedDocument, picture: Picture): boolean => {
  const { cutDocument } = thresholds
  const [left, top, right, bottom] = frameMargins(quad, picture) as [number, number, number, number]
  // Out on opposite sides: the whole picture was taken for a document.
  const isWhole = Math.max(left, right) < 0 || Math.max(top, bottom) < 0
  return (
    !isWhole &&
    confidence >= cutDocument.confidence &&
    largestOverhang(quad, picture) >= cutDocument.overhang &&
    quadArea(quad) >= cutDocument.areaShare * picture.widthPx * picture.heightPx
  )
}

const widerView = ({ widthPx, heightPx }: Picture): Quad => {
  const [x, y] = [(widthPx * (ZOOM_OUT - 1)) / 2, (heightPx * (ZOOM_OUT - 1)) / 2]
  return [
    [-x, -y],
    [widthPx + x, -y],
    [widthPx + x, heightPx + y],
    [-x, heightPx + y],
  ]
}
