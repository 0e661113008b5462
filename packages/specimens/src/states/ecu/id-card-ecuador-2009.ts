import type { Layout } from '../../layouts/layout.js'
import { backPlate, frontPlate, heading } from '../../layouts/plates.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueEcuador2009 } from './issue-ecuador.js'

/** In the style of Ecuador's laminated card: surnames and given names under one label, dates year first, no MRZ. */
export const idCardEcuador2009: Layout = {
  kind: 'id-card-ecuador-2009',
  group: 'id-card',
  title: 'Ecuadorian-style cédula of 2009, names under one label, no MRZ',
  format: 'TD1',
  states: ['ecuador'],
  documentCodes: ['I'],
  numberPatterns: ['999999999'],
  issuedYears: [2009, 2020],
  validYears: [10],
  people: { culture: hispanic },
  particulars: issueEcuador2009,
  label: { font: 'grotesk', sizeMm: 1.6, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.3, paint: 'ink' },
  dates: 'yyyy-mm-dd',
  faces: [
    {
      side: 'front',
      art: [
        ...frontPlate(20, 14, [48, 30]),
        heading([30, 4], '{official}', 2.4),
        heading([30, 6.6], 'DIRECCIÓN FICTICIA DE REGISTRO CIVIL,', 1.5, { bold: false }),
        heading([30, 8.6], 'IDENTIFICACIÓN Y CEDULACIÓN', 1.5, { bold: false }),
        heading([4, 13], 'CÉDULA DE CIUDADANÍA', 2),
        { art: 'flag', box: [74, 2.4, 8, 5] },
        { art: 'portrait', box: [4, 15, 24, 30] },
        { art: 'hologram', at: [75, 40], radiusMm: 6, opacity: 0.3 },
      ],
      fields: [
        {
          field: 'document_number',
          at: [54, 11.2],
          widthMm: 24,
          label: 'No.',
          valueOffset: [4.6, -1],
          value: { font: 'grotesk-bold', sizeMm: 3, paint: 'ink' },
        },
        { field: 'full_name', at: [31, 15.4], widthMm: 50, label: 'APELLIDOS Y NOMBRES' },
        { field: 'place_of_birth', at: [31, 23.6], widthMm: 50, label: 'LUGAR DE NACIMIENTO' },
        { field: 'birth_date', at: [31, 30], widthMm: 24, label: 'FECHA DE NACIMIENTO', valueOffset: [20, -0.5] },
        { field: 'nationality', at: [31, 34], widthMm: 24, label: 'NACIONALIDAD', valueOffset: [14, -0.5] },
        { field: 'gender', at: [31, 38], widthMm: 8, label: 'SEXO', valueOffset: [6.5, -0.5] },
        { field: 'marital_status', at: [31, 42], widthMm: 20, label: 'ESTADO CIVIL', valueOffset: [13, -0.5] },
      ],
      overlay: [specimenMark([4, 51], 2.4)],
    },
    {
      side: 'back',
      art: [
        ...backPlate([40, 26], 54),
        { art: 'fingerprint', box: [64, 28, 15, 19], paint: 'ink', opacity: 0.6 },
        specimenMark([5, 51], 2.4),
      ],
      fields: [
        { field: 'section', at: [5, 4], widthMm: 24, label: 'INSTRUCCIÓN' },
        { field: 'profession', at: [32, 4], widthMm: 28, label: 'PROFESIÓN / OCUPACIÓN' },
        { field: 'office', at: [64, 5.4], widthMm: 18 },
        { field: 'parents', at: [5, 10.6], widthMm: 50, label: 'APELLIDOS Y NOMBRES DEL PADRE' },
        { field: 'remarks', at: [5, 17.2], widthMm: 50, label: 'APELLIDOS Y NOMBRES DE LA MADRE' },
        { field: 'issued_and_place', at: [5, 23.8], widthMm: 50, label: 'LUGAR Y FECHA DE EXPEDICIÓN' },
        { field: 'expiration_date', at: [5, 33], widthMm: 30, label: 'FECHA DE EXPIRACIÓN' },
      ],
    },
  ],
}
