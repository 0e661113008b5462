import type { Layout } from '../../layouts/layout.js'
import { below, heading } from '../../layouts/places.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueHonduras } from './issue-honduras.js'

/** In the style of the Honduran DNI of 2020: a large grey portrait, the number without a label. */
export const idCardHonduras: Layout = {
  kind: 'id-card-honduras',
  group: 'id-card',
  title: 'Honduran-style DNI, TD1 on the back',
  format: 'TD1',
  states: ['honduras'],
  documentCodes: ['ID', 'I'],
  numberPatterns: ['999999999'],
  issuedYears: [2020, 2026],
  validYears: [10],
  people: { culture: hispanic },
  particulars: issueHonduras,
  label: { font: 'humanist', sizeMm: 1.75, paint: 'dark' },
  value: { font: 'humanist-bold', sizeMm: 2.6, paint: 'ink' },
  dates: 'dd mm yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'wash', to: 'tint', angleDegrees: 15 },
        {
          art: 'waves',
          box: [0, 0, 85.6, 54],
          lines: 50,
          amplitudeMm: 2.4,
          periodMm: 28,
          paint: 'accent',
          opacity: 0.22,
        },
        { art: 'rosette', at: [56, 30], radiusMm: 16, petals: 19, paint: 'second', opacity: 0.2 },
        heading('{official}', [53, 5], 2.8, { anchor: 'middle' }),
        heading('DOCUMENTO NACIONAL DE IDENTIFICACIÓN', [53, 8.4], 2, { anchor: 'middle' }),
        { art: 'flag', box: [75, 2.6, 7.5, 4.6] },
        { art: 'portrait', box: [3, 8, 27, 35], radiusMm: 1 },
        { art: 'ghost', box: [71, 33, 11, 14], opacity: 0.5 },
        { art: 'signature', box: [6, 44.5, 21, 7], paint: 'ink' },
        { art: 'chip-mark', at: [80, 50.4], sizeMm: 4.4, paint: 'dark' },
      ],
      fields: [
        below('names', 'NOMBRE / FORENAME', [33, 11], 48),
        below('surnames', 'APELLIDO / SURNAME', [33, 16.6], 48),
        below('birth_date', 'FECHA DE NACIMIENTO / DATE OF BIRTH', [33, 22.2], 36),
        below('nationality', 'NACIONALIDAD / NATIONALITY', [33, 27.8], 22),
        below('gender', 'SEXO / SEX', [64, 27.8], 8),
        below('place_of_birth', 'LUGAR DE NACIMIENTO / PLACE OF BIRTH', [33, 33.4], 36),
        below('expiration_date', 'FECHA DE EXPIRACIÓN / DATE OF EXPIRY', [33, 39], 36),
        {
          field: 'document_number',
          at: [33, 45.4],
          widthMm: 40,
          value: { font: 'humanist-bold', sizeMm: 4, paint: 'ink' },
        },
      ],
      overlay: [{ art: 'hologram', at: [27, 38], radiusMm: 5, opacity: 0.3 }, specimenMark([58, 52.4], 2.2)],
    },
    {
      side: 'back',
      art: [
        { art: 'ground', from: 'tint', to: 'wash', angleDegrees: 60 },
        {
          art: 'relief',
          box: [0, 0, 85.6, 32],
          spacingMm: 0.8,
          at: [30, 14],
          radiusMm: 14,
          paint: 'accent',
          opacity: 0.26,
        },
        { art: 'emblem', at: [64, 14], sizeMm: 16, paint: 'accent', opacity: 0.25 },
        heading('{official}', [42.8, 6], 2.4, { anchor: 'middle' }),
        specimenMark([42.8, 28.6], 2.4, { anchor: 'middle' }),
      ],
      fields: [],
      mrzAt: [4.7, 36.8],
    },
  ],
}
