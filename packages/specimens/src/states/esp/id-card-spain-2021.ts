import type { Layout, Lettering } from '../../layouts/layout.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueSpain } from './issue-spain.js'

const plain: Lettering = { font: 'grotesk', sizeMm: 2.1, paint: 'ink' }

/** In the style of the Spanish DNI of 2021: portrait left, small labels, three values to a row. */
export const idCardSpain2021: Layout = {
  kind: 'id-card-spain-2021',
  group: 'id-card',
  title: 'Spanish-style DNI of 2021, portrait left, TD1 on the back',
  format: 'TD1',
  states: ['spain'],
  documentCodes: ['ID'],
  numberPatterns: ['AAA999999'],
  issuedYears: [2021, 2026],
  validYears: [5, 10],
  people: { culture: hispanic },
  particulars: issueSpain,
  label: { font: 'grotesk-bold', sizeMm: 1.2, paint: 'dark' },
  value: { font: 'grotesk', sizeMm: 2.4, paint: 'ink' },
  dates: 'dd mm yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'wash', to: 'tint', angleDegrees: 25 },
        {
          art: 'waves',
          box: [0, 9, 85.6, 44],
          lines: 50,
          amplitudeMm: 1.8,
          periodMm: 19,
          paint: 'accent',
          opacity: 0.26,
        },
        { art: 'rosette', at: [60, 34], radiusMm: 15, petals: 19, paint: 'second', opacity: 0.22 },
        { art: 'flag', box: [3.6, 2.8, 7.6, 5] },
        { art: 'text', at: [13, 5], text: '{official}', font: 'humanist-bold', sizeMm: 2.9, paint: 'dark' },
        {
          art: 'text',
          at: [26, 4.9],
          text: 'DOCUMENTO NACIONAL DE IDENTIDAD',
          font: 'humanist-bold',
          sizeMm: 2.5,
          paint: 'dark',
        },
        { art: 'text', at: [26, 7.6], text: 'NATIONAL IDENTITY CARD', font: 'humanist', sizeMm: 1.9, paint: 'dark' },
        { art: 'portrait', box: [3, 12.5, 29, 36], radiusMm: 1.2 },
        { art: 'ghost', box: [73, 31, 8, 10], opacity: 0.55 },
        { art: 'chip-mark', at: [79, 6], sizeMm: 5.6, paint: 'dark' },
        { art: 'signature', box: [38, 41, 22, 6], paint: 'ink' },
      ],
      fields: [
        {
          field: 'document_number',
          at: [35, 10.4],
          widthMm: 34,
          label: 'DNI',
          valueOffset: [4, -1.6],
          value: { font: 'grotesk-bold', sizeMm: 3.6, paint: 'ink' },
        },
        { field: 'surnames', at: [35, 14], widthMm: 36, label: 'APELLIDOS' },
        { field: 'names', at: [35, 21.4], widthMm: 36, label: 'NOMBRE' },
        { field: 'gender', at: [35, 26], widthMm: 8, label: 'SEXO' },
        { field: 'nationality', at: [46, 26], widthMm: 14, label: 'NACIONALIDAD' },
        { field: 'birth_date', at: [66, 26], widthMm: 17, label: 'NACIMIENTO' },
        { field: 'issuing_date', at: [35, 30.8], widthMm: 15, label: 'EMISIÓN' },
        { field: 'expiration_date', at: [51, 30.8], widthMm: 15, label: 'VALIDEZ' },
        { field: 'support_number', at: [35, 35.6], widthMm: 20, label: 'NUM SOPORT' },
      ],
      overlay: [
        { art: 'hologram', at: [27, 40], radiusMm: 5, opacity: 0.3 },
        specimenMark([66, 44], 2.6, { trackingMm: 0.4 }),
      ],
    },
    {
      side: 'back',
      art: [
        { art: 'ground', from: 'tint', to: 'wash', angleDegrees: 60 },
        {
          art: 'relief',
          box: [0, 0, 85.6, 31],
          spacingMm: 0.75,
          at: [40, 14],
          radiusMm: 14,
          paint: 'accent',
          opacity: 0.28,
        },
        { art: 'chip', box: [5, 9, 13, 11.6] },
        { art: 'emblem', at: [74, 22], sizeMm: 9, paint: 'second', opacity: 0.5 },
        specimenMark([22, 28.6], 2.4),
      ],
      fields: [
        { field: 'address', at: [22, 3], widthMm: 58, label: 'DOMICILIO / ADDRESS', value: plain },
        {
          field: 'place_of_birth',
          at: [22, 8.4],
          widthMm: 58,
          label: 'LUGAR DE NACIMIENTO / PLACE OF BIRTH',
          value: plain,
        },
        { field: 'parents', at: [22, 13.8], widthMm: 44, label: 'HIJO/A DE / CHILD OF', value: plain },
        { field: 'office', at: [22, 19.2], widthMm: 30, label: 'EQUIPO / TEAM', value: plain },
      ],
      mrzAt: [4.7, 36.8],
    },
  ],
}
