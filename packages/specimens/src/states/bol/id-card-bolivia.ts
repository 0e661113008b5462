import type { Layout } from '../../layouts/layout.js'
import { backPlate, frontPlate, heading } from '../../layouts/plates.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueBolivia } from './issue-bolivia.js'

/** In the style of Bolivia's card until 2023: a number and two dates in front, sentences about the holder on the back. */
export const idCardBolivia: Layout = {
  kind: 'id-card-bolivia',
  group: 'id-card',
  title: 'Bolivian-style cédula until 2023, sentences in place of labels, no MRZ',
  format: 'TD1',
  states: ['bolivia'],
  documentCodes: ['I'],
  numberPatterns: ['9999999'],
  issuedYears: [2014, 2023],
  validYears: [5, 10],
  people: { culture: hispanic },
  particulars: issueBolivia,
  label: { font: 'grotesk', sizeMm: 1.8, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.5, paint: 'ink' },
  dates: 'dd/mm/yyyy',
  faces: [
    {
      side: 'front',
      art: [
        ...frontPlate(18, 15, [52, 28]),
        { art: 'emblem', at: [8, 6], sizeMm: 8, paint: 'accent', opacity: 0.8 },
        heading([44, 4.6], '{official}', 2.8, { anchor: 'middle' }),
        heading([44, 7.8], '{authority}', 1.8, { anchor: 'middle', bold: false }),
        heading([52, 12.6], 'CÉDULA DE IDENTIDAD', 3.2, { paint: 'alarm', anchor: 'middle' }),
        { art: 'portrait', box: [5, 12, 24, 30] },
        { art: 'signature', box: [38, 41, 26, 7], paint: 'ink' },
        { art: 'hologram', at: [72, 42], radiusMm: 6, opacity: 0.3 },
      ],
      fields: [
        {
          field: 'document_number',
          at: [36, 15],
          widthMm: 40,
          value: { font: 'grotesk-bold', sizeMm: 4, paint: 'alarm' },
        },
        { field: 'support_number', at: [36, 21], widthMm: 16, label: 'serie', valueOffset: [7, -0.5] },
        { field: 'section', at: [58, 21], widthMm: 16, label: 'sección', valueOffset: [9, -0.5] },
        { field: 'issued_and_place', at: [36, 27], widthMm: 44 },
        { field: 'validity', at: [36, 32], widthMm: 44 },
      ],
      overlay: [specimenMark([5, 51], 2.4)],
    },
    {
      side: 'back',
      art: [
        ...backPlate([40, 24], 50),
        { art: 'fingerprint', box: [66, 28, 14, 18], paint: 'ink', opacity: 0.6 },
        specimenMark([5, 51], 2.4),
      ],
      fields: [
        { field: 'full_name', at: [5, 5], widthMm: 74 },
        { field: 'birth_and_place', at: [5, 11], widthMm: 74 },
        { field: 'place_of_birth', at: [5, 17], widthMm: 70, label: 'En', valueOffset: [5, -0.6] },
        { field: 'marital_status', at: [5, 23], widthMm: 30, label: 'Estado Civil', valueOffset: [18, -0.6] },
        { field: 'profession', at: [5, 29], widthMm: 30, label: 'Profesión/Ocupación', valueOffset: [22, -0.6] },
        { field: 'address', at: [5, 35], widthMm: 40, label: 'Domicilio', valueOffset: [14, -0.6] },
      ],
    },
  ],
}
