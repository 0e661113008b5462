import { issueEcuador } from '../national/issue-ecuador.js'
import { hispanic } from '../people/hispanic-names.js'
import type { Layout, Lettering } from './layout.js'
import { specimenMark } from './specimen-mark.js'

const plain: Lettering = { font: 'grotesk', sizeMm: 2.2, paint: 'ink' }

/** In the style of the Ecuadorian cédula of 2021: NUI under the portrait, sex as a word, zone on the back. */
export const idCardEcuador: Layout = {
  kind: 'id-card-ecuador',
  group: 'id-card',
  title: 'Ecuadorian-style cédula, TD1 and QR on the back',
  format: 'TD1',
  states: ['ecuador'],
  documentCodes: ['I', 'ID'],
  numberPatterns: ['999999999'],
  issuedYears: [2021, 2026],
  validYears: [10],
  people: { culture: hispanic },
  particulars: issueEcuador,
  label: { font: 'condensed', sizeMm: 1.65, paint: 'dark' },
  value: { font: 'condensed-bold', sizeMm: 2.7, paint: 'ink' },
  dates: 'dd MES yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'tint', to: 'wash', angleDegrees: 25 },
        {
          art: 'waves',
          box: [0, 9, 85.6, 44],
          lines: 48,
          amplitudeMm: 2.1,
          periodMm: 22,
          paint: 'accent',
          opacity: 0.28,
        },
        { art: 'rosette', at: [60, 32], radiusMm: 15, petals: 15, paint: 'second', opacity: 0.2 },
        { art: 'text', at: [4, 5], text: 'CÉDULA DE IDENTIDAD', font: 'condensed-bold', sizeMm: 3, paint: 'dark' },
        { art: 'text', at: [36, 4.6], text: '{official}', font: 'condensed-bold', sizeMm: 2.6, paint: 'dark' },
        { art: 'text', at: [36, 7.2], text: '{authority}', font: 'condensed', sizeMm: 1.7, paint: 'dark' },
        { art: 'flag', box: [75, 2.8, 7, 4.6] },
        { art: 'portrait', box: [4, 9, 24, 31], radiusMm: 0.6 },
        { art: 'ghost', box: [71, 36, 11, 14], opacity: 0.55 },
        { art: 'signature', box: [31, 46.6, 22, 5.4], paint: 'ink' },
      ],
      fields: [
        { field: 'surnames', at: [31, 9], widthMm: 36, lines: 2, label: 'APELLIDOS' },
        { field: 'names', at: [31, 15.6], widthMm: 50, label: 'NOMBRES' },
        { field: 'nationality', at: [31, 20.6], widthMm: 34, label: 'NACIONALIDAD' },
        { field: 'birth_date', at: [31, 25.6], widthMm: 24, label: 'FECHA DE NACIMIENTO' },
        { field: 'gender', at: [60, 25.6], widthMm: 16, label: 'SEXO' },
        { field: 'place_of_birth', at: [31, 30.6], widthMm: 38, label: 'LUGAR DE NACIMIENTO' },
        { field: 'support_number', at: [31, 35.6], widthMm: 22, label: 'No. DOCUMENTO' },
        { field: 'expiration_date', at: [31, 40.8], widthMm: 24, label: 'FECHA DE VENCIMIENTO' },
        {
          field: 'document_number',
          at: [4, 41],
          widthMm: 25,
          value: { font: 'condensed-bold', sizeMm: 3.2, paint: 'ink' },
        },
      ],
      overlay: [{ art: 'hologram', at: [64, 40], radiusMm: 5, opacity: 0.3 }, specimenMark([4, 50], 2.4)],
    },
    {
      side: 'back',
      art: [
        { art: 'ground', from: 'wash', to: 'tint', angleDegrees: 70 },
        {
          art: 'relief',
          box: [0, 0, 85.6, 31],
          spacingMm: 0.8,
          at: [40, 15],
          radiusMm: 14,
          paint: 'accent',
          opacity: 0.28,
        },
        { art: 'panel', box: [64.6, 3.6, 17.8, 17.8], paint: 'white', opacity: 0.95 },
        { art: 'barcode', box: [66, 5, 15, 15], symbology: 'qrcode', payload: 'number' },
        specimenMark([62, 28], 2.4),
      ],
      fields: [
        { field: 'parents', at: [4, 3], widthMm: 56, label: 'APELLIDOS Y NOMBRES DE LOS PADRES', value: plain },
        { field: 'marital_status', at: [4, 8.6], widthMm: 26, label: 'ESTADO CIVIL', value: plain },
        { field: 'blood_type', at: [36, 8.6], widthMm: 16, label: 'TIPO SANGRE', value: plain },
        { field: 'issued_and_place', at: [4, 14.2], widthMm: 56, label: 'LUGAR Y FECHA DE EMISIÓN', value: plain },
      ],
      mrzAt: [4.7, 36.8],
    },
  ],
}
