import type { Layout } from '../../layouts/layout.js'
import { backPlate, frontPlate, heading } from '../../layouts/plates.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueBolivia } from './issue-bolivia.js'

/** In the style of Bolivia's card since November 2023: given names first, MRZ on the back. */
export const idCardBolivia2023: Layout = {
  kind: 'id-card-bolivia-2023',
  group: 'id-card',
  title: 'Bolivian-style cédula of 2023, given names first, TD1 on the back',
  format: 'TD1',
  states: ['bolivia'],
  documentCodes: ['I', 'ID'],
  numberPatterns: ['9999999'],
  issuedYears: [2023, 2026],
  validYears: [5, 10],
  people: { culture: hispanic },
  particulars: issueBolivia,
  label: { font: 'grotesk', sizeMm: 1.8, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.4, paint: 'ink' },
  dates: 'dd/mm/yyyy',
  faces: [
    {
      side: 'front',
      art: [
        ...frontPlate(21, 17, [52, 30]),
        { art: 'flag', box: [4, 3, 9, 5] },
        heading([15, 5], '{official}', 2.6),
        heading([15, 7.6], '{authority}', 1.8),
        heading([82, 5], 'CÉDULA DE', 2.8, { anchor: 'end' }),
        heading([82, 8.2], 'IDENTIDAD', 2.8, { anchor: 'end' }),
        { art: 'portrait', box: [6, 11, 25, 31] },
        { art: 'emblem', at: [72, 43], sizeMm: 10, paint: 'accent', opacity: 0.5 },
        { art: 'signature', box: [36, 39, 24, 8], paint: 'ink' },
        heading([48, 50], 'FIRMA DEL TITULAR', 1.8, { anchor: 'middle', bold: false }),
      ],
      fields: [
        { field: 'support_number', at: [36, 10], widthMm: 12, label: 'SERIE:' },
        { field: 'section', at: [50, 10], widthMm: 12, label: 'SECCIÓN:' },
        { field: 'names', at: [36, 15.4], widthMm: 45, label: 'NOMBRES:' },
        { field: 'surnames', at: [36, 20.8], widthMm: 45, label: 'APELLIDOS:' },
        { field: 'birth_date', at: [36, 26.2], widthMm: 30, label: 'FECHA DE NACIMIENTO:' },
        { field: 'issuing_date', at: [36, 31.8], widthMm: 22, label: 'FECHA DE EMISIÓN:' },
        { field: 'expiration_date', at: [61, 31.8], widthMm: 22, label: 'FECHA DE EXPIRACIÓN:' },
        {
          field: 'document_number',
          at: [8, 44],
          widthMm: 24,
          value: { font: 'grotesk-bold', sizeMm: 3.4, paint: 'alarm' },
        },
      ],
      overlay: [specimenMark([64, 51], 2.4)],
    },
    {
      side: 'back',
      art: [
        ...backPlate([40, 16]),
        { art: 'panel', box: [65, 3, 17, 17], paint: 'white', opacity: 0.95 },
        { art: 'barcode', box: [66, 4, 15, 15], symbology: 'qrcode', payload: 'sealed' },
        { art: 'fingerprint', box: [52, 4, 11, 14], paint: 'ink', opacity: 0.6 },
        specimenMark([65, 27], 2.4),
      ],
      fields: [
        { field: 'place_of_birth', at: [4, 3], widthMm: 46, label: 'LUGAR DE NACIMIENTO:' },
        { field: 'address', at: [4, 8.6], widthMm: 46, label: 'DOMICILIO:' },
        { field: 'profession', at: [4, 14.2], widthMm: 40, label: 'PROFESIÓN U OCUPACIÓN:' },
        { field: 'marital_status', at: [4, 19.8], widthMm: 24, label: 'ESTADO CIVIL:' },
        { field: 'blood_type', at: [34, 19.8], widthMm: 14, label: 'GRUPO SANGUÍNEO:' },
      ],
      mrzAt: [4.7, 36.8],
    },
  ],
}
