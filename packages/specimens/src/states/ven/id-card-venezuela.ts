import type { Layout } from '../../layouts/layout.js'
import { backPlate, frontPlate, heading } from '../../layouts/plates.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueVenezuela } from './issue-venezuela.js'

/** In the style of Venezuela's laminated card: portrait right, values above or right of labels, a blank back. */
export const idCardVenezuela: Layout = {
  kind: 'id-card-venezuela',
  group: 'id-card',
  title: 'Venezuelan-style laminated cédula, portrait right, nothing on the back',
  format: 'TD1',
  states: ['venezuela'],
  documentCodes: ['I'],
  numberPatterns: ['99999999'],
  issuedYears: [2014, 2026],
  validYears: [10],
  people: { culture: hispanic },
  particulars: issueVenezuela,
  label: { font: 'grotesk', sizeMm: 1.7, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.6, paint: 'ink' },
  dates: 'dd/mm/yyyy',
  faces: [
    {
      side: 'front',
      art: [
        ...frontPlate(24, 15, [34, 28]),
        { art: 'flag', box: [4, 3, 9, 5] },
        heading([15, 5], '{official}', 2.5),
        heading([15, 8.6], 'CÉDULA DE IDENTIDAD', 2.8),
        { art: 'portrait', box: [58, 12, 24, 30] },
        { art: 'signature', box: [30, 43, 22, 7], paint: 'ink' },
        { art: 'fingerprint', box: [5, 39, 9, 11], paint: 'ink', opacity: 0.5 },
      ],
      fields: [
        {
          field: 'document_number',
          at: [15, 10.2],
          widthMm: 40,
          value: { font: 'grotesk-bold', sizeMm: 3.8, paint: 'ink' },
        },
        { field: 'surnames', at: [4, 17], widthMm: 40, label: 'APELLIDOS', valueOffset: [12, -0.6] },
        { field: 'names', at: [4, 21.6], widthMm: 40, label: 'NOMBRES', valueOffset: [12, -0.6] },
        { field: 'birth_date', at: [4, 29], widthMm: 24, label: 'F. NACIMIENTO', valueOffset: [0, -3] },
        { field: 'marital_status', at: [32, 29], widthMm: 20, label: 'EDO. CIVIL', valueOffset: [0, -3] },
        { field: 'issuing_date', at: [4, 36], widthMm: 24, label: 'F. EXPEDICIÓN', valueOffset: [0, -3] },
        {
          field: 'expiration_date',
          at: [32, 36],
          widthMm: 20,
          label: 'F. VENCIMIENTO',
          valueOffset: [0, -3],
          dates: 'mm/yyyy',
        },
        { field: 'nationality', at: [60, 44], widthMm: 22 },
      ],
      overlay: [specimenMark([60, 51], 2.4)],
    },
    {
      side: 'back',
      art: [
        ...backPlate([40, 26], 54),
        specimenMark([42, 28], 5, { anchor: 'middle' }),
        heading([42.8, 36], '{officialSecond}', 2, { anchor: 'middle', bold: false }),
      ],
      fields: [],
    },
  ],
}
