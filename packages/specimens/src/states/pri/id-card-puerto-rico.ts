import type { Layout } from '../../layouts/layout.js'
import { below, heading } from '../../layouts/places.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issuePuertoRico } from './issue-puerto-rico.js'

/** In the style of the Puerto Rican REAL ID card: captions with the numbers of the AAMVA standard, the month first. */
export const idCardPuertoRico: Layout = {
  kind: 'id-card-puerto-rico',
  group: 'id-card',
  title: 'Puerto Rican-style identity card, PDF417 on the back, no MRZ',
  format: 'TD1',
  states: ['puertoRico'],
  documentCodes: ['I'],
  numberPatterns: ['999999999'],
  issuedYears: [2018, 2026],
  validYears: [8],
  people: { culture: hispanic },
  particulars: issuePuertoRico,
  label: { font: 'condensed', sizeMm: 1.8, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.4, paint: 'ink' },
  dates: 'mm/dd/yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'tint', to: 'wash', angleDegrees: 25 },
        {
          art: 'waves',
          box: [0, 9, 85.6, 45],
          lines: 42,
          amplitudeMm: 2.2,
          periodMm: 28,
          paint: 'accent',
          opacity: 0.22,
        },
        { art: 'rosette', at: [60, 34], radiusMm: 15, petals: 13, paint: 'second', opacity: 0.18 },
        heading('{official}', [5, 5.4], 3.2),
        heading('TARJETA DE IDENTIFICACIÓN', [5, 8.8], 2.1),
        { art: 'emblem', at: [78, 6], sizeMm: 7, paint: 'alarm', opacity: 0.8 },
        { art: 'portrait', box: [4, 12, 24, 31] },
        { art: 'ghost', box: [70, 34, 11, 14], opacity: 0.5 },
        { art: 'signature', box: [5, 44, 22, 7], paint: 'ink' },
      ],
      fields: [
        below('document_number', '4d NÚMERO', [31, 11.4], 26, {
          value: { font: 'grotesk-bold', sizeMm: 3, paint: 'alarm' },
        }),
        below('surnames', '1 APELLIDOS', [31, 17.4], 50),
        below('names', '2 NOMBRES', [31, 22.8], 50),
        below('birth_date', '3 FECHA DE NACIMIENTO', [31, 28.2], 24),
        below('gender', '15 SEXO', [60, 28.2], 8),
        below('issuing_date', '4a FECHA DE EXPEDICIÓN', [31, 33.6], 24),
        below('expiration_date', '4b FECHA DE EXPIRACIÓN', [31, 39], 24),
        below('height', '16 ESTATURA', [56, 39], 12),
      ],
      overlay: [specimenMark([31, 50.6], 2.4)],
    },
    {
      side: 'back',
      art: [
        { art: 'ground', from: 'wash', to: 'tint', angleDegrees: 75 },
        {
          art: 'waves',
          box: [0, 0, 85.6, 54],
          lines: 46,
          amplitudeMm: 1.8,
          periodMm: 22,
          paint: 'accent',
          opacity: 0.2,
        },
        { art: 'panel', box: [3, 30, 79.6, 20], paint: 'white', opacity: 0.92 },
        { art: 'barcode', box: [4.8, 31.4, 76, 17], symbology: 'pdf417', payload: 'record', columns: 10 },
        heading('{authority}', [42.8, 8], 2, { anchor: 'middle' }),
        heading('GOBIERNO DE PUERTO RICO', [42.8, 12], 2.2, { anchor: 'middle' }),
        specimenMark([42.8, 24], 2.6, { anchor: 'middle' }),
      ],
      fields: [],
    },
  ],
}
