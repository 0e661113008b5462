import { wholePicture } from '../geometry/quad.js'
import type { Picture } from '../image/picture.js'
import { stretchContrast } from '../image/stretch-contrast.js'
import { greyBatch } from '../model/grey-batch.js'
import type { Model } from '../model/load-model.js'
import { rectify } from '../sample/rectify.js'
import { detectorSettings } from './detector-settings.js'
import type { TextBox } from './text-box.js'
import { type TracedText, traceText } from './trace-text.js'

/** The network halves its input four times. */
const SIZE_STEP_PX = 16

/**
 * Lines of print on an upright, rectified document, from top to bottom. Lines are split where a gap is wider than about
 * one and a half letter heights. `widthPx` is what the view is scaled to; the model's own width fits cards. A grey view that
 * has this size already (both sides multiples of 16) is taken as it is.
 */
export const findText = async (detector: Model, view: Picture, widthPx?: number): Promise<TextBox[]> => {
  const settings = detectorSettings(detector.card)
  const width = roundToStep(widthPx ?? settings.widthPx)
  const height = roundToStep((view.heightPx * width) / view.widthPx)
  const isReady = view.channels === 1 && view.widthPx === width && view.heightPx === height
  const page = stretchContrast(isReady ? view : rectify(view, wholePicture(view), width, height))
  const { lines } = await detector.run({ page: greyBatch([page]) })
  const [scaleX, scaleY] = [view.widthPx / width, view.heightPx / height]
  return traceText(lines!, width / lines!.dims[3]!, settings)
    .map((line) => boxOf(line, scaleX, scaleY))
    .sort((a, b) => a.quad[0][1] - b.quad[0][1])
}

const roundToStep = (sizePx: number) => Math.max(2, Math.round(sizePx / SIZE_STEP_PX)) * SIZE_STEP_PX

const boxOf = (line: TracedText, scaleX: number, scaleY: number): TextBox => {
  const half = line.heightPx / 2
  const corner = (x: number, y: number) => [x * scaleX, y * scaleY] as const
  return {
    quad: [
      corner(line.leftPx, line.leftMiddlePx - half),
      corner(line.rightPx, line.rightMiddlePx - half),
      corner(line.rightPx, line.rightMiddlePx + half),
      corner(line.leftPx, line.leftMiddlePx + half),
    ],
    confidence: line.confidence,
    heightPx: line.heightPx * scaleY,
  }
}
