import type { Layout } from '../../layouts/layout.js'
import { backPlate, frontPlate, heading } from '../../layouts/plates.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { lusophone } from '../../people/lusophone-names.js'
import { issueBrazil } from './issue-brazil.js'

/** In the style of Brazil's national identity card of 2022: the CPF is the number, one field for the whole name. */
export const idCardBrazil: Layout = {
  kind: 'id-card-brazil',
  group: 'id-card',
  title: 'Brazilian-style national identity card, QR code and TD1 on the back',
  format: 'TD1',
  states: ['brazil'],
  documentCodes: ['ID'],
  numberPatterns: ['99999999999'],
  issuedYears: [2022, 2026],
  validYears: [5, 10],
  people: { culture: lusophone },
  particulars: issueBrazil,
  label: { font: 'grotesk', sizeMm: 1.5, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.3, paint: 'ink' },
  dates: 'dd/mm/yyyy',
  faces: [
    {
      side: 'front',
      art: [
        ...frontPlate(23, 18, [56, 30]),
        { art: 'emblem', at: [8, 6.4], sizeMm: 8, paint: 'accent', opacity: 0.8 },
        heading([46, 4], '{official}', 2.5, { anchor: 'middle' }),
        heading([46, 6.6], 'GOVERNO FEDERAL', 1.9, { anchor: 'middle' }),
        heading([46, 8.9], '{authority}', 1.6, { anchor: 'middle', bold: false }),
        heading([46, 12.4], 'CARTEIRA DE IDENTIDADE', 2.6, { anchor: 'middle', paint: 'second' }),
        { art: 'portrait', box: [4, 15, 22, 29] },
        { art: 'ghost', box: [71, 36, 11, 14], opacity: 0.5 },
        { art: 'signature', box: [30, 44, 24, 6], paint: 'ink' },
      ],
      fields: [
        { field: 'full_name', at: [29, 14.6], widthMm: 54, label: 'Nome / Name' },
        { field: 'document_number', at: [29, 20.2], widthMm: 28, label: 'Registro Geral - CPF / Personal Number' },
        { field: 'gender', at: [63, 20.2], widthMm: 14, label: 'Sexo / Sex' },
        { field: 'birth_date', at: [29, 25.8], widthMm: 28, label: 'Data de Nascimento / Date of Birth' },
        { field: 'nationality', at: [58, 25.8], widthMm: 22, label: 'Nacionalidade / Nationality' },
        { field: 'place_of_birth', at: [29, 31.4], widthMm: 40, label: 'Naturalidade / Place of Birth' },
        { field: 'expiration_date', at: [29, 37], widthMm: 28, label: 'Data de Validade / Date of Expiry' },
      ],
      overlay: [
        { art: 'hologram', at: [24, 42], radiusMm: 5, opacity: 0.3 },
        specimenMark([4, 51], 2.4),
        heading([42, 52], "Assinatura do Titular / Cardholder's Signature", 1.2, { anchor: 'middle', bold: false }),
      ],
    },
    {
      side: 'back',
      art: [
        ...backPlate([50, 16]),
        { art: 'panel', box: [4, 3, 24, 24], paint: 'white', opacity: 0.95 },
        { art: 'barcode', box: [5.5, 4.5, 21, 21], symbology: 'qrcode', payload: 'sealed' },
        specimenMark([60, 28], 2.4),
      ],
      fields: [
        { field: 'parents', at: [31, 3], widthMm: 50, label: 'Filiação / Filiation' },
        { field: 'office', at: [31, 11.6], widthMm: 40, label: 'Órgão Expedidor / Card Issuer' },
        { field: 'authority', at: [31, 17.2], widthMm: 44, label: 'Local / Place of Issue' },
        { field: 'issuing_date', at: [31, 22.8], widthMm: 26, label: 'Data de Emissão / Issue Date' },
      ],
      mrzAt: [4.7, 36.8],
    },
  ],
}
