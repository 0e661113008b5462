import type { Layout } from '../../layouts/layout.js'
import { backPlate, frontPlate, heading } from '../../layouts/plates.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueChile2024 } from './issue-chile.js'

/** In the style of Chile's card of December 2024: the fields of the card before, in other places. */
export const idCardChile2024: Layout = {
  kind: 'id-card-chile-2024',
  group: 'id-card',
  title: 'Chilean-style cédula of 2024, link in a QR code and TD1 on the back',
  format: 'TD1',
  states: ['chile'],
  documentCodes: ['IN'],
  numberPatterns: ['A99999999'],
  issuedYears: [2024, 2026],
  validYears: [10],
  people: { culture: hispanic },
  particulars: issueChile2024,
  label: { font: 'grotesk', sizeMm: 1.6, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.4, paint: 'ink' },
  dates: 'dd MES yyyy',
  faces: [
    {
      side: 'front',
      art: [
        ...frontPlate(14, 22, [46, 30]),
        heading([4, 5], 'CÉDULA DE IDENTIDAD', 3),
        heading([82, 4.2], '{official}', 2.2, { anchor: 'end' }),
        heading([82, 6.6], '{authority}', 1.4, { anchor: 'end', bold: false }),
        { art: 'portrait', box: [55, 11, 26, 33] },
        { art: 'ghost', box: [42, 36, 10, 13], opacity: 0.5 },
        { art: 'signature', box: [57, 45, 22, 6], paint: 'ink' },
      ],
      fields: [
        { field: 'surnames', at: [4, 9], widthMm: 48, label: 'APELLIDOS' },
        { field: 'names', at: [4, 14.4], widthMm: 48, label: 'NOMBRES' },
        { field: 'nationality', at: [4, 19.8], widthMm: 22, label: 'NACIONALIDAD' },
        { field: 'gender', at: [32, 19.8], widthMm: 8, label: 'SEXO' },
        { field: 'birth_date', at: [4, 25.2], widthMm: 24, label: 'FECHA DE NACIMIENTO' },
        { field: 'support_number', at: [32, 25.2], widthMm: 20, label: 'NÚMERO DOCUMENTO' },
        { field: 'issuing_date', at: [4, 30.6], widthMm: 24, label: 'FECHA DE EMISIÓN' },
        { field: 'expiration_date', at: [4, 36], widthMm: 24, label: 'FECHA DE VENCIMIENTO' },
        {
          field: 'document_number',
          at: [4, 43],
          widthMm: 34,
          value: { font: 'grotesk-bold', sizeMm: 3.2, paint: 'ink' },
        },
      ],
      overlay: [{ art: 'hologram', at: [52, 20], radiusMm: 5, opacity: 0.3 }, specimenMark([4, 51.4], 2.4)],
    },
    {
      side: 'back',
      art: [
        ...backPlate([40, 16]),
        { art: 'panel', box: [62, 3, 20, 20], paint: 'white', opacity: 0.95 },
        { art: 'barcode', box: [63, 4, 18, 18], symbology: 'qrcode', payload: 'link' },
        { art: 'chip', box: [5, 9, 13, 11.6] },
        specimenMark([22, 28], 2.4),
      ],
      fields: [
        { field: 'place_of_birth', at: [22, 5], widthMm: 26, label: 'Nació en:', valueOffset: [11, -0.6] },
        { field: 'profession', at: [22, 11], widthMm: 26, label: 'Profesión:', valueOffset: [11, -0.6] },
      ],
      mrzAt: [4.7, 36.8],
    },
  ],
}
