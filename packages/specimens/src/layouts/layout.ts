import type { MrzFormatName } from '@vivid/documents'
import type { FieldName } from '../fields.js'
import type { DateFormat } from '../people/calendar.js'
import type { Culture } from '../people/name-lists.js'
import type { FontName } from '../type/font-table.js'
import type { Particularise } from './particulars.js'
import type { Paint, StateName } from './states.js'

/** Left, top, width, height in millimetres from the document's top left corner. */
export type BoxMm = readonly [x: number, y: number, width: number, height: number]
export type PointMm = readonly [x: number, y: number]

export type MrzFormat = MrzFormatName
export type Side = 'front' | 'back'

export interface Lettering {
  font: FontName
  sizeMm: number
  paint: Paint
  trackingMm?: number
}

/** `words`: capitals only where a word begins. `small capitals`: those words, their small letters as low capitals. */
export type NameLetters = 'capitals' | 'words' | 'small capitals'

/** One printed field: a label and under (or right of) it the value. */
export interface FieldPlace {
  field: FieldName
  /** Left and top of the label, or of the value where there is no label. */
  at: PointMm
  widthMm: number
  label?: string
  /** Where the value starts, counted from `at`; below the label unless said otherwise. */
  valueOffset?: PointMm
  /** A label wider than this is narrowed; the room up to the value unless said otherwise. */
  labelWidthMm?: number
  /** Nothing but the label is printed, as of a label in two languages on two lines. */
  isLabelOnly?: true
  /** Wraps between words up to this many lines before it narrows. */
  lines?: number
  /** Lines of a wrapped value are as large as a single one. */
  isLoose?: true
  /** How a name is written; in capitals unless said otherwise. */
  letters?: NameLetters
  value?: Lettering
  dates?: DateFormat
  /** What is printed for a value, where it is not the value itself. */
  words?: Readonly<Record<string, string>>
}

export type Art =
  | { art: 'ground'; from: Paint; to: Paint; angleDegrees: number }
  | { art: 'waves'; box: BoxMm; lines: number; amplitudeMm: number; periodMm: number; paint: Paint; opacity: number }
  | { art: 'relief'; box: BoxMm; spacingMm: number; at: PointMm; radiusMm: number; paint: Paint; opacity: number }
  | { art: 'rosette'; at: PointMm; radiusMm: number; petals: number; paint: Paint; opacity: number }
  | { art: 'microtext'; box: BoxMm; rows: number; text: string; sizeMm: number; paint: Paint; opacity: number }
  | { art: 'panel'; box: BoxMm; paint: Paint; opacity: number; radiusMm?: number }
  | { art: 'emblem'; at: PointMm; sizeMm: number; paint: Paint; opacity: number }
  | { art: 'flag'; box: BoxMm }
  | { art: 'chip'; box: BoxMm }
  | { art: 'chip-mark'; at: PointMm; sizeMm: number; paint: Paint }
  | { art: 'portrait'; box: BoxMm; radiusMm?: number }
  | { art: 'ghost'; box: BoxMm; opacity: number }
  | { art: 'signature'; box: BoxMm; paint: Paint }
  | { art: 'hologram'; at: PointMm; radiusMm: number; opacity: number }
  | { art: 'fingerprint'; box: BoxMm; paint: Paint; opacity: number }
  | {
      art: 'barcode'
      box: BoxMm
      symbology: 'pdf417' | 'qrcode' | 'code128'
      /** Which of the document's payloads; its machine readable lines unless said otherwise. */
      payload?: string
      /** Of a PDF417 code. */
      columns?: number
    }
  | ({
      art: 'text'
      at: PointMm
      text: string
      anchor?: 'start' | 'middle' | 'end'
      angleDegrees?: number
    } & Lettering & {
        opacity?: number
      })

export interface Face {
  side: Side
  /** Painted in this order, below the fields. */
  art: readonly Art[]
  fields: readonly FieldPlace[]
  /** Painted over the fields. */
  overlay?: readonly Art[]
  /** Baseline of the first machine readable line and the left edge of its first character cell. */
  mrzAt?: PointMm
}

/** A document type. Adding one adds such a table and its name in `layouts/index.ts`, no code. */
export interface Layout {
  kind: string
  group: 'passport' | 'id-card' | 'visa'
  title: string
  /** Its size, and the format of the machine readable zone where a side has one. */
  format: MrzFormat
  states: readonly StateName[]
  /** Document code in the machine readable zone; several: one is drawn. */
  documentCodes: readonly string[]
  /** Patterns of the document number: A a letter, 9 a digit, # one that is not 0, X letter or digit, yymm the month of issue, anything else itself. */
  numberPatterns: readonly string[]
  /** Patterns of the optional data, which is the registry number. */
  optionalData?: readonly string[]
  /** The old French card's office. */
  issuingOffice?: string
  /** First and last year of issue; 2016 to 2026 unless said otherwise. */
  issuedYears?: readonly [number, number]
  /** From issue to expiry. */
  validYears: readonly number[]
  people?: { culture?: number | Culture; places?: readonly string[]; foreign?: boolean }
  /** What only this type holds: national numbers, payloads, who may hold it. */
  particulars?: Particularise
  label: Lettering
  value: Lettering
  dates: DateFormat
  faces: readonly Face[]
}

/** Sizes of ICAO 9303 parts 4 to 7 and the corner radius of ISO/IEC 7810 cards. */
export const formatSizes: Record<MrzFormat, { widthMm: number; heightMm: number; cornerMm: number }> = {
  TD1: { widthMm: 85.6, heightMm: 53.98, cornerMm: 3.18 },
  TD2: { widthMm: 105, heightMm: 74, cornerMm: 3.18 },
  TD3: { widthMm: 125, heightMm: 88, cornerMm: 3.18 },
  MRVA: { widthMm: 120, heightMm: 80, cornerMm: 0.5 },
  MRVB: { widthMm: 105, heightMm: 74, cornerMm: 0.5 },
  IDFRA: { widthMm: 105, heightMm: 74, cornerMm: 3.18 },
}
