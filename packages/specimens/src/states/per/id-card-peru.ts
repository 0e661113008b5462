import type { Layout, Lettering } from '../../layouts/layout.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issuePeru } from './issue-peru.js'

const plain: Lettering = { font: 'grotesk', sizeMm: 2.2, paint: 'ink' }

/** In the style of the Peruvian electronic DNI: portrait left, zone and a linear code on the back. */
export const idCardPeru: Layout = {
  kind: 'id-card-peru',
  group: 'id-card',
  title: 'Peruvian-style DNI, TD1 and a linear code on the back',
  format: 'TD1',
  states: ['peru'],
  documentCodes: ['I', 'ID'],
  numberPatterns: ['99999999'],
  issuedYears: [2013, 2026],
  validYears: [8],
  people: { culture: hispanic },
  particulars: issuePeru,
  label: { font: 'humanist', sizeMm: 1.6, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.4, paint: 'ink' },
  dates: 'dd mm yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'tint', to: 'wash', angleDegrees: 45 },
        {
          art: 'waves',
          box: [0, 9, 85.6, 44],
          lines: 50,
          amplitudeMm: 1.9,
          periodMm: 17,
          paint: 'accent',
          opacity: 0.28,
        },
        { art: 'rosette', at: [58, 30], radiusMm: 16, petals: 20, paint: 'second', opacity: 0.2 },
        { art: 'emblem', at: [7.6, 5.8], sizeMm: 7.4, paint: 'alarm', opacity: 0.7 },
        { art: 'text', at: [13, 4], text: '{official}', font: 'humanist-bold', sizeMm: 2.5, paint: 'dark' },
        { art: 'text', at: [13, 6.4], text: '{authority}', font: 'humanist', sizeMm: 1.7, paint: 'dark' },
        {
          art: 'text',
          at: [13, 9],
          text: 'DOCUMENTO NACIONAL DE IDENTIDAD',
          font: 'humanist-bold',
          sizeMm: 2,
          paint: 'alarm',
        },
        { art: 'portrait', box: [4, 12, 24, 31], radiusMm: 0.8 },
        { art: 'ghost', box: [70, 34, 12, 15], opacity: 0.55 },
        { art: 'signature', box: [5, 44, 22, 7], paint: 'ink' },
      ],
      fields: [
        {
          field: 'document_number',
          at: [58, 4.2],
          widthMm: 25,
          label: 'DNI',
          valueOffset: [4.4, -1.2],
          value: { font: 'grotesk-bold', sizeMm: 3, paint: 'alarm' },
        },
        { field: 'first_surname', at: [31, 11], widthMm: 48, label: 'Primer Apellido' },
        { field: 'second_surname', at: [31, 16], widthMm: 48, label: 'Segundo Apellido' },
        { field: 'names', at: [31, 21], widthMm: 48, label: 'Pre Nombres' },
        { field: 'birth_date', at: [31, 26], widthMm: 22, label: 'Fecha de Nacimiento' },
        { field: 'gender', at: [56, 26], widthMm: 8, label: 'Sexo' },
        { field: 'marital_status', at: [66, 26], widthMm: 12, label: 'Estado Civil' },
        { field: 'nationality', at: [31, 31], widthMm: 16, label: 'Nacionalidad' },
        { field: 'office', at: [56, 31], widthMm: 13, label: 'Ubigeo' },
        { field: 'issuing_date', at: [31, 36], widthMm: 20, label: 'Fecha de Emisión' },
        { field: 'expiration_date', at: [31, 41], widthMm: 20, label: 'Fecha de Caducidad' },
      ],
      overlay: [{ art: 'hologram', at: [26, 40], radiusMm: 5, opacity: 0.3 }, specimenMark([31, 50.6], 2.6)],
    },
    {
      side: 'back',
      art: [
        { art: 'ground', from: 'wash', to: 'tint', angleDegrees: 80 },
        {
          art: 'relief',
          box: [0, 0, 85.6, 31],
          spacingMm: 0.8,
          at: [40, 15],
          radiusMm: 14,
          paint: 'accent',
          opacity: 0.28,
        },
        { art: 'chip', box: [5, 9, 13, 11.6] },
        { art: 'panel', box: [54, 20, 28, 9.4], paint: 'white', opacity: 0.95 },
        { art: 'barcode', box: [56, 21, 24, 7.4], symbology: 'code128', payload: 'number' },
        specimenMark([21, 29], 2.4),
      ],
      fields: [
        { field: 'address', at: [21, 4], widthMm: 60, label: 'Dirección', value: plain },
        { field: 'place_of_birth', at: [21, 9.6], widthMm: 40, label: 'Lugar de Nacimiento', value: plain },
        { field: 'blood_type', at: [21, 15.2], widthMm: 16, label: 'Grupo Sanguíneo', value: plain },
      ],
      mrzAt: [4.7, 36.8],
    },
  ],
}
