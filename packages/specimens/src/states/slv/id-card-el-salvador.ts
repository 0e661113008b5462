import type { Layout } from '../../layouts/layout.js'
import { below, heading } from '../../layouts/places.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueElSalvador } from './issue-el-salvador.js'

/** In the style of the Salvadoran DUI: labels in Spanish and English over their values, date and place on one line. */
export const idCardElSalvador: Layout = {
  kind: 'id-card-el-salvador',
  group: 'id-card',
  title: 'Salvadoran-style DUI, TD1 on the back',
  format: 'TD1',
  states: ['elSalvador'],
  documentCodes: ['ID'],
  numberPatterns: ['999999999'],
  issuedYears: [2012, 2026],
  validYears: [8],
  people: { culture: hispanic },
  particulars: issueElSalvador,
  label: { font: 'grotesk', sizeMm: 1.6, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.4, paint: 'ink' },
  dates: 'dd/mm/yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'tint', to: 'wash', angleDegrees: 40 },
        {
          art: 'waves',
          box: [0, 10, 85.6, 44],
          lines: 42,
          amplitudeMm: 1.8,
          periodMm: 20,
          paint: 'accent',
          opacity: 0.24,
        },
        {
          art: 'relief',
          box: [28, 12, 56, 40],
          spacingMm: 0.95,
          at: [60, 30],
          radiusMm: 13,
          paint: 'second',
          opacity: 0.22,
        },
        heading('{official}', [48, 4.4], 2.8, { anchor: 'middle' }),
        heading('DOCUMENTO ÚNICO DE IDENTIDAD', [48, 7.9], 2.3, { anchor: 'middle' }),
        { art: 'emblem', at: [8, 5.8], sizeMm: 8.4, paint: 'dark', opacity: 0.7 },
        { art: 'portrait', box: [3.6, 12, 24, 31] },
        { art: 'ghost', box: [71, 36, 10, 13], opacity: 0.5 },
        { art: 'signature', box: [5, 44.5, 21, 7], paint: 'ink' },
      ],
      fields: [
        below('surnames', 'Apellidos / Surname(s)', [30, 10.4], 50),
        below('names', 'Nombres / Given names', [30, 15.7], 50),
        below('gender', 'Género / Gender', [30, 21], 12),
        below('category', 'Salvadoreño por / Salvadoran by', [50, 21], 30),
        below('birth_and_place', 'Fecha y lugar de nacimiento / Date and place of birth', [30, 26.3], 50),
        below('issued_and_place', 'Fecha y lugar de expedición / Date and place of issue', [30, 31.6], 50),
        below('expiration_date', 'Fecha de expiración / Date of expiration', [30, 36.9], 38),
        below('document_number', 'Número único de identidad / Identity number', [30, 42.2], 38, {
          value: { font: 'grotesk-bold', sizeMm: 3, paint: 'ink' },
        }),
      ],
      overlay: [{ art: 'hologram', at: [76, 20], radiusMm: 5, opacity: 0.26 }, specimenMark([30, 51.6], 2.3)],
    },
    {
      side: 'back',
      art: [
        { art: 'ground', from: 'wash', to: 'tint', angleDegrees: 80 },
        {
          art: 'waves',
          box: [0, 0, 85.6, 31],
          lines: 28,
          amplitudeMm: 1.5,
          periodMm: 19,
          paint: 'accent',
          opacity: 0.24,
        },
        specimenMark([60, 30.4], 2.4),
      ],
      fields: [
        below('address', 'Residencia / Address', [5, 3.4], 74),
        below('municipality', 'Municipio / City', [5, 9], 36),
        below('birth_state', 'Departamento / State', [46, 9], 34),
        below('profession', 'Profesión u oficio / Occupation', [5, 14.6], 36),
        below('marital_status', 'Estado familiar / Marital status', [46, 14.6], 30),
      ],
      mrzAt: [4.7, 36.8],
    },
  ],
}
