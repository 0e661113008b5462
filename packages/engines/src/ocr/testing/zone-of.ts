import { formatMrz, type MrzDocument, parseMrz } from '@vivid/documents'
import type { ReadDocument } from '../read-document.js'

/** Where it was read, in a picture of 64 × 40 pixels. */
const found = {
  quad: [
    [4, 24],
    [60, 24],
    [60, 36],
    [4, 36],
  ],
  stripToPicture: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  lines: [26, 30, 34].map((y) => ({ startPx: 4, endPx: 60, middle: { at: () => y }, capHeight: { at: () => 2 } })),
}

/** The zone of the card that `printedFront('GARCÍA', 'D23145890')` is the front of, or of another document, read without a doubt. */
export const zoneOf = (today: Date, otherwise: Partial<MrzDocument> = {}): ReadDocument['mrz'] => {
  const lines = formatMrz({
    format: 'TD1',
    documentCode: 'I',
    issuingState: 'UTO',
    nationality: 'UTO',
    surnames: 'GARCIA',
    givenNames: 'ANA',
    documentNumber: 'D23145890',
    birthDate: { day: 12, month: 1, year: 1990 },
    sex: 'F',
    expiryDate: { day: 1, month: 1, year: 2030 },
    ...otherwise,
  })
  const confidences = lines.map((line) => new Float32Array(line.length).fill(0.99))
  return {
    reading: parseMrz(lines, today)!,
    attempt: { found, decoded: { confidences } },
    imageScore: 1,
  } as unknown as ReadDocument['mrz']
}
