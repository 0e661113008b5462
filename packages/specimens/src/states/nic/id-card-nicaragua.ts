import type { Layout } from '../../layouts/layout.js'
import { below, heading } from '../../layouts/places.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueNicaragua } from './issue-nicaragua.js'

/** In the style of the Nicaraguan cédula: the number without a label on top, values beside their labels. */
export const idCardNicaragua: Layout = {
  kind: 'id-card-nicaragua',
  group: 'id-card',
  title: 'Nicaraguan-style cédula, no MRZ',
  format: 'TD1',
  states: ['nicaragua'],
  documentCodes: ['I'],
  numberPatterns: ['999999999'],
  issuedYears: [2012, 2026],
  validYears: [10],
  people: { culture: hispanic },
  particulars: issueNicaragua,
  label: { font: 'grotesk', sizeMm: 1.8, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.4, paint: 'ink' },
  dates: 'dd-mm-yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'tint', to: 'wash', angleDegrees: 30 },
        {
          art: 'waves',
          box: [0, 8, 85.6, 46],
          lines: 44,
          amplitudeMm: 2,
          periodMm: 22,
          paint: 'accent',
          opacity: 0.24,
        },
        { art: 'rosette', at: [60, 34], radiusMm: 14, petals: 13, paint: 'second', opacity: 0.2 },
        heading('{official}', [48, 4.2], 2.8, { anchor: 'middle' }),
        heading('CÉDULA DE IDENTIDAD', [48, 7.6], 2.3, { anchor: 'middle' }),
        { art: 'flag', box: [4, 2.4, 8, 5] },
        { art: 'emblem', at: [78, 5.6], sizeMm: 8, paint: 'dark', opacity: 0.6 },
        { art: 'portrait', box: [4, 13, 23, 30] },
        { art: 'ghost', box: [71, 36, 10, 13], opacity: 0.5 },
        { art: 'signature', box: [5, 44.5, 21, 7], paint: 'ink' },
      ],
      fields: [
        {
          field: 'document_number',
          at: [30, 10],
          widthMm: 42,
          value: { font: 'grotesk-bold', sizeMm: 3.2, paint: 'alarm' },
        },
        below('names', 'NOMBRES', [30, 15.2], 50),
        below('surnames', 'APELLIDOS', [30, 20.6], 50),
        below('birth_date', 'FECHA DE NACIMIENTO', [30, 26], 24),
        below('gender', 'SEXO', [60, 26], 8),
        below('place_of_birth', 'LUGAR DE NACIMIENTO', [30, 31.4], 50),
        below('issuing_date', 'FECHA DE EMISIÓN', [30, 36.8], 24),
        below('expiration_date', 'FECHA DE EXPIRACIÓN', [30, 42.2], 26),
      ],
      overlay: [specimenMark([30, 51], 2.4)],
    },
    {
      side: 'back',
      art: [
        { art: 'ground', from: 'wash', to: 'tint', angleDegrees: 70 },
        {
          art: 'relief',
          box: [0, 0, 85.6, 54],
          spacingMm: 0.85,
          at: [44, 27],
          radiusMm: 18,
          paint: 'accent',
          opacity: 0.26,
        },
        heading('CONSEJO SUPREMO ELECTORAL', [42.8, 7], 2.6, { anchor: 'middle' }),
        { art: 'fingerprint', box: [62, 14, 17, 22], paint: 'ink', opacity: 0.6 },
        specimenMark([42.8, 49], 2.6, { anchor: 'middle' }),
      ],
      fields: [
        below('address', 'DOMICILIO', [6, 14], 50),
        {
          field: 'document_number',
          at: [6, 24],
          widthMm: 46,
          value: { font: 'grotesk-bold', sizeMm: 3, paint: 'ink' },
        },
      ],
    },
  ],
}
