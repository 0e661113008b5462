import type { Layout, Lettering } from '../../layouts/layout.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueChile } from './issue-chile.js'

const plain: Lettering = { font: 'grotesk', sizeMm: 2.2, paint: 'ink' }

/** In the style of the Chilean cédula: RUN under the portrait, a link as QR and the zone on the back. */
export const idCardChile: Layout = {
  kind: 'id-card-chile',
  group: 'id-card',
  title: 'Chilean-style cédula, TD1 and QR link on the back',
  format: 'TD1',
  states: ['chile'],
  documentCodes: ['IN'],
  numberPatterns: ['999999999'],
  issuedYears: [2013, 2026],
  validYears: [10],
  people: { culture: hispanic },
  particulars: issueChile,
  label: { font: 'grotesk', sizeMm: 1.5, paint: 'label' },
  value: { font: 'grotesk-bold', sizeMm: 2.45, paint: 'ink' },
  dates: 'dd MES yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'tint', to: 'wash', angleDegrees: 30 },
        {
          art: 'relief',
          box: [0, 9, 85.6, 44],
          spacingMm: 0.8,
          at: [56, 30],
          radiusMm: 17,
          paint: 'accent',
          opacity: 0.3,
        },
        { art: 'rosette', at: [56, 30], radiusMm: 16, petals: 18, paint: 'second', opacity: 0.2 },
        { art: 'text', at: [31, 4.6], text: 'CÉDULA DE IDENTIDAD', font: 'grotesk-bold', sizeMm: 2.6, paint: 'dark' },
        { art: 'text', at: [4, 4.4], text: '{official}', font: 'grotesk-bold', sizeMm: 2, paint: 'dark' },
        {
          art: 'text',
          at: [31, 7.2],
          text: 'REGISTRO CIVIL FICTICIO E IDENTIFICACIÓN',
          font: 'grotesk',
          sizeMm: 1.6,
          paint: 'dark',
        },
        { art: 'flag', box: [75, 2.8, 7, 4.6] },
        { art: 'portrait', box: [4, 9, 24, 31] },
        { art: 'ghost', box: [71, 35, 11, 14], opacity: 0.55 },
        { art: 'signature', box: [31, 45.6, 22, 6.4], paint: 'ink' },
      ],
      fields: [
        { field: 'surnames', at: [31, 9.4], widthMm: 48, lines: 2, label: 'APELLIDOS' },
        { field: 'names', at: [31, 16.4], widthMm: 48, label: 'NOMBRES' },
        { field: 'nationality', at: [31, 21.8], widthMm: 24, label: 'NACIONALIDAD' },
        { field: 'gender', at: [60, 21.8], widthMm: 10, label: 'SEXO' },
        { field: 'birth_date', at: [31, 27.2], widthMm: 24, label: 'FECHA DE NACIMIENTO' },
        { field: 'support_number', at: [60, 27.2], widthMm: 22, label: 'NÚMERO DOCUMENTO' },
        { field: 'issuing_date', at: [31, 32.6], widthMm: 24, label: 'FECHA DE EMISIÓN' },
        { field: 'expiration_date', at: [31, 38], widthMm: 24, label: 'FECHA DE VENCIMIENTO' },
        {
          field: 'document_number',
          at: [4, 42],
          widthMm: 25,
          value: { font: 'grotesk-bold', sizeMm: 2.9, paint: 'ink' },
        },
      ],
      overlay: [{ art: 'hologram', at: [66, 40], radiusMm: 5, opacity: 0.3 }, specimenMark([4, 50.4], 2.4)],
    },
    {
      side: 'back',
      art: [
        { art: 'ground', from: 'wash', to: 'tint', angleDegrees: 70 },
        {
          art: 'waves',
          box: [0, 0, 85.6, 30],
          lines: 32,
          amplitudeMm: 1.8,
          periodMm: 19,
          paint: 'accent',
          opacity: 0.26,
        },
        { art: 'panel', box: [3.4, 3.4, 22.4, 22.4], paint: 'white', opacity: 0.95 },
        { art: 'barcode', box: [4.8, 4.8, 19.6, 19.6], symbology: 'qrcode', payload: 'link' },
        { art: 'fingerprint', box: [66, 5, 14, 18], paint: 'ink', opacity: 0.55 },
        specimenMark([29, 26], 2.4),
      ],
      fields: [
        {
          field: 'place_of_birth',
          at: [29, 6],
          widthMm: 28,
          label: 'Nació en:',
          valueOffset: [7.5, -0.5],
          value: plain,
        },
        { field: 'profession', at: [29, 12], widthMm: 28, label: 'Profesión:', valueOffset: [7.5, -0.5], value: plain },
      ],
      mrzAt: [4.7, 36.8],
    },
  ],
}
