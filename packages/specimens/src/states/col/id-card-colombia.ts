import type { Layout } from '../../layouts/layout.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueColombia } from './issue-colombia.js'

/** In the style of Colombia's digital cédula: portrait left, NUIP above it, the zone on the back. */
export const idCardColombia: Layout = {
  kind: 'id-card-colombia',
  group: 'id-card',
  title: 'Colombian-style digital cédula, TD1 and QR on the back',
  format: 'TD1',
  states: ['colombia'],
  documentCodes: ['IC'],
  numberPatterns: ['999999999'],
  issuedYears: [2020, 2026],
  validYears: [10],
  people: { culture: hispanic },
  particulars: issueColombia,
  label: { font: 'humanist', sizeMm: 1.6, paint: 'dark' },
  value: { font: 'humanist-bold', sizeMm: 2.6, paint: 'ink' },
  dates: 'dd MES yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'wash', to: 'tint', angleDegrees: 40 },
        {
          art: 'waves',
          box: [0, 8, 85.6, 45],
          lines: 52,
          amplitudeMm: 2.2,
          periodMm: 26,
          paint: 'second',
          opacity: 0.24,
        },
        { art: 'rosette', at: [58, 32], radiusMm: 16, petals: 14, paint: 'accent', opacity: 0.24 },
        { art: 'flag', box: [4, 2.6, 8, 5] },
        { art: 'text', at: [14, 5], text: '{official}', font: 'humanist-bold', sizeMm: 2.9, paint: 'dark' },
        { art: 'text', at: [14, 8], text: 'Cédula de Ciudadanía', font: 'humanist', sizeMm: 2.4, paint: 'dark' },
        { art: 'portrait', box: [4, 14, 25, 32], radiusMm: 1 },
        { art: 'ghost', box: [70, 34, 12, 16], opacity: 0.55 },
        { art: 'signature', box: [33, 46, 20, 6], paint: 'ink' },
      ],
      fields: [
        {
          field: 'document_number',
          at: [52, 5.4],
          widthMm: 30,
          value: { font: 'humanist-bold', sizeMm: 3.2, paint: 'ink' },
        },
        { field: 'surnames', at: [32, 10], widthMm: 50, label: 'Apellidos' },
        { field: 'names', at: [32, 15.2], widthMm: 50, label: 'Nombres' },
        { field: 'nationality', at: [32, 20.4], widthMm: 14, label: 'Nacionalidad' },
        { field: 'height', at: [48, 20.4], widthMm: 10, label: 'Estatura' },
        { field: 'gender', at: [60, 20.4], widthMm: 8, label: 'Sexo' },
        { field: 'birth_date', at: [32, 25.6], widthMm: 24, label: 'Fecha de nacimiento' },
        { field: 'blood_type', at: [60, 25.6], widthMm: 10, label: 'G.S.' },
        { field: 'place_of_birth', at: [32, 30.8], widthMm: 37, label: 'Lugar de nacimiento' },
        {
          field: 'issued_and_place',
          at: [32, 36],
          widthMm: 37,
          label: 'Fecha y lugar de expedición',
        },
        { field: 'expiration_date', at: [32, 41.2], widthMm: 24, label: 'Fecha de expiración' },
      ],
      overlay: [{ art: 'hologram', at: [27, 42], radiusMm: 5, opacity: 0.3 }, specimenMark([4, 50.6], 2.6)],
    },
    {
      side: 'back',
      art: [
        { art: 'ground', from: 'tint', to: 'wash', angleDegrees: 40 },
        {
          art: 'waves',
          box: [0, 0, 85.6, 30],
          lines: 34,
          amplitudeMm: 1.8,
          periodMm: 21,
          paint: 'accent',
          opacity: 0.26,
        },
        { art: 'panel', box: [61, 4, 20.6, 20.6], paint: 'white', opacity: 0.95 },
        { art: 'barcode', box: [62.3, 5.3, 18, 18], symbology: 'qrcode', payload: 'sealed' },
        { art: 'emblem', at: [14, 16], sizeMm: 14, paint: 'second', opacity: 0.35 },
        { art: 'text', at: [26, 9], text: 'REGISTRADURÍA FICTICIA', font: 'humanist', sizeMm: 2, paint: 'dark' },
        { art: 'text', at: [26, 12], text: 'DEL ESTADO CIVIL', font: 'humanist', sizeMm: 2, paint: 'dark' },
        specimenMark([26, 26], 2.6),
      ],
      fields: [{ field: 'support_number', at: [26, 16], widthMm: 30, label: 'Serial' }],
      mrzAt: [4.7, 36.8],
    },
  ],
}
