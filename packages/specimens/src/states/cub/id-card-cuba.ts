import type { Layout } from '../../layouts/layout.js'
import { below, heading } from '../../layouts/places.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueCuba } from './issue-cuba.js'

/** In the style of the Cuban carné of 2014: neither birth date nor sex is printed, the number and the zone tell them. */
export const idCardCuba: Layout = {
  kind: 'id-card-cuba',
  group: 'id-card',
  title: 'Cuban-style carné, TD1 and QR on the back',
  format: 'TD1',
  states: ['cuba'],
  documentCodes: ['ID', 'I'],
  numberPatterns: ['999999999'],
  issuedYears: [2014, 2026],
  validYears: [10],
  people: { culture: hispanic },
  particulars: issueCuba,
  label: { font: 'grotesk', sizeMm: 1.8, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.5, paint: 'ink' },
  dates: 'dd/mm/yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'tint', to: 'wash', angleDegrees: 30 },
        {
          art: 'waves',
          box: [0, 9, 85.6, 45],
          lines: 42,
          amplitudeMm: 2,
          periodMm: 24,
          paint: 'accent',
          opacity: 0.24,
        },
        { art: 'rosette', at: [58, 34], radiusMm: 15, petals: 15, paint: 'second', opacity: 0.18 },
        heading('{official}', [46, 4.8], 2.9, { anchor: 'middle' }),
        heading('CARNÉ DE IDENTIDAD', [46, 8.4], 2.4, { anchor: 'middle' }),
        { art: 'emblem', at: [8, 5.6], sizeMm: 8, paint: 'dark', opacity: 0.7 },
        { art: 'portrait', box: [4, 12, 24, 31] },
        { art: 'ghost', box: [70, 33, 11, 14], opacity: 0.5 },
        { art: 'signature', box: [32, 42, 26, 8], paint: 'ink' },
      ],
      fields: [
        below('document_number', 'Número de identidad', [31, 12], 34, {
          value: { font: 'grotesk-bold', sizeMm: 3.2, paint: 'ink' },
        }),
        below('names', 'Nombre(s)', [31, 19], 50),
        below('surnames', 'Apellidos', [31, 25.4], 50),
      ],
      overlay: [{ art: 'hologram', at: [66, 16], radiusMm: 5, opacity: 0.28 }, specimenMark([5, 49.6], 2.4)],
    },
    {
      side: 'back',
      art: [
        { art: 'ground', from: 'wash', to: 'tint', angleDegrees: 70 },
        {
          art: 'relief',
          box: [0, 0, 85.6, 31],
          spacingMm: 0.8,
          at: [30, 14],
          radiusMm: 14,
          paint: 'accent',
          opacity: 0.26,
        },
        { art: 'panel', box: [61, 3, 21, 21], paint: 'white', opacity: 0.95 },
        { art: 'barcode', box: [62.5, 4.5, 18, 18], symbology: 'qrcode', payload: 'lines' },
        specimenMark([60, 30.6], 2.4),
      ],
      fields: [below('parents', 'Padres', [5, 4], 50), below('address', 'Dirección', [5, 11], 50)],
      mrzAt: [4.7, 36.8],
    },
  ],
}
