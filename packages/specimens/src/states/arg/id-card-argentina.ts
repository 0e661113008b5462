import type { Layout, Lettering } from '../../layouts/layout.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueArgentina } from './issue-argentina.js'

const plain: Lettering = { font: 'grotesk', sizeMm: 2.2, paint: 'ink' }

/** In the style of the Argentine DNI: bilingual labels, months in two languages, PDF417 on the front. */
export const idCardArgentina: Layout = {
  kind: 'id-card-argentina',
  group: 'id-card',
  title: 'Argentine-style DNI, PDF417 on the front, TD1 on the back',
  format: 'TD1',
  states: ['argentina'],
  documentCodes: ['ID'],
  numberPatterns: ['99999999'],
  issuedYears: [2012, 2026],
  validYears: [15],
  people: { culture: hispanic },
  particulars: issueArgentina,
  label: { font: 'grotesk', sizeMm: 1.45, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.35, paint: 'ink' },
  dates: 'dd MES/ MON yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'tint', to: 'wash', angleDegrees: 15 },
        {
          art: 'waves',
          box: [0, 8, 85.6, 44],
          lines: 46,
          amplitudeMm: 2,
          periodMm: 24,
          paint: 'accent',
          opacity: 0.28,
        },
        { art: 'rosette', at: [60, 26], radiusMm: 15, petals: 16, paint: 'second', opacity: 0.2 },
        { art: 'emblem', at: [7.5, 5.6], sizeMm: 7, paint: 'accent', opacity: 0.8 },
        {
          art: 'text',
          at: [13, 4.4],
          text: '{official} - MERCOSUR',
          font: 'grotesk-bold',
          sizeMm: 2.5,
          paint: 'dark',
        },
        {
          art: 'text',
          at: [13, 6.8],
          text: 'REGISTRO FICTICIO DE LAS PERSONAS',
          font: 'grotesk',
          sizeMm: 1.6,
          paint: 'dark',
        },
        { art: 'flag', box: [74, 2.6, 8, 5] },
        { art: 'portrait', box: [2, 10.5, 19, 25] },
        { art: 'ghost', box: [70, 11, 11, 14], opacity: 0.5 },
        { art: 'signature', box: [24, 45.5, 14, 7], paint: 'ink' },
        { art: 'panel', box: [41, 36.4, 41.5, 16.8], paint: 'white', opacity: 0.9 },
        { art: 'barcode', box: [42.5, 38, 38.5, 13.6], symbology: 'pdf417', payload: 'record', columns: 5 },
      ],
      fields: [
        { field: 'surnames', at: [31.7, 7.2], widthMm: 37, label: 'Apellido / Surname' },
        { field: 'names', at: [31.7, 15.1], widthMm: 37, label: 'Nombre / Name' },
        { field: 'gender', at: [22.3, 23.2], widthMm: 8, label: 'Sexo / Sex' },
        { field: 'nationality', at: [31.7, 23.2], widthMm: 22, label: 'Nacionalidad / Nationality' },
        { field: 'copy', at: [57, 23.2], widthMm: 8, label: 'Ejemplar' },
        { field: 'birth_date', at: [22.3, 29.4], widthMm: 30, label: 'Fecha de nacimiento / Date of birth' },
        { field: 'issuing_date', at: [22.3, 34.8], widthMm: 18.5, label: 'Fecha de emisión / Date of issue' },
        { field: 'expiration_date', at: [22.3, 40.2], widthMm: 18.5, label: 'Fecha de vencimiento / Date of expiry' },
        { field: 'procedure_number', at: [54, 29.4], widthMm: 24, label: 'Trámite N° / Of. ident.' },
        {
          field: 'document_number',
          at: [1.7, 44],
          widthMm: 20,
          label: 'Documento / Document',
          value: { font: 'grotesk-bold', sizeMm: 3.3, paint: 'ink' },
        },
      ],
      overlay: [{ art: 'hologram', at: [36, 43], radiusMm: 5, opacity: 0.3 }, specimenMark([2, 52.6], 2)],
    },
    {
      side: 'back',
      art: [
        { art: 'ground', from: 'wash', to: 'tint', angleDegrees: 60 },
        {
          art: 'relief',
          box: [0, 0, 85.6, 31],
          spacingMm: 0.8,
          at: [44, 14],
          radiusMm: 14,
          paint: 'accent',
          opacity: 0.3,
        },
        { art: 'fingerprint', box: [66, 4, 14, 18], paint: 'ink', opacity: 0.6 },
        specimenMark([4, 29], 2.4),
      ],
      fields: [
        { field: 'address', at: [4, 4], widthMm: 58, label: 'DOMICILIO:', value: plain },
        { field: 'place_of_birth', at: [4, 9.6], widthMm: 58, label: 'LUGAR DE NACIMIENTO:', value: plain },
        { field: 'office', at: [4, 15.4], widthMm: 40, value: { font: 'grotesk-bold', sizeMm: 2.2, paint: 'ink' } },
      ],
      mrzAt: [4.7, 36.8],
    },
  ],
}
