import type { Layout } from '../../layouts/layout.js'
import { backPlate, frontPlate, heading } from '../../layouts/plates.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issuePeruBlue } from './issue-peru.js'

/** In the style of Peru's blue DNI: the zone stands on the front and holds the first surname alone. */
export const idCardPeruBlue: Layout = {
  kind: 'id-card-peru-blue',
  group: 'id-card',
  title: 'Peruvian-style blue DNI, TD1 on the front, a linear code on the back',
  format: 'TD1',
  states: ['peruBlue'],
  documentCodes: ['I'],
  numberPatterns: ['99999999'],
  issuedYears: [2006, 2025],
  validYears: [8],
  people: { culture: hispanic },
  particulars: issuePeruBlue,
  label: { font: 'humanist', sizeMm: 1.6, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.1, paint: 'ink' },
  dates: 'dd mm yyyy',
  faces: [
    {
      side: 'front',
      art: [
        ...frontPlate(13, 19, [46, 20]),
        heading([3, 3], '{official}', 1.8, { paint: 'alarm' }),
        heading([24, 3], '{authority}', 1.6),
        heading([24, 5.4], 'DOCUMENTO NACIONAL DE IDENTIDAD', 1.8),
        { art: 'portrait', box: [3.4, 7, 18, 24] },
        { art: 'ghost', box: [72, 23, 9, 11], opacity: 0.5 },
        { art: 'signature', box: [50, 24, 20, 7], paint: 'ink' },
        specimenMark([4, 34], 2),
      ],
      fields: [
        {
          field: 'document_number',
          at: [61, 4.2],
          widthMm: 20,
          label: 'DNI',
          valueOffset: [3.8, -1.2],
          value: { font: 'grotesk-bold', sizeMm: 2.7, paint: 'alarm' },
        },
        { field: 'first_surname', at: [24, 7], widthMm: 40, label: 'Primer Apellido' },
        { field: 'second_surname', at: [24, 12], widthMm: 40, label: 'Segundo Apellido' },
        { field: 'names', at: [24, 17], widthMm: 40, label: 'Pre Nombres' },
        { field: 'birth_and_place', at: [24, 22], widthMm: 24, label: 'Nacimiento: Fecha y Ubigeo' },
        { field: 'gender', at: [24, 27], widthMm: 8, label: 'Sexo' },
        { field: 'marital_status', at: [34, 27], widthMm: 8, label: 'Estado Civil' },
        { field: 'registration_year', at: [67, 7.6], widthMm: 15, label: 'Fecha Inscripción' },
        { field: 'issuing_date', at: [67, 12.6], widthMm: 15, label: 'Fecha Emisión' },
        { field: 'expiration_date', at: [67, 17.6], widthMm: 15, label: 'Fecha Caducidad' },
      ],
      mrzAt: [4.7, 38.4],
    },
    {
      side: 'back',
      art: [
        ...backPlate([40, 24], 54),
        { art: 'fingerprint', box: [60, 6, 13, 17], paint: 'ink', opacity: 0.6 },
        heading([6, 36], 'CONSTANCIA DE SUFRAGIO', 2),
        { art: 'panel', box: [44, 38, 38, 12], paint: 'white', opacity: 0.95 },
        { art: 'barcode', box: [47, 40, 32, 8], symbology: 'code128', payload: 'number' },
        specimenMark([6, 51], 2.4),
      ],
      fields: [
        { field: 'place_of_birth', at: [5, 4], widthMm: 40, label: 'Departamento' },
        { field: 'address', at: [5, 10], widthMm: 50, label: 'Dirección' },
        { field: 'remarks', at: [5, 16], widthMm: 20, label: 'Donación de Órganos' },
        { field: 'section', at: [5, 22], widthMm: 20, label: 'Grupo de Votación' },
      ],
    },
  ],
}
