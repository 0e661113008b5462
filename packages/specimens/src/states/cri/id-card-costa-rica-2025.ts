import type { Layout } from '../../layouts/layout.js'
import { beside, heading } from '../../layouts/places.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueCostaRica } from './issue-costa-rica.js'

/** In the style of the Costa Rican cédula of 2025: dates in short labels on one line, a second small portrait, a zone. */
export const idCardCostaRica2025: Layout = {
  kind: 'id-card-costa-rica-2025',
  group: 'id-card',
  title: 'Costa Rican-style cédula of 2025, TD1 on the back',
  format: 'TD1',
  states: ['costaRica'],
  documentCodes: ['ID'],
  numberPatterns: ['999999999'],
  issuedYears: [2025, 2026],
  validYears: [10],
  people: { culture: hispanic },
  particulars: issueCostaRica,
  label: { font: 'humanist', sizeMm: 2, paint: 'dark' },
  value: { font: 'humanist-bold', sizeMm: 2.6, paint: 'ink' },
  dates: 'dd/mm/yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'wash', to: 'tint', angleDegrees: 50 },
        {
          art: 'waves',
          box: [0, 0, 85.6, 54],
          lines: 48,
          amplitudeMm: 2.4,
          periodMm: 30,
          paint: 'second',
          opacity: 0.2,
        },
        { art: 'rosette', at: [64, 26], radiusMm: 16, petals: 11, paint: 'accent', opacity: 0.22 },
        heading('{official}', [44, 5], 2.9, { anchor: 'middle' }),
        heading('TRIBUNAL SUPREMO DE ELECCIONES', [44, 8.4], 2.1, { anchor: 'middle' }),
        { art: 'flag', box: [75, 2.6, 7.5, 4.6] },
        { art: 'portrait', box: [4, 11, 24, 31] },
        { art: 'ghost', box: [29, 30, 9, 12], opacity: 0.6 },
        { art: 'signature', box: [5, 43.5, 22, 8], paint: 'ink' },
      ],
      fields: [
        {
          field: 'document_number',
          at: [40, 11.6],
          widthMm: 40,
          value: { font: 'humanist-bold', sizeMm: 4, paint: 'ink' },
        },
        beside('names', 'Nombre:', [40, 19], 9, 34),
        beside('first_surname', '1°Apellido:', [40, 23.6], 12, 31),
        beside('second_surname', '2°Apellido:', [40, 28.2], 12, 31),
        beside('birth_date', 'F. Nac:', [40, 34], 7.6, 14),
        beside('expiration_date', 'Vence:', [63.4, 34], 7, 13.6),
        beside('gender', 'Sexo:', [40, 39], 6, 6),
      ],
      overlay: [{ art: 'hologram', at: [74, 45], radiusMm: 5, opacity: 0.28 }, specimenMark([40, 51], 2.4)],
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
        heading('TRIBUNAL SUPREMO DE ELECCIONES', [42.8, 6], 2.2, { anchor: 'middle' }),
        { art: 'emblem', at: [66, 18], sizeMm: 14, paint: 'second', opacity: 0.3 },
        specimenMark([8, 28.6], 2.4),
      ],
      fields: [],
      mrzAt: [4.7, 36.8],
    },
  ],
}
