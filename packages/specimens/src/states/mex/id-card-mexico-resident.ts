import type { Layout } from '../../layouts/layout.js'
import { below, beside, heading } from '../../layouts/places.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueMexicanResidence } from './issue-mexican-residence.js'

/** In the style of the Mexican resident card of 2018: the holder's own nationality, the CURP on both sides. */
export const idCardMexicoResident: Layout = {
  kind: 'id-card-mexico-resident',
  group: 'id-card',
  title: 'Mexican-style resident card, TD1 on the back',
  format: 'TD1',
  states: ['mexico'],
  documentCodes: ['I'],
  numberPatterns: ['999999999'],
  issuedYears: [2019, 2026],
  validYears: [4],
  people: { culture: hispanic },
  particulars: issueMexicanResidence,
  label: { font: 'grotesk', sizeMm: 1.7, paint: 'second' },
  value: { font: 'grotesk-bold', sizeMm: 2.3, paint: 'ink' },
  dates: 'dd/mm/yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'tint', to: 'white', angleDegrees: 25 },
        {
          art: 'waves',
          box: [0, 9, 85.6, 45],
          lines: 42,
          amplitudeMm: 2,
          periodMm: 24,
          paint: 'accent',
          opacity: 0.26,
        },
        { art: 'rosette', at: [58, 34], radiusMm: 15, petals: 15, paint: 'second', opacity: 0.18 },
        heading('INSTITUTO NACIONAL DE MIGRACIÓN', [44, 4.8], 2.6, { anchor: 'middle', paint: 'ink' }),
        heading('RESIDENTE TEMPORAL', [44, 8.6], 2.6, { anchor: 'middle' }),
        { art: 'emblem', at: [8, 5.6], sizeMm: 8, paint: 'dark', opacity: 0.7 },
        { art: 'portrait', box: [4, 12, 23, 30] },
        { art: 'ghost', box: [70, 27, 11, 14], opacity: 0.5 },
        { art: 'signature', box: [5, 43.5, 21, 7.5], paint: 'ink' },
      ],
      fields: [
        below('names', 'NOMBRE', [30, 11], 50),
        below('surnames', 'APELLIDOS', [30, 16.2], 50),
        below('nationality', 'NACIONALIDAD', [30, 21.4], 26),
        below('gender', 'SEXO', [60, 21.4], 8),
        below('birth_date', 'FECHA DE NACIMIENTO', [30, 26.6], 24),
        below('CURP', 'CURP', [30, 31.8], 36),
        below('issuing_date', 'FECHA DE EXPEDICIÓN', [30, 37], 22),
        below('expiration_date', 'FECHA DE VENCIMIENTO', [30, 42.2], 24),
        below('category', 'PERMISO PARA TRABAJAR', [57, 42.2], 24),
      ],
      overlay: [{ art: 'hologram', at: [76, 20], radiusMm: 5, opacity: 0.28 }, specimenMark([30, 51.4], 2.4)],
    },
    {
      side: 'back',
      art: [
        { art: 'ground', from: 'white', to: 'tint', angleDegrees: 70 },
        {
          art: 'relief',
          box: [0, 0, 85.6, 31],
          spacingMm: 0.8,
          at: [50, 14],
          radiusMm: 14,
          paint: 'accent',
          opacity: 0.26,
        },
        { art: 'chip', box: [64, 8, 13, 11.6] },
        specimenMark([42, 30.4], 2.4),
      ],
      fields: [beside('procedure_number', 'NUT', [5, 6], 8, 30), beside('CURP', 'CURP', [5, 12], 8, 40)],
      mrzAt: [4.7, 36.8],
    },
  ],
}
