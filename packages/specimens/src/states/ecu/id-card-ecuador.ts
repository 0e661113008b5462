import type { Layout, Lettering } from '../../layouts/layout.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueEcuador } from './issue-ecuador.js'

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
        { art: 'text', at: [4, 4.6], text: 'CÉDULA DE IDENTIDAD', font: 'condensed-bold', sizeMm: 2.4, paint: 'dark' },
        { art: 'text', at: [30, 4], text: '{official}', font: 'condensed-bold', sizeMm: 2.6, paint: 'dark' },
        { art: 'text', at: [30, 6.4], text: '{authority}', font: 'condensed', sizeMm: 1.7, paint: 'dark' },
        { art: 'flag', box: [75, 2.8, 7, 4.6] },
        { art: 'portrait', box: [4, 9, 24, 31], radiusMm: 0.6 },
        { art: 'ghost', box: [69, 8, 10, 13], opacity: 0.55 },
        { art: 'signature', box: [31, 42, 22, 6], paint: 'ink' },
      ],
      fields: [
        { field: 'surnames', at: [30, 7.4], widthMm: 36, label: 'APELLIDOS' },
        { field: 'names', at: [30, 15], widthMm: 33, label: 'NOMBRES' },
        { field: 'nationality', at: [30, 20], widthMm: 30, label: 'NACIONALIDAD' },
        { field: 'birth_date', at: [30, 25.4], widthMm: 24, label: 'FECHA DE NACIMIENTO' },
        { field: 'place_of_birth', at: [30, 30.8], widthMm: 32, lines: 2, label: 'LUGAR DE NACIMIENTO' },
        { field: 'gender', at: [63.4, 24.2], widthMm: 16, label: 'SEXO' },
        { field: 'support_number', at: [63.4, 29.2], widthMm: 19, label: 'No. DOCUMENTO' },
        { field: 'expiration_date', at: [63.4, 34.6], widthMm: 19, label: 'FECHA DE VENCIMIENTO' },
        {
          field: 'document_number',
          at: [6.8, 41.2],
          widthMm: 21,
          value: { font: 'condensed-bold', sizeMm: 2.8, paint: 'ink' },
        },
      ],
      overlay: [{ art: 'hologram', at: [74, 46], radiusMm: 5, opacity: 0.3 }, specimenMark([4, 50], 2.4)],
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
