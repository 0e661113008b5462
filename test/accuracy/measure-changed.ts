import type { OcrEngine } from '@vivid/contract'
import { parseBarcode } from '@vivid/documents'
import { type Change, changes, type Drawing, drawSpecimen, type Level, type Studio } from '@vivid/specimens'
import { drawCase, photographCase, type TakenCase } from './draw-case.js'
import type { MeasuredTemplate } from './templates.js'

export interface ChangedResult {
  measured: 'changed'
  template: string
  kind: string
  level: Level
  seed: string
  /** What differs between the front and its own back; none: nothing does. */
  change: Change | 'none'
  valid: boolean
  match: boolean
  percentage?: number
  rejected?: string
  right: boolean
}

export interface ChangedTask {
  level: Level
  seed: string
  /** The first change that is tried, by its place among all; none: a right pair. */
  change: number | 'none'
}

/** Sends a front with one thing changed and its own back: neither `valid` nor `match` may come of it, both of a right pair. */
export const measureChanged = async (
  engine: OcrEngine,
  studio: Studio,
  template: MeasuredTemplate,
  index: number,
  { level, seed, change }: ChangedTask,
  keep: (taken: TakenCase, result: ChangedResult) => Promise<void> = async () => {},
): Promise<ChangedResult> => {
  const drawn = await drawCase(studio, template, index, `changed/${seed}`)
  const [own, back] = drawn.sides as [Drawing, Drawing]
  const { front, changed } =
    change === 'none' ? { front: own, changed: change } : await changeFront(studio, own, back, change)
  const taken = await photographCase({ ...drawn, sides: [front, back] }, template.asked, level)
  const request = { ...taken.request, validateSides: true, details: true }
  const answer = await engine.answer(request)
  const body = answer.outcome === 'answered' && 'match' in answer.body ? answer.body : null
  const [valid, match] = [body?.valid ?? false, body?.match ?? false]
  const result: ChangedResult = {
    measured: 'changed',
    template: template.name,
    kind: drawn.kind,
    level,
    seed: drawn.seed,
    change: changed,
    valid,
    match,
    ...(body && { percentage: body.matches_percentage }),
    ...(answer.outcome === 'rejected' && { rejected: answer.error }),
    right: changed === 'none' ? valid && match : !valid && !match,
  }
  await keep({ ...taken, request }, result)
  return result
}

/** Coarse: only what the drawing says is looked at. */
const SKETCH_PIXELS_PER_MM = 2

/** The front with the first change, counted from `first`, that the back says too: a zone may cut names off. */
const changeFront = async (studio: Studio, front: Drawing, back: Drawing, first: number) => {
  const { kind, seed } = front.truth
  for (let n = 0; n < changes.length; n++) {
    const change = changes[(first + n) % changes.length]!
    const sketch = (side: 'front' | 'back') =>
      drawSpecimen({ kind, seed, side, change, pixelsPerMm: SKETCH_PIXELS_PER_MM }, studio)
    if (!saysOtherwise(await sketch('front'), front, change) || !saysOtherwise(await sketch('back'), back, change))
      continue
    return { front: await drawSpecimen({ kind, seed, side: 'front', change }, studio), changed: change }
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
