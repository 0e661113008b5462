import type { Layout } from '../../layouts/layout.js'
import { below, beside, heading } from '../../layouts/places.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueDominicanRepublic } from './issue-dominican-republic.js'

/** In the style of the Dominican cédula of 2014: a large number, labels over and beside their values, names under the portrait. */
export const idCardDominican: Layout = {
  kind: 'id-card-dominican',
  group: 'id-card',
  title: 'Dominican-style cédula of 2014, TD1 on the back',
  format: 'TD1',
  states: ['dominicanRepublic'],
  documentCodes: ['ID'],
  numberPatterns: ['999999999'],
  issuedYears: [2014, 2025],
  validYears: [10],
  people: { culture: hispanic },
  particulars: issueDominicanRepublic,
  label: { font: 'grotesk', sizeMm: 1.7, paint: 'ink' },
  value: { font: 'grotesk-bold', sizeMm: 2.3, paint: 'ink' },
  dates: 'dd ENERO yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'tint', to: 'wash', angleDegrees: 25 },
        {
          art: 'waves',
          box: [0, 0, 85.6, 54],
          lines: 46,
          amplitudeMm: 2.6,
          periodMm: 32,
          paint: 'accent',
          opacity: 0.2,
        },
        {
          art: 'relief',
          box: [30, 10, 54, 42],
          spacingMm: 1,
          at: [60, 30],
          radiusMm: 14,
          paint: 'second',
          opacity: 0.18,
        },
        heading('{official}', [63, 6], 2.7, { anchor: 'middle' }),
        heading('JUNTA CENTRAL ELECTORAL', [63, 8.8], 2, { anchor: 'middle' }),
        heading('CÉDULA DE IDENTIDAD Y ELECTORAL', [63, 11.2], 1.7, { anchor: 'middle' }),
        { art: 'emblem', at: [39.6, 7.6], sizeMm: 7, paint: 'dark', opacity: 0.8 },
        { art: 'portrait', box: [3.4, 5.4, 28.6, 36] },
        { art: 'ghost', box: [72, 40, 10, 12], opacity: 0.7 },
      ],
      fields: [
        {
          field: 'document_number',
          at: [38, 11.8],
          widthMm: 43,
          value: { font: 'grotesk-bold', sizeMm: 4.9, paint: 'ink' },
        },
        below('place_of_birth', 'LUGAR DE NACIMIENTO:', [35.8, 18.6], 46),
        below('birth_date', 'FECHA DE NACIMIENTO:', [35.8, 24], 44),
        beside('nationality', 'NACIONALIDAD:', [35.8, 29.6], 13.6, 30),
        beside('gender', 'SEXO:', [35.8, 32.8], 6, 3),
        beside('blood_type', 'SANGRE:', [46, 32.8], 8.2, 5),
        beside('marital_status', 'ESTADO CIVIL:', [60, 32.8], 13, 4),
        beside('profession', 'OCUPACIÓN:', [35.8, 36], 11, 30),
        below('expiration_date', 'FECHA DE EXPIRACIÓN:', [35.8, 39], 34),
        { field: 'names', at: [4, 44.2], widthMm: 46, value: { font: 'grotesk-bold', sizeMm: 3.2, paint: 'ink' } },
        { field: 'surnames', at: [4, 48.4], widthMm: 62, value: { font: 'grotesk-bold', sizeMm: 3.2, paint: 'ink' } },
      ],
      overlay: [specimenMark([52, 46], 2.2, { angleDegrees: 0 })],
    },
    {
      side: 'back',
      art: [
        { art: 'ground', from: 'wash', to: 'tint', angleDegrees: 70 },
        {
          art: 'waves',
          box: [0, 0, 85.6, 31],
          lines: 30,
          amplitudeMm: 1.6,
          periodMm: 22,
          paint: 'second',
          opacity: 0.22,
        },
        { art: 'panel', box: [63, 3, 19, 19], paint: 'white', opacity: 0.95 },
        { art: 'barcode', box: [64.4, 4.4, 16.2, 16.2], symbology: 'qrcode', payload: 'link' },
        specimenMark([60, 30.6], 2.4),
      ],
      fields: [
        below('section', 'COLEGIO ELECTORAL', [5, 3.4], 20),
        below('locality', 'UBICACIÓN DEL COLEGIO', [30, 3.4], 30),
        below('address', 'DIRECCIÓN DE RESIDENCIA', [5, 14], 52),
      ],
      mrzAt: [4.7, 36.8],
    },
  ],
}
