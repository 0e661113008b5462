import type { FieldPlace, Layout, Lettering } from '../../layouts/layout.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueColombiaYellow } from './issue-colombia.js'

const bold: Lettering = { font: 'grotesk-bold', sizeMm: 2.9, paint: 'ink' }
/** This card prints its labels under the values. */
const above = (place: FieldPlace, riseMm: number): FieldPlace => ({ ...place, valueOffset: [0, -riseMm] })

/** In the style of Colombia's yellow cédula: labels below values, a fingerprint and a large code on the back, no zone. */
export const idCardColombiaYellow: Layout = {
  kind: 'id-card-colombia-yellow',
  group: 'id-card',
  title: 'Colombian-style yellow cédula, PDF417 on the back, no MRZ',
  format: 'TD1',
  states: ['colombia'],
  documentCodes: ['IC'],
  numberPatterns: ['999999999'],
  issuedYears: [2000, 2020],
  validYears: [10],
  people: { culture: hispanic },
  particulars: issueColombiaYellow,
  label: { font: 'grotesk', sizeMm: 1.7, paint: 'ink' },
  value: bold,
  dates: 'dd-MES-yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'tint', to: 'tint', angleDegrees: 90 },
        {
          art: 'relief',
          box: [0, 0, 85.6, 54],
          spacingMm: 0.8,
          at: [42, 26],
          radiusMm: 20,
          paint: 'accent',
          opacity: 0.4,
        },
        {
          art: 'text',
          at: [42, 5],
          text: 'REPUBLICA DE COLOMBIA',
          anchor: 'middle',
          font: 'serif-bold',
          sizeMm: 3,
          paint: 'ink',
        },
        {
          art: 'text',
          at: [42, 8.6],
          text: 'IDENTIFICACION PERSONAL',
          anchor: 'middle',
          font: 'grotesk',
          sizeMm: 2.2,
          paint: 'ink',
        },
        {
          art: 'text',
          at: [42, 12.2],
          text: 'CEDULA DE CIUDADANIA',
          anchor: 'middle',
          font: 'grotesk-bold',
          sizeMm: 2.7,
          paint: 'ink',
        },
        { art: 'emblem', at: [9, 9], sizeMm: 10, paint: 'accent', opacity: 0.8 },
        { art: 'portrait', box: [58, 15, 24, 31] },
        { art: 'signature', box: [8, 39, 34, 8], paint: 'ink' },
        { art: 'text', at: [24, 50.4], text: 'FIRMA', anchor: 'middle', font: 'grotesk', sizeMm: 1.7, paint: 'ink' },
      ],
      fields: [
        {
          field: 'document_number',
          at: [5, 16.4],
          widthMm: 46,
          label: 'NUMERO',
          valueOffset: [9.5, -1.2],
          value: { font: 'grotesk-bold', sizeMm: 3.3, paint: 'ink' },
        },
        above({ field: 'surnames', at: [5, 25.6], widthMm: 50, label: 'APELLIDOS' }, 3.6),
        above({ field: 'names', at: [5, 33.4], widthMm: 50, label: 'NOMBRES' }, 3.6),
      ],
      overlay: [specimenMark([60, 50.6], 2.6)],
    },
    {
      side: 'back',
      art: [
        { art: 'ground', from: 'tint', to: 'tint', angleDegrees: 90 },
        {
          art: 'waves',
          box: [0, 0, 85.6, 32],
          lines: 30,
          amplitudeMm: 1.5,
          periodMm: 18,
          paint: 'accent',
          opacity: 0.35,
        },
        { art: 'fingerprint', box: [5, 3, 17, 21], paint: 'ink', opacity: 0.75 },
        { art: 'text', at: [5, 27], text: 'INDICE DERECHO', font: 'grotesk', sizeMm: 1.6, paint: 'ink' },
        { art: 'panel', box: [3, 34, 79.6, 18], paint: 'white', opacity: 0.9 },
        { art: 'barcode', box: [4.4, 35, 76.8, 16], symbology: 'pdf417', payload: 'record', columns: 15 },
        specimenMark([60, 30.2], 2.4),
      ],
      fields: [
        {
          field: 'birth_date',
          at: [25, 3.4],
          widthMm: 34,
          label: 'FECHA DE NACIMIENTO',
          valueOffset: [22, -0.8],
          value: { font: 'grotesk-bold', sizeMm: 2.7, paint: 'ink' },
        },
        above({ field: 'place_of_birth', at: [25, 11], widthMm: 56, label: 'LUGAR DE NACIMIENTO' }, 3.5),
        above({ field: 'height', at: [25, 18], widthMm: 12, label: 'ESTATURA' }, 3.5),
        above({ field: 'blood_type', at: [44, 18], widthMm: 12, label: 'G.S. RH' }, 3.5),
        above({ field: 'gender', at: [62, 18], widthMm: 8, label: 'SEXO' }, 3.5),
        above({ field: 'issued_and_place', at: [25, 25], widthMm: 56, label: 'FECHA Y LUGAR DE EXPEDICION' }, 3.5),
        {
          field: 'remarks',
          at: [25, 28.6],
          widthMm: 34,
          value: { font: 'grotesk', sizeMm: 1.6, paint: 'ink' },
        },
      ],
    },
  ],
}
