import type { Layout } from '../../layouts/layout.js'
import { backPlate, heading } from '../../layouts/plates.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { lusophone } from '../../people/lusophone-names.js'
import { issueSpainNie } from './issue-spain.js'

/** In the style of the green certificate of citizens of the Union in Spain: no portrait, no zone, no expiry, no sex. */
export const idCardSpainNie: Layout = {
  kind: 'id-card-spain-nie',
  group: 'id-card',
  title: 'Spanish-style certificate of a citizen of the Union, the NIE alone, no portrait, no MRZ',
  format: 'TD1',
  states: ['spainGreen'],
  documentCodes: ['I'],
  numberPatterns: ['X9999999A'],
  issuedYears: [2012, 2026],
  validYears: [5],
  people: { culture: lusophone, foreign: true },
  particulars: issueSpainNie,
  label: { font: 'grotesk', sizeMm: 1.6, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.4, paint: 'ink' },
  dates: 'dd/mm/yyyy',
  faces: [
    {
      side: 'front',
      art: [
        ...backPlate([42, 30], 54),
        heading([42.8, 5], 'CERTIFICADO DE REGISTRO DE CIUDADANO DE LA UNIÓN', 2.3, { anchor: 'middle' }),
        heading([42.8, 8.4], 'REGISTRO FICTICIO DE EXTRANJEROS', 1.8, { anchor: 'middle', bold: false }),
        specimenMark([60, 51], 2.6),
      ],
      fields: [
        { field: 'document_number', at: [5, 12], widthMm: 34, label: 'N.I.E.', valueOffset: [8, -0.6] },
        { field: 'names', at: [5, 17], widthMm: 60, label: 'NOMBRE' },
        { field: 'surnames', at: [5, 23], widthMm: 60, label: 'APELLIDOS' },
        { field: 'nationality', at: [5, 29], widthMm: 30, label: 'NACIONALIDAD' },
        { field: 'birth_date', at: [44, 29], widthMm: 30, label: 'FECHA DE NACIMIENTO' },
        { field: 'address', at: [5, 35], widthMm: 74, label: 'DOMICILIO' },
        { field: 'issuing_date', at: [5, 41], widthMm: 30, label: 'FECHA DE EXPEDICIÓN' },
      ],
    },
    {
      side: 'back',
      art: [
        ...backPlate([42, 30], 54),
        specimenMark([42, 28], 4, { anchor: 'middle' }),
        heading([42.8, 36], '{officialSecond}', 2, { anchor: 'middle', bold: false }),
      ],
      fields: [],
    },
  ],
}
