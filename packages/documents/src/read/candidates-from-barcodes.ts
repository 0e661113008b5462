import { parseBarcode } from '../barcodes/parse-barcode.js'
import type { DecodedBarcode } from '../evidence/side-evidence.js'
import type { Candidate, Candidates } from '../fields/candidate.js'
import { type DocumentField, isName } from '../fields/document-field.js'
import type { SideRule } from '../templates/template.js'

/** Confidence in a decoded barcode: its error correction makes a wrong character very unlikely. */
const BARCODE_CONFIDENCE = 0.99

/** Longer values are no holder's: four times the 40 characters of a licence's longest name (AAMVA DL/ID card design standard, element DCS). */
const MOST_CHARACTERS = 160

export const candidatesFromBarcodes = (
  barcodes: readonly DecodedBarcode[],
  rule: SideRule | null,
  today: Date,
): Candidates =>
  barcodes.flatMap((barcode) => {
    const parsed = parseBarcode(barcode, today)
    // One that tells its state may stand anywhere; a bare number means something only where the template expects it.
    const isExpected = parsed.state !== null || rule?.barcodes?.payloads.includes(parsed.payload)
    if (parsed.broken || !isExpected) return []
    return Object.entries(parsed.values).flatMap(([field, value]): Candidate[] =>
      value && value.length <= MOST_CHARACTERS
        ? [
            {
              field: field as DocumentField,
              value,
              printed: value,
              confidence: BARCODE_CONFIDENCE,
              source: 'barcode',
              verified: true,
              truncated: isName(field),
              characters: [...value].map(() => BARCODE_CONFIDENCE),
              box: null,
              flags: [],
            },
          ]
        : [],
    )
  })
