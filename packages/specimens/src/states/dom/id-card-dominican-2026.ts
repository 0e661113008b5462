import type { Layout } from '../../layouts/layout.js'
import { below, heading } from '../../layouts/places.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueDominicanRepublic } from './issue-dominican-republic.js'

/** In the style of the Dominican cédula of 2026: polycarbonate, names with labels, ghost portraits on both sides. */
export const idCardDominican2026: Layout = {
  kind: 'id-card-dominican-2026',
  group: 'id-card',
  title: 'Dominican-style cédula of 2026, TD1 and QR on the back',
  format: 'TD1',
  states: ['dominicanRepublic'],
  documentCodes: ['ID'],
  numberPatterns: ['999999999'],
  issuedYears: [2026, 2026],
  validYears: [10],
  people: { culture: hispanic },
  particulars: issueDominicanRepublic,
  label: { font: 'humanist', sizeMm: 1.7, paint: 'dark' },
  value: { font: 'humanist-bold', sizeMm: 2.4, paint: 'ink' },
  dates: 'dd/mm/yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'wash', to: 'wash', angleDegrees: 35 },
        {
          art: 'waves',
          box: [0, 0, 85.6, 54],
          lines: 50,
          amplitudeMm: 2.2,
          periodMm: 26,
          paint: 'second',
          opacity: 0.24,
        },
        { art: 'rosette', at: [58, 30], radiusMm: 16, petals: 17, paint: 'accent', opacity: 0.16 },
        heading('{official}', [48, 4.8], 2.9, { anchor: 'middle' }),
        heading('CÉDULA DE IDENTIDAD Y ELECTORAL', [48, 8.2], 2, { anchor: 'middle' }),
        { art: 'flag', box: [75, 2.4, 7.5, 4.6] },
        { art: 'chip-mark', at: [7, 5.6], sizeMm: 5, paint: 'dark' },
        { art: 'portrait', box: [4, 11, 25, 32], radiusMm: 1 },
        { art: 'ghost', box: [71, 35, 11, 14], opacity: 0.5 },
        { art: 'signature', box: [5, 44, 22, 7], paint: 'ink' },
      ],
      fields: [
        {
          field: 'document_number',
          at: [32, 10.4],
          widthMm: 42,
          value: { font: 'humanist-bold', sizeMm: 3.8, paint: 'ink' },
        },
        below('names', 'NOMBRES', [32, 16], 49),
        below('surnames', 'APELLIDOS', [32, 21], 49),
        below('birth_date', 'FECHA DE NACIMIENTO', [32, 26], 22),
        below('place_of_birth', 'LUGAR DE NACIMIENTO', [56, 26], 26),
        below('nationality', 'NACIONALIDAD', [32, 31], 22),
        below('gender', 'SEXO', [56, 31], 6),
        below('blood_type', 'TIPO DE SANGRE', [66, 31], 12),
        below('marital_status', 'ESTADO CIVIL', [32, 36], 12),
        below('profession', 'OCUPACIÓN', [50, 36], 19),
        below('expiration_date', 'FECHA DE EXPIRACIÓN', [32, 41], 26),
      ],
      overlay: [{ art: 'hologram', at: [28, 38], radiusMm: 5, opacity: 0.3 }, specimenMark([32, 51], 2.4)],
    },
    {
      side: 'back',
      art: [
        { art: 'ground', from: 'tint', to: 'wash', angleDegrees: 70 },
        {
          art: 'relief',
          box: [0, 0, 85.6, 31],
          spacingMm: 0.8,
          at: [40, 14],
          radiusMm: 14,
          paint: 'second',
          opacity: 0.26,
        },
        { art: 'panel', box: [63, 3, 19, 19], paint: 'white', opacity: 0.95 },
        { art: 'barcode', box: [64.4, 4.4, 16.2, 16.2], symbology: 'qrcode', payload: 'link' },
        { art: 'ghost', box: [48, 6, 11, 14], opacity: 0.4 },
        specimenMark([60, 30.6], 2.4),
      ],
      fields: [
        below('section', 'COLEGIO ELECTORAL', [5, 3.4], 20),
        below('locality', 'RECINTO ELECTORAL', [5, 9], 30),
        below('address', 'DIRECCIÓN DE RESIDENCIA', [5, 22], 52),
      ],
      mrzAt: [4.7, 36.8],
    },
  ],
}
