import type { Layout } from '../../layouts/layout.js'
import { backPlate, frontPlate, heading } from '../../layouts/plates.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueSpainTie } from './issue-spain.js'

/** In the style of the Spanish residence card of 2020: the holder's NIE stands in the remarks. */
export const idCardSpainTie: Layout = {
  kind: 'id-card-spain-tie',
  group: 'id-card',
  title: 'Spanish-style residence card, names under one label, TD1 on the back',
  format: 'TD1',
  states: ['spain'],
  documentCodes: ['IR', 'IX'],
  numberPatterns: ['E99999999'],
  issuedYears: [2020, 2026],
  validYears: [5, 10],
  people: { culture: hispanic, foreign: true },
  particulars: issueSpainTie,
  label: { font: 'grotesk', sizeMm: 1.4, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.2, paint: 'ink' },
  dates: 'dd mm yyyy',
  faces: [
    {
      side: 'front',
      art: [
        ...frontPlate(27, 20, [56, 28]),
        heading([4, 5], 'ESP', 3, { paint: 'accent' }),
        { art: 'chip-mark', at: [16, 4.4], sizeMm: 5, paint: 'dark' },
        heading([22, 4.8], 'PERMISO DE RESIDENCIA', 2.4),
        { art: 'portrait', box: [4, 11, 26, 34] },
        { art: 'ghost', box: [71, 8, 10, 12], opacity: 0.5 },
        { art: 'signature', box: [34, 43, 22, 6], paint: 'ink' },
        heading([34, 51.6], 'RESIDENCE PERMIT / TITRE DE SÉJOUR', 1.4, { bold: false }),
      ],
      fields: [
        {
          field: 'document_number',
          at: [60, 2.2],
          widthMm: 22,
          value: { font: 'grotesk-bold', sizeMm: 2.8, paint: 'ink' },
        },
        { field: 'full_name', at: [34, 8], widthMm: 36, label: 'APELLIDOS, NOMBRE' },
        { field: 'gender', at: [34, 17], widthMm: 10, label: 'SEXO / SEX' },
        { field: 'nationality', at: [45, 17], widthMm: 22, label: 'NACIONALIDAD / NATIONALITY' },
        { field: 'birth_date', at: [66, 22.4], widthMm: 17, label: 'FECHA NAC. / BIRTH DATE' },
        { field: 'remarks', at: [34, 22.4], widthMm: 22, label: 'TIPO DE PERMISO / TYPE OF PERMIT' },
        { field: 'expiration_date', at: [34, 28], widthMm: 30, label: 'VALIDEZ TARJETA / CARD EXPIRY' },
        { field: 'support_number', at: [34, 34], widthMm: 36, label: 'OBSERVACIONES / REMARKS' },
      ],
      overlay: [{ art: 'hologram', at: [28, 40], radiusMm: 5, opacity: 0.3 }, specimenMark([4, 51], 2.4)],
    },
    {
      side: 'back',
      art: [...backPlate([44, 16]), { art: 'chip', box: [6, 8, 13, 11.6] }, specimenMark([24, 28.6], 2.4)],
      fields: [
        { field: 'place_of_birth', at: [24, 4], widthMm: 50, label: 'LUGAR DE NACIMIENTO / PLACE OF BIRTH' },
        { field: 'issued_and_place', at: [24, 10], widthMm: 50, label: 'LUGAR Y FECHA DE EXPEDICIÓN' },
        { field: 'address', at: [24, 16], widthMm: 56, label: 'DOMICILIO' },
      ],
      mrzAt: [4.7, 36.8],
    },
  ],
}
