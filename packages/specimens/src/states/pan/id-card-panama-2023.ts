import type { Layout, Lettering } from '../../layouts/layout.js'
import { beside, heading } from '../../layouts/places.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issuePanama } from './issue-panama.js'

const large: Lettering = { font: 'humanist-bold', sizeMm: 3, paint: 'ink' }

/** In the style of the Panamanian cédula of 2023: laser print in mixed case, two dates on a line, a ghost with the birth date. */
export const idCardPanama2023: Layout = {
  kind: 'id-card-panama-2023',
  group: 'id-card',
  title: 'Panamanian-style cédula of 2023, QR on the back, no MRZ',
  format: 'TD1',
  states: ['panama'],
  documentCodes: ['I'],
  numberPatterns: ['999999999'],
  issuedYears: [2023, 2026],
  validYears: [10],
  people: { culture: hispanic },
  particulars: issuePanama,
  label: { font: 'humanist', sizeMm: 1.8, paint: 'dark' },
  value: { font: 'humanist-bold', sizeMm: 2.3, paint: 'ink' },
  dates: 'dd-MES-yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'tint', to: 'wash', angleDegrees: 15 },
        {
          art: 'waves',
          box: [0, 0, 85.6, 54],
          lines: 48,
          amplitudeMm: 2.4,
          periodMm: 30,
          paint: 'second',
          opacity: 0.2,
        },
        { art: 'rosette', at: [52, 30], radiusMm: 16, petals: 19, paint: 'accent', opacity: 0.18 },
        heading('{official}', [45, 4.8], 2.9, { anchor: 'middle' }),
        heading('TRIBUNAL ELECTORAL', [45, 8.2], 2.2, { anchor: 'middle' }),
        { art: 'emblem', at: [8, 5.8], sizeMm: 8, paint: 'dark', opacity: 0.7 },
        { art: 'portrait', box: [4, 12, 24, 31], radiusMm: 1 },
        { art: 'ghost', box: [71, 35, 11, 13], opacity: 0.6 },
        { art: 'signature', box: [5, 44, 22, 7], paint: 'ink' },
      ],
      fields: [
        { field: 'names', at: [31, 11.4], widthMm: 50, value: large },
        { field: 'surnames', at: [31, 15.2], widthMm: 50, value: large },
        beside('birth_date', 'FECHA DE NACIMIENTO:', [31, 23.6], 20.4, 20),
        beside('place_of_birth', 'LUGAR DE NACIMIENTO:', [31, 27.2], 20.4, 30),
        beside('gender', 'SEXO:', [31, 30.8], 6, 5),
        beside('blood_type', 'TIPO DE SANGRE:', [46, 30.8], 15.4, 8),
        beside('issuing_date', 'EXPEDIDA:', [31, 34.4], 9.4, 14),
        beside('expiration_date', 'EXPIRA:', [31, 38], 7.4, 14),
        {
          field: 'document_number',
          at: [31, 43.4],
          widthMm: 36,
          value: { font: 'humanist-bold', sizeMm: 4.2, paint: 'ink' },
        },
      ],
      overlay: [{ art: 'hologram', at: [60, 40], radiusMm: 4, opacity: 0.25 }, specimenMark([31, 51.6], 2.4)],
    },
    {
      side: 'back',
      art: [
        { art: 'ground', from: 'wash', to: 'tint', angleDegrees: 60 },
        {
          art: 'relief',
          box: [0, 0, 85.6, 54],
          spacingMm: 0.85,
          at: [44, 27],
          radiusMm: 18,
          paint: 'second',
          opacity: 0.26,
        },
        { art: 'panel', box: [56, 14, 25, 25], paint: 'white', opacity: 0.95 },
        { art: 'barcode', box: [58, 16, 21, 21], symbology: 'qrcode', payload: 'number' },
        heading('CÉDULA DE IDENTIDAD PERSONAL', [42.8, 8], 2.6, { anchor: 'middle' }),
        specimenMark([42.8, 48], 2.6, { anchor: 'middle' }),
      ],
      fields: [{ field: 'office', at: [6, 24], widthMm: 24, label: 'DIRECTOR DE CEDULACIÓN' }],
    },
  ],
}
