import { type Quad, rectangleToQuad, sideLengths } from '@vivid/vision'
import sharp from 'sharp'
import type { Drawing } from '../draw/draw-specimen.js'
import { createRandom, type Random } from '../random.js'
import type { PhotoTruth, Truth } from '../truth.js'
import { chooseConditions } from './choose-conditions.js'
import type { Conditions } from './conditions.js'
import { expose } from './expose.js'
import type { Level } from './levels.js'
import { lightFrame } from './light-frame.js'
import { drawOppositePage } from './opposite-page.js'
import { type Frame, type Layer, pasteWarped } from './paste-warped.js'
import { boxQuad, type Cell, type PlacedDocument, placeDocument, projectQuad } from './place-document.js'
import { renderScene } from './render-scene.js'
import { drawThumb, placeThumb } from './thumb.js'

export interface Photo {
  jpeg: Buffer
  truth: Truth
}

/** A level's conditions, any of them replaced. */
export type PhotoWish = { level?: Level } & Partial<Conditions>

/** Takes a picture of one drawing. */
export const photograph = async (drawing: Drawing, wish: PhotoWish, seed: number | string): Promise<Photo> => {
  const { jpeg, truths } = await photographTogether([drawing], wish, seed)
  return { jpeg, truth: truths[0]! }
}

/** Takes one picture of several drawings that lie beside each other. */
export const photographTogether = async (drawings: readonly Drawing[], wish: PhotoWish, seed: number | string) => {
  const random = createRandom(`photo/${seed}`)
  const { level = 'moderate', ...wanted } = wish
  const conditions = chooseConditions(random.fork('conditions'), level, wanted)
  const cells = divideFrame(conditions, drawings.length)
  const placed = drawings.map((drawing, i) => placeDocument(drawing.truth, conditions, cells[i]!))
  const quads = placed.map(({ quad }) => quad)
  const frame = await renderScene(random.fork('scene'), conditions, quads)
  for (const [i, drawing] of drawings.entries()) {
    if (conditions.booklet && drawing.truth.group === 'passport') await pasteOppositePage(frame, drawing, placed[i]!)
    await pasteFitted(frame, drawing, placed[i]!.quad)
    await pasteThumbs(random.fork(`thumbs/${i}`), frame, conditions, drawing, placed[i]!)
  }
  lightFrame(random.fork('light'), frame, conditions, quads)
  const exposed = await expose(random.fork('sensor'), frame, conditions)
  const jpeg = await sharp(exposed.data, { raw: { width: exposed.widthPx, height: exposed.heightPx, channels: 3 } })
    .jpeg({ quality: conditions.jpegQuality })
    .toBuffer()
  const truths = drawings.map(
    ({ truth }, i): Truth => ({ ...truth, photo: describePhoto(truth, placed[i]!, conditions) }),
  )
  return { jpeg, truths }
}

/** Equal strips along the frame's longer side. */
const divideFrame = ({ widthPx, heightPx }: Conditions, count: number): Cell[] =>
  Array.from({ length: count }, (_, i) =>
    widthPx > heightPx
      ? { x: (i * widthPx) / count, y: 0, width: widthPx / count, height: heightPx }
      : { x: 0, y: (i * heightPx) / count, width: widthPx, height: heightPx / count },
  )

/** Shrinks the layer to about its size in the photo before it is warped, so that fine print does not alias. */
const pasteFitted = async (frame: Frame, layer: Layer, quad: Quad): Promise<void> => {
  const sides = sideLengths(quad)
  const share = Math.max(sides.width / layer.widthPx, sides.height / layer.heightPx) * 1.2
  const [width, height] = [Math.round(layer.widthPx * share), Math.round(layer.heightPx * share)]
  const fitted: Layer =
    share >= 1
      ? layer
      : {
          widthPx: width,
          heightPx: height,
          data: await sharp(layer.data, { raw: { width: layer.widthPx, height: layer.heightPx, channels: 4 } })
            .resize(width, height, { fit: 'fill' })
            .raw()
            .toBuffer(),
        }
  pasteWarped(frame, fitted, rectangleToQuad(fitted.widthPx, fitted.heightPx, quad), quad)
}

const pasteOppositePage = async (frame: Frame, { truth }: Drawing, { homography }: PlacedDocument): Promise<void> => {
  const { widthPx, heightPx } = truth.drawing
  const above = boxQuad({ x: 0, y: -heightPx, width: widthPx, height: heightPx })
  await pasteFitted(frame, await drawOppositePage(truth), projectQuad(homography, above))
}

const pasteThumbs = async (
  random: Random,
  frame: Frame,
  { thumbs }: Conditions,
  { truth }: Drawing,
  { homography }: PlacedDocument,
): Promise<void> => {
  for (let n = 0; n < thumbs; n++) {
    const quad = projectQuad(homography, placeThumb(random, truth))
    await pasteFitted(frame, await drawThumb(random), quad)
  }
}

const describePhoto = (truth: Drawing['truth'], { homography }: PlacedDocument, conditions: Conditions): PhotoTruth => {
  const lines = truth.mrz?.lineBoxes.map((box) => projectQuad(homography, boxQuad(box))) ?? []
  return {
    widthPx: conditions.widthPx,
    heightPx: conditions.heightPx,
    quad: projectQuad(
      homography,
      boxQuad({ x: 0, y: 0, width: truth.drawing.widthPx, height: truth.drawing.heightPx }),
    ),
    mrzQuad: truth.mrz && projectQuad(homography, boxQuad(truth.mrz.box)),
    mrzLineQuads: lines,
    portraitQuad: truth.portrait && projectQuad(homography, boxQuad(truth.portrait)),
    characterHeightPx: lines[0] ? Math.round(sideLengths(lines[0]).height * 10) / 10 : null,
    conditions,
  }
}
