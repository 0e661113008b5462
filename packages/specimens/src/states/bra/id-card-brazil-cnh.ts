import type { Layout } from '../../layouts/layout.js'
import { backPlate, frontPlate, heading } from '../../layouts/plates.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { lusophone } from '../../people/lusophone-names.js'
import { issueBrazilCnh } from './issue-brazil.js'

/** In the style of Brazil's driving licence of 2022: numbered labels, the whole name on one line, a zone of its own kind. */
export const idCardBrazilCnh: Layout = {
  kind: 'id-card-brazil-cnh',
  group: 'id-card',
  title: 'Brazilian-style driving licence, numbered labels, TD1 on the lower half',
  format: 'TD1',
  states: ['brazil'],
  documentCodes: ['I'],
  numberPatterns: ['99999999999'],
  issuedYears: [2022, 2026],
  validYears: [5, 10],
  people: { culture: lusophone },
  particulars: issueBrazilCnh,
  label: { font: 'grotesk', sizeMm: 1.5, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.2, paint: 'ink' },
  dates: 'dd/mm/yyyy',
  faces: [
    {
      side: 'front',
      art: [
        ...frontPlate(16, 20, [56, 30]),
        { art: 'emblem', at: [7, 6], sizeMm: 8, paint: 'accent', opacity: 0.8 },
        heading([44, 4], '{official}', 2.3, { anchor: 'middle' }),
        heading([44, 6.4], 'SECRETARIA FICTÍCIA DE TRÂNSITO', 1.7, { anchor: 'middle', bold: false }),
        heading([44, 8.8], 'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE', 1.8, { anchor: 'middle' }),
        { art: 'portrait', box: [4, 16, 22, 29] },
        { art: 'signature', box: [5, 46, 20, 5], paint: 'ink' },
      ],
      fields: [
        { field: 'full_name', at: [4, 10.2], widthMm: 54, label: '2 e 1 NOME E SOBRENOME' },
        { field: 'registration_year', at: [63, 10.2], widthMm: 20, label: '1ª HABILITAÇÃO' },
        { field: 'birth_and_place', at: [29, 15.4], widthMm: 54, label: '3 DATA, LOCAL E UF DE NASCIMENTO' },
        { field: 'issuing_date', at: [29, 20.6], widthMm: 18, label: '4a DATA EMISSÃO' },
        { field: 'expiration_date', at: [50, 20.6], widthMm: 18, label: '4b VALIDADE' },
        { field: 'office', at: [29, 25.8], widthMm: 50, label: '4c DOC. IDENTIDADE / ÓRG. EMISSOR / UF' },
        { field: 'voter_key', at: [29, 31], widthMm: 20, label: '4d CPF' },
        { field: 'document_number', at: [50, 31], widthMm: 18, label: '5 Nº REGISTRO' },
        { field: 'section', at: [71, 31], widthMm: 12, label: '9 CAT HAB' },
        { field: 'nationality', at: [29, 36.2], widthMm: 30, label: 'NACIONALIDADE' },
        { field: 'parents', at: [29, 41.4], widthMm: 50, label: 'FILIAÇÃO' },
      ],
      overlay: [specimenMark([62, 52], 2.4)],
    },
    {
      side: 'back',
      art: [
        ...backPlate([40, 14]),
        { art: 'panel', box: [60, 4, 22, 22], paint: 'white', opacity: 0.95 },
        { art: 'barcode', box: [61, 5, 20, 20], symbology: 'qrcode', payload: 'sealed' },
        heading([4, 28.4], 'ASSINATURA DO EMISSOR', 1.5, { bold: false }),
        specimenMark([30, 28.4], 2.4),
      ],
      fields: [
        { field: 'remarks', at: [4, 4], widthMm: 40, label: '12 OBSERVAÇÕES' },
        { field: 'place_of_birth', at: [4, 12], widthMm: 50, label: 'LOCAL' },
      ],
      mrzAt: [4.7, 36.8],
    },
  ],
}
