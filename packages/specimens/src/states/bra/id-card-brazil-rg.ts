import type { Layout } from '../../layouts/layout.js'
import { frontPlate, heading } from '../../layouts/plates.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { lusophone } from '../../people/lusophone-names.js'
import { issueBrazilRg } from './issue-brazil.js'

/** In the style of the paper card that Brazil's states issued: all data on one side, portrait and thumb on the other. */
export const idCardBrazilRg: Layout = {
  kind: 'id-card-brazil-rg',
  group: 'id-card',
  title: 'Brazilian-style RG on paper, data on one side, portrait on the other, no MRZ',
  format: 'TD2',
  states: ['brazil'],
  documentCodes: ['I'],
  numberPatterns: ['99999999'],
  issuedYears: [2005, 2023],
  validYears: [10],
  people: { culture: lusophone },
  particulars: issueBrazilRg,
  label: { font: 'grotesk', sizeMm: 1.9, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.7, paint: 'ink' },
  dates: 'dd/mm/yyyy',
  faces: [
    {
      side: 'front',
      art: [
        ...frontPlate(19, 16, [52, 36]),
        heading([52.5, 6], 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', 2.8, { anchor: 'middle' }),
        { art: 'signature', box: [56, 58, 26, 8], paint: 'ink' },
        heading([52.5, 71], 'LEI Nº 7.116 DE 29/08/83', 2.4, { anchor: 'middle' }),
      ],
      fields: [
        { field: 'document_number', at: [6, 11], widthMm: 30, label: 'REGISTRO GERAL', valueOffset: [20, -0.7] },
        { field: 'issuing_date', at: [58, 11], widthMm: 22, label: 'DATA DE EXPEDIÇÃO', valueOffset: [22, -0.7] },
        { field: 'full_name', at: [6, 17], widthMm: 90, label: 'NOME' },
        { field: 'parents', at: [6, 24], widthMm: 90, label: 'FILIAÇÃO' },
        { field: 'place_of_birth', at: [6, 34.4], widthMm: 54, label: 'NATURALIDADE' },
        { field: 'birth_date', at: [66, 34.4], widthMm: 30, label: 'DATA DE NASCIMENTO' },
        { field: 'office', at: [6, 42], widthMm: 60, label: 'DOC. ORIGEM' },
        { field: 'registry_number', at: [6, 50], widthMm: 40, label: 'CPF', valueOffset: [8, -0.7] },
      ],
      overlay: [specimenMark([6, 66], 3)],
    },
    {
      side: 'back',
      art: [
        ...frontPlate(25, 16, [52, 36]),
        heading([52.5, 6], '{official}', 3, { anchor: 'middle' }),
        heading([52.5, 10], '{authority}', 2.2, { anchor: 'middle', bold: false }),
        heading([52.5, 66], 'CARTEIRA DE IDENTIDADE', 3.4, { anchor: 'middle' }),
        { art: 'portrait', box: [66, 16, 26, 34] },
        { art: 'fingerprint', box: [10, 16, 22, 28], paint: 'ink', opacity: 0.7 },
        heading([10, 48], 'POLEGAR DIREITO', 2, { bold: false }),
        { art: 'signature', box: [16, 51, 40, 8], paint: 'ink' },
        heading([36, 62], 'ASSINATURA DO TITULAR', 2, { anchor: 'middle', bold: false }),
        specimenMark([72, 56], 3),
      ],
      fields: [],
    },
  ],
}
