import type { Layout } from '../../layouts/layout.js'
import { backPlate, frontPlate, heading } from '../../layouts/plates.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { lusophone } from '../../people/lusophone-names.js'
import { issuePortugal } from './issue-portugal.js'

/** In the style of Portugal's Cartão de Cidadão: a number of twelve characters, labels in two languages. */
export const idCardPortugal: Layout = {
  kind: 'id-card-portugal',
  group: 'id-card',
  title: 'Portuguese-style Cartão de Cidadão, long number, TD1 on the back',
  format: 'TD1',
  states: ['portugal'],
  documentCodes: ['I'],
  numberPatterns: ['999999999ZZ9'],
  issuedYears: [2015, 2026],
  validYears: [5, 10],
  people: { culture: lusophone },
  particulars: issuePortugal,
  label: { font: 'grotesk', sizeMm: 1.4, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.3, paint: 'ink' },
  dates: 'dd mm yyyy',
  faces: [
    {
      side: 'front',
      art: [
        ...frontPlate(15, 23, [56, 28]),
        { art: 'flag', box: [4, 3, 8, 5.4] },
        heading([28, 5], 'CARTÃO DE CIDADÃO', 3),
        heading([62, 5], 'CITIZEN CARD', 1.9, { bold: false }),
        heading([28, 7.8], '{official}', 1.7, { bold: false }),
        { art: 'portrait', box: [4, 11, 22, 29] },
        { art: 'ghost', box: [71, 32, 11, 14], opacity: 0.5 },
        { art: 'signature', box: [30, 42, 30, 7], paint: 'ink' },
        { art: 'chip-mark', at: [80, 6], sizeMm: 5, paint: 'dark' },
      ],
      fields: [
        { field: 'surnames', at: [28, 9.4], widthMm: 52, label: 'APELIDO(S) SURNAME' },
        { field: 'names', at: [28, 15], widthMm: 52, label: 'NOME(S) GIVEN NAME(S)' },
        { field: 'gender', at: [28, 20.6], widthMm: 9, label: 'SEXO SEX' },
        { field: 'height', at: [38, 20.6], widthMm: 14, label: 'ALTURA HEIGHT' },
        { field: 'nationality', at: [53, 20.6], widthMm: 28, label: 'NACIONALIDADE NATIONALITY' },
        { field: 'birth_date', at: [28, 26.2], widthMm: 38, label: 'DATA DE NASCIMENTO DATE OF BIRTH' },
        { field: 'document_number', at: [28, 31.8], widthMm: 38, label: 'N.º DOCUMENTO DOCUMENT No.' },
        { field: 'expiration_date', at: [28, 37.4], widthMm: 38, label: 'DATA DE VALIDADE EXPIRY DATE' },
      ],
      overlay: [{ art: 'hologram', at: [24, 38], radiusMm: 5, opacity: 0.3 }, specimenMark([4, 50], 2.6)],
    },
    {
      side: 'back',
      art: [
        ...backPlate([50, 14]),
        { art: 'chip', box: [6, 8, 13, 11.6] },
        { art: 'emblem', at: [75, 20], sizeMm: 9, paint: 'second', opacity: 0.4 },
        specimenMark([24, 28.6], 2.4),
      ],
      fields: [
        { field: 'parents', at: [24, 3], widthMm: 56, label: 'FILIAÇÃO PARENTS' },
        { field: 'registry_number', at: [24, 9], widthMm: 22, label: 'N.º ID. FISCAL TAX No.' },
        { field: 'section', at: [50, 9], widthMm: 26, label: 'N.º SEGURANÇA SOCIAL' },
        { field: 'office', at: [24, 15], widthMm: 26, label: 'N.º UTENTE DE SAÚDE' },
      ],
      mrzAt: [4.7, 36.8],
    },
  ],
}
