import type { Layout } from '../../layouts/layout.js'
import { below, beside, heading } from '../../layouts/places.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueDimex } from './issue-costa-rica.js'

/** In the style of the Costa Rican DIMEX: two columns, labels with colons over and beside their values. */
export const idCardDimex: Layout = {
  kind: 'id-card-dimex',
  group: 'id-card',
  title: 'Costa Rican-style DIMEX for foreigners, TD1 on the back',
  format: 'TD1',
  states: ['costaRica'],
  documentCodes: ['C'],
  numberPatterns: ['999999999'],
  issuedYears: [2019, 2026],
  validYears: [2, 5],
  people: { culture: hispanic },
  particulars: issueDimex,
  label: { font: 'grotesk', sizeMm: 1.8, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.4, paint: 'ink' },
  dates: 'dd mm yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'wash', to: 'tint', angleDegrees: 35 },
        {
          art: 'waves',
          box: [0, 10, 85.6, 44],
          lines: 40,
          amplitudeMm: 2,
          periodMm: 24,
          paint: 'second',
          opacity: 0.22,
        },
        { art: 'rosette', at: [46, 34], radiusMm: 14, petals: 15, paint: 'accent', opacity: 0.2 },
        heading('{official}', [46, 4.6], 2.8, { anchor: 'middle' }),
        heading('DIRECCIÓN GENERAL DE MIGRACIÓN Y EXTRANJERÍA', [46, 8], 2, { anchor: 'middle' }),
        { art: 'emblem', at: [8, 5.6], sizeMm: 8, paint: 'dark', opacity: 0.7 },
        { art: 'portrait', box: [4, 12, 23, 30] },
        { art: 'signature', box: [5, 43.5, 21, 7.5], paint: 'ink' },
      ],
      fields: [
        {
          field: 'category',
          at: [30, 10],
          widthMm: 50,
          lines: 2,
          value: { font: 'grotesk-bold', sizeMm: 2.4, paint: 'dark' },
        },
        below('surnames', 'Apellidos:', [30, 16.4], 50),
        below('names', 'Nombre:', [30, 22], 50),
        beside('gender', 'Género:', [60, 30.4], 9, 6),
        below('nationality', 'Nacionalidad:', [30, 27.6], 26),
        beside('birth_date', 'F.nac.:', [60, 34.6], 9, 14.6),
        beside('document_number', 'Documento No.:', [30, 38.8], 15.4, 14),
        beside('issuing_date', 'Emitido:', [60, 38.8], 9, 14.6),
        beside('support_number', 'Expediente No.:', [30, 43], 15.4, 14),
        beside('expiration_date', 'Vence:', [60, 43], 9, 14.6),
      ],
      overlay: [specimenMark([30, 51], 2.4)],
    },
    {
      side: 'back',
      art: [
        { art: 'ground', from: 'tint', to: 'wash', angleDegrees: 65 },
        {
          art: 'relief',
          box: [0, 0, 85.6, 32],
          spacingMm: 0.8,
          at: [50, 15],
          radiusMm: 14,
          paint: 'accent',
          opacity: 0.26,
        },
        heading('DIRECCIÓN GENERAL DE MIGRACIÓN Y EXTRANJERÍA', [42.8, 6], 2, { anchor: 'middle' }),
        specimenMark([8, 28.6], 2.4),
      ],
      fields: [],
      mrzAt: [4.7, 36.8],
    },
  ],
}
