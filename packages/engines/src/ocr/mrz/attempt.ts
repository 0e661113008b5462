import { type DecodedMrz, decodeMrz } from '@vivid/documents'
import type { Picture, Quad } from '@vivid/vision'
import type { ReaderModels } from '../models.js'
import { type FoundLines, findLines } from './find-lines.js'
import { plausibleLines } from './plausible-lines.js'
import { LINE_BOX, readLines } from './read-lines.js'
import { straightenLine } from './straighten-line.js'

/** One try at reading an MRZ in one area of the picture. */
export interface Attempt {
  readonly found: FoundLines
  readonly pictures: readonly Picture[]
  readonly decoded: DecodedMrz | null
}

export async function attempt(models: ReaderModels, picture: Picture, strip: Quad): Promise<Attempt> {
  const found = plausibleLines(await findLines(models.finder, picture, strip))
  if (found.lines.length < 2) return { found, pictures: [], decoded: null }
  const pictures = found.lines.map((line) => straightenLine(picture, found.stripToPicture, line, LINE_BOX))
  const recognised = await readLines(models.reader, pictures)
  return { found, pictures, decoded: decodeMrz(recognised) }
}
