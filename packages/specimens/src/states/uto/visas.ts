import type { Face, FieldPlace, Layout } from '../../layouts/layout.js'

const visaFields = (
  valueXs: readonly [number, number, number],
  rows: readonly [number, number, number, number, number],
): FieldPlace[] => {
  const [left, middle, right] = valueXs
  return [
    { field: 'place_of_issue', at: [left, rows[0]], widthMm: right - left - 2, label: 'PLACE OF ISSUE' },
    {
      field: 'document_number',
      at: [right, rows[0]],
      widthMm: 26,
      label: 'NUMBER',
      value: { font: 'grotesk-bold', sizeMm: 3.2, paint: 'alarm' },
    },
    { field: 'issuing_date', at: [left, rows[1]], widthMm: 22, label: 'VALID FROM' },
    { field: 'expiration_date', at: [middle, rows[1]], widthMm: 22, label: 'VALID UNTIL' },
    { field: 'entries', at: [right, rows[1]], widthMm: 24, label: 'ENTRIES' },
    { field: 'duration_of_stay', at: [left, rows[2]], widthMm: 22, label: 'DURATION OF STAY' },
    { field: 'passport_number', at: [middle, rows[2]], widthMm: 22, label: 'PASSPORT NO.' },
    { field: 'nationality', at: [right, rows[2]], widthMm: 24, label: 'NATIONALITY' },
    { field: 'full_name', at: [left, rows[3]], widthMm: right - left + 24, label: 'SURNAME, NAMES' },
    { field: 'birth_date', at: [left, rows[4]], widthMm: 22, label: 'DATE OF BIRTH' },
    { field: 'gender', at: [middle, rows[4]], widthMm: 10, label: 'SEX' },
    { field: 'remarks', at: [right, rows[4]], widthMm: 24, label: 'REMARKS' },
  ]
}

const visa = { group: 'visa', documentCodes: ['V', 'VN', 'VC'], validYears: [1], dates: 'dd/mm/yyyy' } as const
const numbering = { numberPatterns: ['999999999', 'A99999999', 'AA999999'], optionalData: ['', 'A9999'] } as const
const lettering = {
  label: { font: 'grotesk', sizeMm: 1.4, paint: 'label' },
  value: { font: 'grotesk-bold', sizeMm: 2.8, paint: 'ink' },
} as const

const largeFace: Face = {
  side: 'front',
  art: [
    { art: 'ground', from: 'wash', to: 'tint', angleDegrees: 25 },
    { art: 'waves', box: [0, 0, 120, 56], lines: 58, amplitudeMm: 3, periodMm: 24, paint: 'second', opacity: 0.32 },
    { art: 'rosette', at: [76, 30], radiusMm: 24, petals: 20, paint: 'accent', opacity: 0.32 },
    { art: 'panel', box: [0, 57, 120, 23], paint: 'white', opacity: 0.5 },
    { art: 'text', at: [36, 7.4], text: 'VISA', font: 'serif-bold', sizeMm: 6, paint: 'dark', trackingMm: 0.8 },
    { art: 'text', at: [60, 6.2], text: '{official}', font: 'serif-bold', sizeMm: 3, paint: 'dark' },
    {
      art: 'text',
      at: [60, 9.4],
      text: '{specimen}',
      font: 'grotesk-bold',
      sizeMm: 2.4,
      paint: 'alarm',
      trackingMm: 0.4,
    },
    { art: 'flag', box: [106, 3, 10, 6.6] },
    { art: 'portrait', box: [4, 10, 28, 36], radiusMm: 0.5 },
    { art: 'emblem', at: [10, 5.5], sizeMm: 7, paint: 'dark', opacity: 0.8 },
    { art: 'microtext', box: [4, 55.4, 112, 0], rows: 1, text: '{official}', sizeMm: 0.8, paint: 'dark', opacity: 0.7 },
  ],
  fields: visaFields([36, 62, 90], [12, 19.4, 26.8, 34.2, 41.6]),
  overlay: [{ art: 'hologram', at: [26, 41], radiusMm: 8, opacity: 0.45 }],
  mrzAt: [4.1, 65.4],
}

const smallFace: Face = {
  side: 'front',
  art: [
    { art: 'ground', from: 'tint', to: 'tint', angleDegrees: 0 },
    { art: 'relief', box: [0, 0, 105, 52], spacingMm: 0.8, at: [60, 26], radiusMm: 20, paint: 'accent', opacity: 0.32 },
    { art: 'rosette', at: [60, 26], radiusMm: 20, petals: 12, paint: 'second', opacity: 0.34 },
    { art: 'text', at: [30, 6.4], text: '{official}', font: 'serif-bold', sizeMm: 3, paint: 'dark' },
    {
      art: 'text',
      at: [101, 6.6],
      text: 'VISA',
      anchor: 'end',
      font: 'serif-bold',
      sizeMm: 4.6,
      paint: 'accent',
      trackingMm: 0.6,
    },
    {
      art: 'text',
      at: [30, 9.2],
      text: '{specimen}',
      font: 'grotesk-bold',
      sizeMm: 2.2,
      paint: 'alarm',
      trackingMm: 0.4,
    },
    { art: 'portrait', box: [4, 11, 23, 30] },
    { art: 'emblem', at: [15.5, 6], sizeMm: 8, paint: 'second', opacity: 0.9 },
    { art: 'waves', box: [0, 54, 105, 18], lines: 16, amplitudeMm: 1, periodMm: 20, paint: 'second', opacity: 0.18 },
  ],
  fields: visaFields([30, 53, 76], [11, 18, 25, 32, 39]),
  overlay: [{ art: 'hologram', at: [22, 37], radiusMm: 6.5, opacity: 0.4 }],
  mrzAt: [6.8, 59.4],
}

export const visaA: Layout = {
  ...visa,
  ...numbering,
  ...lettering,
  kind: 'visa-a',
  title: 'full-size visa sticker (MRV-A) with portrait',
  format: 'MRVA',
  states: ['utopia', 'valdoria'],
  people: { foreign: true },
  faces: [largeFace],
}

export const visaB: Layout = {
  ...visa,
  ...numbering,
  ...lettering,
  kind: 'visa-b',
  title: 'small visa sticker (MRV-B) with portrait',
  format: 'MRVB',
  states: ['montelago', 'utopia'],
  people: { foreign: true },
  faces: [smallFace],
}
