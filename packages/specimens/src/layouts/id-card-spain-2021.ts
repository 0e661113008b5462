import { issueSpain } from '../national/issue-spain.js'
import { hispanic } from '../people/hispanic-names.js'
import type { Layout, Lettering } from './layout.js'
import { specimenMark } from './specimen-mark.js'

const plain: Lettering = { font: 'grotesk', sizeMm: 2.1, paint: 'ink' }

/** In the style of the Spanish DNI of 2021: portrait left, bilingual labels, dates of issue and expiry. */
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
  label: { font: 'grotesk', sizeMm: 1.3, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.5, paint: 'ink' },
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
        { art: 'portrait', box: [4, 12.5, 25, 32], radiusMm: 1.2 },
        { art: 'ghost', box: [69, 31, 13, 17], opacity: 0.55 },
        { art: 'chip-mark', at: [79, 6], sizeMm: 5.6, paint: 'dark' },
        { art: 'signature', box: [5, 45.5, 22, 6], paint: 'ink' },
      ],
      fields: [
        {
          field: 'document_number',
          at: [32, 9.6],
          widthMm: 28,
          label: 'DNI',
          valueOffset: [5, -0.7],
          value: { font: 'grotesk-bold', sizeMm: 3.1, paint: 'ink' },
        },
        { field: 'surnames', at: [32, 13.6], widthMm: 50, lines: 2, label: 'APELLIDOS / SURNAMES' },
        { field: 'names', at: [32, 20], widthMm: 50, label: 'NOMBRE / NAME' },
        { field: 'gender', at: [32, 25], widthMm: 9, label: 'SEXO / SEX' },
        { field: 'nationality', at: [43, 25], widthMm: 22, label: 'NACIONALIDAD / NATIONALITY' },
        { field: 'birth_date', at: [32, 30], widthMm: 30, label: 'FECHA DE NACIMIENTO / DATE OF BIRTH' },
        { field: 'issuing_date', at: [32, 35], widthMm: 17, label: 'EMISIÓN / ISSUE' },
        { field: 'expiration_date', at: [51, 35], widthMm: 17, label: 'VALIDEZ / EXPIRY' },
        { field: 'support_number', at: [32, 40], widthMm: 28, label: 'NÚM. SOPORTE / SUPPORT NO.' },
      ],
      overlay: [
        { art: 'hologram', at: [27, 40], radiusMm: 5, opacity: 0.3 },
        specimenMark([32, 50], 2.6, { trackingMm: 0.4 }),
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
