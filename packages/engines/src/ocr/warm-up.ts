import { createPicture, findText, locate, readText } from '@vivid/vision'
import type { ReaderModels } from './models.js'
import { findLines } from './mrz/find-lines.js'
import { LINE_BOX, readLines } from './mrz/read-lines.js'
import { stripAround } from './mrz/strips.js'

/** Runs every network once, so that the first picture does not pay for it. */
export const warmUpReader = async (models: ReaderModels): Promise<void> => {
  const square = [
    [0, 0],
    [64, 0],
    [64, 64],
    [0, 64],
  ] as const
  const blank = createPicture(64, 64, 1)
  await locate(models.locator, createPicture(64, 64, 3))
  await findLines(models.finder, blank, stripAround(square))
  await readLines(models.reader, [createPicture(LINE_BOX.widthPx, LINE_BOX.heightPx, 1)])
  await findText(models.textDetector, blank)
  await readText(models.textReader, blank, [{ quad: square }])
  await models.barcodeDecoder(blank)
}
