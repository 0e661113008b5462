import type { Layout } from '../../layouts/layout.js'
import { beside, heading } from '../../layouts/places.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueCostaRica } from './issue-costa-rica.js'

/** In the style of the Costa Rican cédula of 2016: portrait on the right, values beside their labels, everything in a code. */
export const idCardCostaRica: Layout = {
  kind: 'id-card-costa-rica',
  group: 'id-card',
  title: 'Costa Rican-style cédula of 2016, PDF417 on the back, no MRZ',
  format: 'TD1',
  states: ['costaRica'],
  documentCodes: ['I'],
  numberPatterns: ['999999999'],
  issuedYears: [2016, 2025],
  validYears: [10],
  people: { culture: hispanic },
  particulars: issueCostaRica,
  label: { font: 'humanist', sizeMm: 2, paint: 'dark' },
  value: { font: 'humanist-bold', sizeMm: 2.6, paint: 'ink' },
  dates: 'dd mm yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'tint', to: 'wash', angleDegrees: 20 },
        {
          art: 'waves',
          box: [0, 9, 85.6, 45],
          lines: 44,
          amplitudeMm: 2,
          periodMm: 26,
          paint: 'accent',
          opacity: 0.26,
        },
        { art: 'rosette', at: [30, 34], radiusMm: 15, petals: 17, paint: 'second', opacity: 0.18 },
        heading('{official}', [6, 5], 2.9),
        heading('TRIBUNAL SUPREMO DE ELECCIONES', [6, 8.4], 2.1),
        { art: 'emblem', at: [70, 5.6], sizeMm: 8, paint: 'dark', opacity: 0.7 },
        { art: 'portrait', box: [58, 11, 24, 31] },
        { art: 'ghost', box: [6, 38, 10, 13], opacity: 0.5 },
        { art: 'signature', box: [20, 42, 26, 8], paint: 'ink' },
      ],
      fields: [
        {
          field: 'document_number',
          at: [6, 12],
          widthMm: 40,
          value: { font: 'humanist-bold', sizeMm: 4, paint: 'ink' },
        },
        beside('names', 'Nombre:', [6, 20], 9, 40),
        beside('first_surname', '1° Apellido:', [6, 25], 13, 36),
        beside('second_surname', '2° Apellido:', [6, 30], 13, 36),
      ],
      overlay: [specimenMark([56, 50.6], 2.4)],
    },
    {
      side: 'back',
      art: [
        { art: 'ground', from: 'wash', to: 'tint', angleDegrees: 75 },
        {
          art: 'waves',
          box: [0, 0, 85.6, 34],
          lines: 32,
          amplitudeMm: 1.5,
          periodMm: 20,
          paint: 'accent',
          opacity: 0.22,
        },
        { art: 'panel', box: [3, 36, 79.6, 16], paint: 'white', opacity: 0.92 },
        { art: 'barcode', box: [4.6, 37, 76.4, 13.4], symbology: 'pdf417', payload: 'record', columns: 14 },
        specimenMark([62, 34.6], 2.2),
      ],
      fields: [
        beside('document_number', 'Número de Cédula:', [5, 3], 19, 26),
        beside('birth_date', 'Fecha de Nacimiento:', [5, 7], 21, 26),
        beside('place_of_birth', 'Lugar de Nacimiento:', [5, 11], 21, 54),
        beside('parents', 'Nombre del Padre:', [5, 15], 18, 50),
        beside('remarks', 'Nombre de la Madre:', [5, 19], 20, 50),
        beside('locality', 'Domicilio Electoral:', [5, 23], 19, 50),
        beside('expiration_date', 'Vencimiento:', [5, 27], 13, 26),
        beside('gender', 'Sexo:', [52, 27], 6, 6),
        { field: 'office', at: [5, 31.4], widthMm: 26, value: { font: 'grotesk', sizeMm: 2, paint: 'ink' } },
      ],
    },
  ],
}
