import type { FieldPlace, Layout, Lettering } from '../../layouts/layout.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issuePanama } from './issue-panama.js'

const beside = (field: FieldPlace['field'], label: string, y: number, offsetMm: number): FieldPlace => ({
  field,
  label,
  at: [31, y],
  widthMm: 50 - offsetMm,
  valueOffset: [offsetMm, -0.35],
})
const large: Lettering = { font: 'grotesk-bold', sizeMm: 3.1, paint: 'ink' }

/** In the style of the Panamanian cédula: names without labels, values beside theirs, no zone, QR on the back. */
export const idCardPanama: Layout = {
  kind: 'id-card-panama',
  group: 'id-card',
  title: 'Panamanian-style cédula, QR on the back, no MRZ',
  format: 'TD1',
  states: ['panama'],
  documentCodes: ['I'],
  numberPatterns: ['999999999'],
  issuedYears: [2012, 2026],
  validYears: [10],
  people: { culture: hispanic },
  particulars: issuePanama,
  label: { font: 'grotesk', sizeMm: 1.75, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.3, paint: 'ink' },
  dates: 'dd-MES-yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'wash', to: 'tint', angleDegrees: 30 },
        {
          art: 'waves',
          box: [0, 9, 85.6, 44],
          lines: 44,
          amplitudeMm: 2.2,
          periodMm: 20,
          paint: 'accent',
          opacity: 0.26,
        },
        { art: 'rosette', at: [60, 34], radiusMm: 15, petals: 17, paint: 'second', opacity: 0.18 },
        {
          art: 'text',
          at: [42.8, 4.6],
          text: '{official}',
          anchor: 'middle',
          font: 'grotesk-bold',
          sizeMm: 2.9,
          paint: 'dark',
        },
        {
          art: 'text',
          at: [42.8, 7.8],
          text: '{authority}',
          anchor: 'middle',
          font: 'grotesk-bold',
          sizeMm: 2.1,
          paint: 'alarm',
        },
        { art: 'flag', box: [4, 2.8, 8, 5] },
        { art: 'emblem', at: [78, 6], sizeMm: 8, paint: 'dark', opacity: 0.7 },
        { art: 'portrait', box: [4, 11, 24, 31] },
        { art: 'ghost', box: [71, 34, 11, 14], opacity: 0.5 },
        { art: 'signature', box: [5, 43.5, 22, 7], paint: 'ink' },
      ],
      fields: [
        { field: 'names', at: [31, 11], widthMm: 50, value: large },
        { field: 'surnames', at: [31, 14.6], widthMm: 50, value: large },
        beside('birth_date', 'FECHA DE NACIMIENTO:', 21.4, 22.5),
        beside('place_of_birth', 'LUGAR DE NACIMIENTO:', 24.9, 22.5),
        beside('gender', 'SEXO:', 28.4, 7),
        { ...beside('blood_type', 'TIPO DE SANGRE:', 28.4, 17), at: [46, 28.4], widthMm: 20 },
        beside('issuing_date', 'EXPEDIDA:', 31.9, 11.5),
        beside('expiration_date', 'EXPIRA:', 35.4, 9),
        {
          field: 'document_number',
          at: [31, 44],
          widthMm: 38,
          value: { font: 'grotesk-bold', sizeMm: 4.4, paint: 'ink' },
        },
      ],
      overlay: [{ art: 'hologram', at: [66, 40], radiusMm: 4.5, opacity: 0.3 }, specimenMark([31, 51.6], 2.4)],
    },
    {
      side: 'back',
      art: [
        { art: 'ground', from: 'tint', to: 'wash', angleDegrees: 60 },
        {
          art: 'relief',
          box: [0, 0, 85.6, 54],
          spacingMm: 0.85,
          at: [44, 27],
          radiusMm: 18,
          paint: 'accent',
          opacity: 0.28,
        },
        { art: 'panel', box: [4, 14, 25, 25], paint: 'white', opacity: 0.95 },
        { art: 'barcode', box: [6, 16, 21, 21], symbology: 'qrcode', payload: 'number' },
        { art: 'fingerprint', box: [62, 16, 17, 22], paint: 'ink', opacity: 0.6 },
        {
          art: 'text',
          at: [42.8, 8],
          text: 'CÉDULA DE IDENTIDAD PERSONAL',
          anchor: 'middle',
          font: 'grotesk-bold',
          sizeMm: 2.6,
          paint: 'dark',
        },
        specimenMark([42.8, 48], 2.6, { anchor: 'middle' }),
      ],
      fields: [{ field: 'office', at: [33, 24], widthMm: 24, label: 'DIRECTOR DE CEDULACIÓN' }],
    },
  ],
}
