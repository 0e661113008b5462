import type { RecognisedLine } from '@vivid/documents'
import { greyBatch, type Model, type Picture, stretchContrast, type Tensor } from '@vivid/vision'
import type { LineBox } from './straighten-line.js'

/** What the reader was trained on: text stretched to the box, capitals a little over half its height. */
export const LINE_BOX: LineBox = { widthPx: 704, heightPx: 32, capHeightPx: 18.5, marginPx: 24 }

export async function readLines(reader: Model, pictures: readonly Picture[]): Promise<RecognisedLine[]> {
  const { logits } = await reader.run({ line: greyBatch(pictures.map(stretchContrast)) })
  return pictures.map((_, i) => lineOf(logits!, i))
}

function lineOf({ dims, data }: Tensor, line: number): RecognisedLine {
  const [, steps, classes] = dims as [number, number, number]
  return { steps, logProbs: data.subarray(line * steps * classes, (line + 1) * steps * classes) }
}
