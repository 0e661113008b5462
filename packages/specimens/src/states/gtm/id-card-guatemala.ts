import type { Layout } from '../../layouts/layout.js'
import { below, heading } from '../../layouts/places.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueGuatemala } from './issue-guatemala.js'

/** In the style of the Guatemalan DPI: labels in two languages over their values, the CUI in three groups. */
export const idCardGuatemala: Layout = {
  kind: 'id-card-guatemala',
  group: 'id-card',
  title: 'Guatemalan-style DPI, TD1 on the back',
  format: 'TD1',
  states: ['guatemala'],
  documentCodes: ['ID'],
  numberPatterns: ['999999999'],
  issuedYears: [2012, 2026],
  validYears: [10],
  people: { culture: hispanic },
  particulars: issueGuatemala,
  label: { font: 'grotesk', sizeMm: 1.7, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.5, paint: 'ink' },
  dates: 'ddMESyyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'tint', to: 'wash', angleDegrees: 25 },
        {
          art: 'waves',
          box: [0, 9, 85.6, 45],
          lines: 40,
          amplitudeMm: 2,
          periodMm: 24,
          paint: 'accent',
          opacity: 0.24,
        },
        { art: 'rosette', at: [58, 32], radiusMm: 15, petals: 15, paint: 'second', opacity: 0.2 },
        heading('{official}', [45, 4.6], 2.9, { anchor: 'middle' }),
        heading('DOCUMENTO PERSONAL DE IDENTIFICACIÓN', [45, 8], 2.1, { anchor: 'middle' }),
        { art: 'flag', box: [74, 2.4, 8, 5] },
        { art: 'emblem', at: [8, 5.6], sizeMm: 8, paint: 'accent', opacity: 0.7 },
        { art: 'portrait', box: [4, 12, 23, 30] },
        { art: 'ghost', box: [70, 33, 11, 14], opacity: 0.5 },
        { art: 'signature', box: [5, 44, 21, 7], paint: 'ink' },
      ],
      fields: [
        below('document_number', 'CUI', [30, 11], 34, { value: { font: 'grotesk-bold', sizeMm: 3, paint: 'ink' } }),
        below('names', 'Nombre/Name', [30, 17], 50),
        below('surnames', 'Apellido/Last name', [30, 22.6], 50),
        below('nationality', 'Nacionalidad/Nationality', [30, 28.2], 22),
        below('birth_country', 'País de nac./Country of birth', [56, 28.2], 24),
        below('gender', 'Sexo/Sex', [30, 33.8], 20),
        below('birth_date', 'Fecha de nacimiento/Date of birth', [30, 39.4], 34),
      ],
      overlay: [{ art: 'hologram', at: [62, 20], radiusMm: 5, opacity: 0.28 }, specimenMark([30, 50.6], 2.4)],
    },
    {
      side: 'back',
      art: [
        { art: 'ground', from: 'wash', to: 'tint', angleDegrees: 70 },
        {
          art: 'relief',
          box: [0, 0, 85.6, 32],
          spacingMm: 0.85,
          at: [44, 15],
          radiusMm: 15,
          paint: 'accent',
          opacity: 0.26,
        },
        { art: 'chip', box: [64, 8, 13, 11.6] },
        specimenMark([44, 30.4], 2.4),
      ],
      fields: [
        below('place_of_birth', 'LUGAR DE NACIMIENTO', [5, 4], 54),
        below('municipality', 'VECINDAD', [5, 9.8], 54),
        below('marital_status', 'ESTADO CIVIL', [5, 15.6], 22),
        below('expiration_date', 'FECHA DE VENCIMIENTO', [5, 21.4], 30),
        below('support_number', 'No. DE SERIE', [40, 21.4], 20),
      ],
      mrzAt: [4.7, 36.8],
    },
  ],
}
