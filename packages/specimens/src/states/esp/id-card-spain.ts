import type { Layout, Lettering } from '../../layouts/layout.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueSpain } from './issue-spain.js'

const engraved: Lettering = { font: 'ocrb', sizeMm: 2.75, paint: 'ink' }
const small: Lettering = { font: 'ocrb', sizeMm: 2.4, paint: 'ink' }

/** In the style of the Spanish DNI of 2006: chip left, portrait right, machine readers' type. */
export const idCardSpain: Layout = {
  kind: 'id-card-spain',
  group: 'id-card',
  title: 'Spanish-style DNI of 2006, chip, TD1 on the back',
  format: 'TD1',
  states: ['spain'],
  documentCodes: ['ID'],
  numberPatterns: ['AAA999999'],
  issuedYears: [2006, 2020],
  validYears: [5, 10],
  people: { culture: hispanic },
  particulars: issueSpain,
  label: { font: 'condensed-bold', sizeMm: 1.45, paint: 'dark' },
  value: engraved,
  dates: 'dd mm yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'tint', to: 'wash', angleDegrees: 0 },
        {
          art: 'waves',
          box: [0, 6, 85.6, 46],
          lines: 40,
          amplitudeMm: 1.4,
          periodMm: 11,
          paint: 'accent',
          opacity: 0.3,
        },
        { art: 'rosette', at: [47, 32], radiusMm: 16, petals: 17, paint: 'second', opacity: 0.22 },
        {
          art: 'text',
          at: [27, 5.6],
          text: 'DOCUMENTO NACIONAL DE IDENTIDAD',
          font: 'condensed-bold',
          sizeMm: 3.4,
          paint: 'accent',
          trackingMm: 0.12,
        },
        {
          art: 'text',
          at: [4, 14.6],
          text: '{official}',
          font: 'humanist-bold',
          sizeMm: 5.2,
          paint: 'dark',
          trackingMm: 0.15,
        },
        { art: 'flag', box: [4.5, 3.4, 12, 6.4] },
        { art: 'chip', box: [8, 18.2, 13, 12] },
        { art: 'emblem', at: [4.6, 34], sizeMm: 5, paint: 'alarm', opacity: 0.8 },
        { art: 'portrait', box: [61, 24, 22, 28] },
        { art: 'signature', box: [26, 41.5, 22, 9], paint: 'ink' },
      ],
      fields: [
        { field: 'first_surname', at: [25.5, 7], widthMm: 42, label: 'PRIMER APELLIDO' },
        { field: 'second_surname', at: [25.5, 11.6], widthMm: 42, label: 'SEGUNDO APELLIDO' },
        { field: 'names', at: [25.5, 16.2], widthMm: 42, label: 'NOMBRE' },
        { field: 'gender', at: [25.5, 20.8], widthMm: 7, label: 'SEXO' },
        { field: 'nationality', at: [33.5, 20.8], widthMm: 18, label: 'NACIONALIDAD' },
        { field: 'birth_date', at: [25.5, 25.4], widthMm: 30, label: 'FECHA DE NACIMIENTO' },
        { field: 'support_number', at: [25.5, 30], widthMm: 30, label: 'IDESP' },
        { field: 'expiration_date', at: [25.5, 34.6], widthMm: 30, label: 'VÁLIDO HASTA' },
        {
          field: 'document_number',
          at: [3.6, 45.4],
          widthMm: 22,
          label: 'DNI NÚM.',
          value: { font: 'ocrb', sizeMm: 3.2, paint: 'ink' },
        },
      ],
      overlay: [{ art: 'hologram', at: [60, 14], radiusMm: 6, opacity: 0.3 }, specimenMark([69, 18.5], 2)],
    },
    {
      side: 'back',
      art: [
        { art: 'ground', from: 'wash', to: 'tint', angleDegrees: 90 },
        {
          art: 'relief',
          box: [0, 0, 85.6, 31],
          spacingMm: 0.8,
          at: [55, 15],
          radiusMm: 14,
          paint: 'second',
          opacity: 0.28,
        },
        specimenMark([81, 28], 2.4, { anchor: 'end' }),
      ],
      fields: [
        { field: 'place_of_birth', at: [4, 2], widthMm: 48, label: 'LUGAR DE NACIMIENTO', value: small },
        { field: 'place_of_issue', at: [4, 6.4], widthMm: 48, label: 'PROVINCIA-PAÍS', value: small },
        { field: 'parents', at: [4, 10.8], widthMm: 48, label: 'HIJO/A DE', value: small },
        { field: 'address', at: [4, 15.2], widthMm: 56, label: 'DOMICILIO', value: small },
        { field: 'office', at: [56, 20], widthMm: 26, label: 'EQUIPO', value: small },
      ],
      mrzAt: [4.7, 36.8],
    },
  ],
}
