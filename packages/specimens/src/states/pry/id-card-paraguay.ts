import type { Layout } from '../../layouts/layout.js'
import { backPlate, frontPlate, heading } from '../../layouts/plates.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueParaguay } from './issue-paraguay.js'

/** In the style of Paraguay's card before the chip: surnames and given names under one label, no MRZ. */
export const idCardParaguay: Layout = {
  kind: 'id-card-paraguay',
  group: 'id-card',
  title: 'Paraguayan-style cédula before 2023, names under one label, no MRZ',
  format: 'TD1',
  states: ['paraguay'],
  documentCodes: ['I'],
  numberPatterns: ['9999999'],
  issuedYears: [2013, 2023],
  validYears: [10],
  people: { culture: hispanic },
  particulars: issueParaguay,
  label: { font: 'grotesk', sizeMm: 1.6, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.4, paint: 'ink' },
  dates: 'dd-mm-yyyy',
  faces: [
    {
      side: 'front',
      art: [
        ...frontPlate(17, 18, [50, 30]),
        heading([50, 4.6], '{official}', 2.8, { anchor: 'middle' }),
        heading([50, 7.4], '{authority}', 1.7, { anchor: 'middle', bold: false }),
        heading([50, 11], 'CÉDULA DE IDENTIDAD CIVIL', 2.6, { anchor: 'middle', paint: 'alarm' }),
        { art: 'emblem', at: [8, 6], sizeMm: 8, paint: 'accent', opacity: 0.8 },
        { art: 'portrait', box: [4, 13, 24, 30] },
        { art: 'signature', box: [34, 43, 26, 7], paint: 'ink' },
      ],
      fields: [
        { field: 'full_name', at: [31, 13.4], widthMm: 50, label: 'APELLIDOS Y NOMBRES' },
        { field: 'birth_date', at: [31, 21.6], widthMm: 26, label: 'FECHA DE NACIMIENTO' },
        { field: 'gender', at: [60, 21.6], widthMm: 20, label: 'SEXO' },
        { field: 'place_of_birth', at: [31, 27.2], widthMm: 50, label: 'LUGAR DE NACIMIENTO' },
        { field: 'expiration_date', at: [31, 32.8], widthMm: 26, label: 'FECHA DE VENCIMIENTO' },
        {
          field: 'document_number',
          at: [4, 44.6],
          widthMm: 26,
          value: { font: 'grotesk-bold', sizeMm: 3.4, paint: 'ink' },
        },
      ],
      overlay: [{ art: 'hologram', at: [74, 42], radiusMm: 6, opacity: 0.3 }, specimenMark([4, 52], 2.2)],
    },
    {
      side: 'back',
      art: [
        ...backPlate([40, 26], 54),
        { art: 'fingerprint', box: [60, 8, 16, 20], paint: 'ink', opacity: 0.6 },
        specimenMark([5, 51], 2.4),
      ],
      fields: [
        { field: 'issuing_date', at: [5, 6], widthMm: 30, label: 'FECHA DE EXPEDICIÓN' },
        { field: 'nationality', at: [5, 13], widthMm: 30, label: 'NACIONALIDAD' },
        { field: 'marital_status', at: [5, 20], widthMm: 30, label: 'ESTADO CIVIL' },
        { field: 'office', at: [5, 28], widthMm: 30 },
      ],
    },
  ],
}
