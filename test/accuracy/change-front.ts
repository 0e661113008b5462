import { parseBarcode } from '@vivid/documents'
import { blankPortrait, type Change, changes, type Drawing, drawSpecimen, type Studio } from '@vivid/specimens'

/** As coarse as can be: only what the drawing says is looked at. */
const SKETCH_PIXELS_PER_MM = 1

/** The front with the first change, counted from `first`, that the back says too: a zone may cut names off. */
export const changeFront = async (
  studio: Studio,
  [front, back]: readonly [Drawing, Drawing],
  first: number,
): Promise<{ front: Drawing; change: Change }> => {
  const { kind, seed } = front.truth
  for (let n = 0; n < changes.length; n++) {
    const change = changes[(first + n) % changes.length]!
    const sketch = (side: 'front' | 'back') =>
      drawSpecimen(
        { kind, seed, side, change, pixelsPerMm: SKETCH_PIXELS_PER_MM },
        { ...studio, portraits: blankPortrait },
      )
    if (!saysOtherwise(await sketch('front'), front, change) || !saysOtherwise(await sketch('back'), back, change))
      continue
    return { front: await drawSpecimen({ kind, seed, side: 'front', change }, studio), change }
  }
  throw new Error(`${kind} ${seed}: its back says nothing that its front does`)
}

/** Whether a side tells the two documents apart, of a number by saying it: a card has other numbers too. */
const saysOtherwise = (changed: Drawing, own: Drawing, change: Change): boolean => {
  const [texts, others] = [saidBy(own), saidBy(changed)]
  const number = solid(own.truth.fields.document_number!)
  const isNumber = change === 'document_number' || change === 'document_digits'
  return texts.some((text, at) => text !== others[at] && (!isNumber || solid(text).includes(number)))
}

const solid = (text: string): string => text.replace(/[^0-9A-Z]/g, '')

/**
 * What a reader can know of a side: its print, its zone, and the codes whose form is public. The word for a nationality has a
 * gender (BRASILEIRA), which is not read as the holder's.
 */
const saidBy = ({ truth: { printed, mrz, barcodes } }: Drawing): string[] => [
  ...Object.entries(printed).map(([field, { text }]) => (field === 'nationality' ? '' : text)),
  (mrz?.lines ?? []).join(''),
  ...barcodes.map(({ format, text }) =>
    JSON.stringify(parseBarcode({ format, text, bytes: Buffer.from(text, 'latin1') }, new Date()).values),
  ),
]
