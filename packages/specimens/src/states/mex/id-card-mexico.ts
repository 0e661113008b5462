import type { Layout, Lettering } from '../../layouts/layout.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueMexico } from './issue-mexico.js'
import { mexicanStates } from './mexican-states.js'

const plain: Lettering = { font: 'grotesk', sizeMm: 2.35, paint: 'ink' }
const close: Lettering = { font: 'grotesk', sizeMm: 2.3, paint: 'ink' }

/** In the style of the Mexican voter card: three lines of name, three of address, keys beside their labels. */
export const idCardMexico: Layout = {
  kind: 'id-card-mexico',
  group: 'id-card',
  title: 'Mexican-style voter card (INE), TD1 and QR on the back',
  format: 'TD1',
  states: ['mexico'],
  documentCodes: ['ID'],
  numberPatterns: ['999999999'],
  issuedYears: [2014, 2026],
  validYears: [10],
  people: { culture: hispanic, places: mexicanStates.map(({ name }) => name) },
  particulars: issueMexico,
  label: { font: 'grotesk', sizeMm: 1.7, paint: 'second' },
  value: plain,
  dates: 'dd/mm/yyyy',
  faces: [
    {
      side: 'front',
      art: [
        { art: 'ground', from: 'white', to: 'tint', angleDegrees: 20 },
        {
          art: 'relief',
          box: [24, 12, 60, 40],
          spacingMm: 0.9,
          at: [52, 32],
          radiusMm: 15,
          paint: 'accent',
          opacity: 0.3,
        },
        { art: 'rosette', at: [60, 32], radiusMm: 14, petals: 13, paint: 'second', opacity: 0.2 },
        { art: 'panel', box: [0, 0, 85.6, 9.6], paint: 'tint', opacity: 0.95 },
        { art: 'emblem', at: [8, 6], sizeMm: 9, paint: 'dark', opacity: 0.7 },
        { art: 'text', at: [15, 6.3], text: 'MÉXICO', font: 'grotesk', sizeMm: 2.6, paint: 'dark' },
        { art: 'text', at: [27, 4.3], text: 'INSTITUTO NACIONAL ELECTORAL', font: 'grotesk', sizeMm: 3, paint: 'ink' },
        { art: 'text', at: [27, 8], text: 'CREDENCIAL PARA VOTAR', font: 'grotesk', sizeMm: 2.6, paint: 'ink' },
        { art: 'portrait', box: [3.5, 13, 22, 28] },
        { art: 'ghost', box: [70, 21, 12, 16], opacity: 0.6 },
        { art: 'signature', box: [4, 43, 20, 8], paint: 'ink' },
      ],
      fields: [
        { field: 'first_surname', at: [28, 11.4], widthMm: 38, label: 'NOMBRE', valueOffset: [0, 2.2] },
        { field: 'second_surname', at: [28, 16.2], widthMm: 38 },
        { field: 'names', at: [28, 18.8], widthMm: 38 },
        {
          field: 'gender',
          at: [70, 11.4],
          widthMm: 10,
          label: 'SEXO',
          valueOffset: [6.4, -0.4],
          words: { M: 'H', F: 'M' },
        },
        { field: 'address', at: [28, 23], widthMm: 41, lines: 3, label: 'DOMICILIO', value: close },
        { field: 'voter_key', at: [28, 32.6], widthMm: 40, label: 'CLAVE DE ELECTOR', valueOffset: [17.5, -0.5] },
        { field: 'CURP', at: [28, 36.6], widthMm: 36, label: 'CURP', valueOffset: [6.6, -0.5] },
        { field: 'registration_year', at: [64, 40], widthMm: 18, label: 'AÑO DE REGISTRO' },
        { field: 'birth_date', at: [28, 40], widthMm: 22, label: 'FECHA DE NACIMIENTO' },
        { field: 'section', at: [52, 40], widthMm: 10, label: 'SECCIÓN' },
        { field: 'validity', at: [64, 45.4], widthMm: 18, label: 'VIGENCIA' },
      ],
      overlay: [
        { art: 'hologram', at: [66, 16], radiusMm: 5, opacity: 0.3 },
        specimenMark([28, 50.6], 2.6, { trackingMm: 0.4 }),
      ],
    },
    {
      side: 'back',
      art: [
        { art: 'ground', from: 'tint', to: 'white', angleDegrees: 70 },
        {
          art: 'waves',
          box: [0, 0, 85.6, 30],
          lines: 30,
          amplitudeMm: 1.6,
          periodMm: 23,
          paint: 'second',
          opacity: 0.22,
        },
        { art: 'panel', box: [4, 4, 21, 21], paint: 'white', opacity: 0.95 },
        { art: 'barcode', box: [5.5, 5.5, 18, 18], symbology: 'qrcode', payload: 'link' },
        { art: 'signature', box: [56, 15, 22, 8], paint: 'ink' },
        { art: 'emblem', at: [42, 14], sizeMm: 12, paint: 'accent', opacity: 0.3 },
        {
          art: 'text',
          at: [56, 25.5],
          text: 'SECRETARÍA EJECUTIVA FICTICIA',
          font: 'grotesk',
          sizeMm: 1.5,
          paint: 'ink',
        },
        { art: 'text', at: [56, 7], text: 'ELECCIONES FEDERALES', font: 'grotesk', sizeMm: 1.7, paint: 'ink' },
        { art: 'text', at: [56, 10], text: 'LOCALES Y EXTRAORDINARIAS', font: 'grotesk', sizeMm: 1.7, paint: 'ink' },
        specimenMark([30, 28.6], 2.4),
      ],
      fields: [],
      mrzAt: [4.7, 36.8],
    },
  ],
}
