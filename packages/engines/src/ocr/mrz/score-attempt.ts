import { sideLengths } from '@vivid/vision'
import { judgePicture } from './judge-picture.js'
import type { ReadMrz } from './read-mrz.js'
import { scoreImage } from './score-image.js'
import { STRIP } from './strip-around.js'

/** 0…1, how well the document could be read. */
export function scoreAttempt({ decoded, found, pictures }: ReadMrz): number {
  const used = decoded.lineIndexes.map((index) => ({ line: found.lines[index]!, picture: pictures[index]! }))
  const picturePxPerStripPx = sideLengths(found.quad).width / STRIP.widthPx
  const capHeights = used.map(({ line }) => line.capHeight.at((line.startPx + line.endPx) / 2) * picturePxPerStripPx)
  return scoreImage(
    judgePicture(used.map(({ picture }) => picture)),
    Math.min(...capHeights),
    Math.exp(decoded.meanLogProb),
  )
}
