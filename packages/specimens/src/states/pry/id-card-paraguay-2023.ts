import type { Layout } from '../../layouts/layout.js'
import { backPlate, frontPlate, heading } from '../../layouts/plates.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueParaguay } from './issue-paraguay.js'

/** In the style of Paraguay's card with a chip: the holder's number stands in the zone's optional data. */
export const idCardParaguay2023: Layout = {
  kind: 'id-card-paraguay-2023',
  group: 'id-card',
  title: 'Paraguayan-style cédula of 2023, chip, TD1 on the back',
  format: 'TD1',
  states: ['paraguay'],
  documentCodes: ['IN', 'IE'],
  numberPatterns: ['9999999'],
  issuedYears: [2023, 2026],
  validYears: [10],
  people: { culture: hispanic },
  particulars: issueParaguay,
  label: { font: 'grotesk', sizeMm: 1.5, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.3, paint: 'ink' },
  dates: 'dd-mm-yyyy',
  faces: [
    {
      side: 'front',
      art: [
        ...frontPlate(22, 21, [58, 34]),
        { art: 'emblem', at: [14, 6.6], sizeMm: 9, paint: 'accent', opacity: 0.8 },
        heading([25, 5.6], '{official}', 3),
        heading([25, 10], 'CÉDULA DE IDENTIDAD CIVIL', 2.6, { paint: 'alarm' }),
        { art: 'portrait', box: [4, 14, 23, 30] },
        { art: 'ghost', box: [68, 27, 11, 14], opacity: 0.5 },
        { art: 'signature', box: [32, 31, 26, 8], paint: 'ink' },
      ],
      fields: [
        { field: 'surnames', at: [30, 14], widthMm: 32, label: 'APELLIDOS' },
        { field: 'names', at: [30, 21.6], widthMm: 32, label: 'NOMBRES' },
        { field: 'expiration_date', at: [63.4, 14], widthMm: 20, label: 'FECHA DE VENCIMIENTO' },
        { field: 'remarks', at: [68.5, 21.6], widthMm: 8, label: 'DONANTE' },
        { field: 'birth_date', at: [30, 42.6], widthMm: 18, label: 'FECHA DE NACIMIENTO' },
        { field: 'gender', at: [50, 42.6], widthMm: 20, label: 'SEXO' },
        { field: 'place_of_birth', at: [30, 47.8], widthMm: 42, label: 'LUGAR DE NACIMIENTO' },
        {
          field: 'document_number',
          at: [4, 46.6],
          widthMm: 23,
          value: { font: 'grotesk-bold', sizeMm: 3.2, paint: 'ink' },
        },
      ],
      overlay: [{ art: 'hologram', at: [24, 40], radiusMm: 5, opacity: 0.3 }, specimenMark([68, 52], 2.2)],
    },
    {
      side: 'back',
      art: [...backPlate([40, 16]), { art: 'chip', box: [6, 8, 13, 11.6] }, specimenMark([60, 28], 2.4)],
      fields: [
        { field: 'marital_status', at: [26, 4], widthMm: 22, label: 'ESTADO CIVIL' },
        { field: 'nationality', at: [54, 4], widthMm: 26, label: 'NACIONALIDAD' },
        { field: 'issuing_date', at: [26, 10], widthMm: 26, label: 'FECHA DE EMISIÓN' },
        { field: 'office', at: [54, 10], widthMm: 26, label: 'IC' },
        { field: 'support_number', at: [26, 17], widthMm: 30 },
      ],
      mrzAt: [4.7, 36.8],
    },
  ],
}
