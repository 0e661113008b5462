import type { TextLine } from '@vivid/vision'
import type { SecondReading } from './open-second-reader.js'

/** Ours was trained on documents: the other reader must be this much surer to be believed against it. */
const MIN_LEAD = 0.15

/** Below this Tesseract is guessing. */
const MIN_CONFIDENCE = 0.6

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|\s/gu, '')
    .toUpperCase()

/** The better supported of two readings of one line; two that agree support each other. */
export const weighReadings = (ours: TextLine, other: SecondReading): TextLine => {
  if (other.text === '' || other.confidence < MIN_CONFIDENCE) return ours
  if (plain(other.text) === plain(ours.text)) return raise(ours, other.confidence)
  return other.confidence >= ours.confidence + MIN_LEAD ? replace(ours, other) : ours
}

/** Confidence of a reading that a second reader confirms: it is wrong only if both are, independently. */
const raise = (line: TextLine, other: number): TextLine => {
  const raised = (confidence: number) => 1 - (1 - confidence) * (1 - other)
  return {
    ...line,
    confidence: raised(line.confidence),
    characters: line.characters.map((one) => ({ ...one, confidence: raised(one.confidence) })),
  }
}

/** Tesseract's text in our line's place; characters are spread evenly, which is near enough for one line. */
const replace = ({ quad }: TextLine, { text, confidence, characters }: SecondReading): TextLine => {
  const [left, right] = [quad[0][0], quad[1][0]]
  const at = (i: number) => left + ((right - left) * i) / characters.length
  return {
    text,
    confidence,
    quad,
    characters: characters.map((one, i) => ({ ...one, leftPx: at(i), rightPx: at(i + 1) })),
  }
}
