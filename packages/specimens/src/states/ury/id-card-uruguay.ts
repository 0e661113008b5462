import type { Layout } from '../../layouts/layout.js'
import { backPlate, frontPlate, heading } from '../../layouts/plates.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueUruguay } from './issue-uruguay.js'

/** In the style of Uruguay's card with a chip: labels in Spanish and Portuguese, the holder's number in the optional data. */
export const idCardUruguay: Layout = {
  kind: 'id-card-uruguay',
  group: 'id-card',
  title: 'Uruguayan-style cédula, labels in two languages, TD1 on the back',
  format: 'TD1',
  states: ['uruguay'],
  documentCodes: ['I'],
  numberPatterns: ['99999A999'],
  issuedYears: [2015, 2026],
  validYears: [10],
  people: { culture: hispanic },
  particulars: issueUruguay,
  label: { font: 'grotesk', sizeMm: 1.4, paint: 'dark' },
  value: { font: 'grotesk-bold', sizeMm: 2.3, paint: 'ink' },
  dates: 'dd/mm/yyyy',
  faces: [
    {
      side: 'front',
      art: [
        ...frontPlate(26, 17, [56, 30]),
        { art: 'emblem', at: [8, 6], sizeMm: 8, paint: 'accent', opacity: 0.8 },
        heading([14, 4.4], '{official}', 2.5),
        heading([14, 7], '{authority}', 1.6, { bold: false }),
        { art: 'portrait', box: [4, 11, 25, 33] },
        { art: 'ghost', box: [71, 30, 11, 14], opacity: 0.5 },
        { art: 'signature', box: [54, 45, 24, 6], paint: 'ink' },
      ],
      fields: [
        { field: 'surnames', at: [32, 10], widthMm: 48, label: 'Apellidos / Sobrenomes' },
        { field: 'names', at: [32, 15.2], widthMm: 48, label: 'Nombres / Nomes' },
        { field: 'nationality', at: [32, 20.4], widthMm: 30, label: 'Nacionalidad / Nacionalidade' },
        { field: 'birth_date', at: [32, 25.6], widthMm: 36, label: 'Fecha de nacimiento / Data de nascimento' },
        { field: 'place_of_birth', at: [32, 30.8], widthMm: 38, label: 'Lugar de nacimiento / Local de nascimento' },
        { field: 'issuing_date', at: [32, 36], widthMm: 36, label: 'Fecha de expedición / Data de expedição' },
        { field: 'expiration_date', at: [32, 41.2], widthMm: 36, label: 'Fecha de vencimiento / Data de vencimento' },
        {
          field: 'document_number',
          at: [4, 46.4],
          widthMm: 26,
          label: 'C.I.',
          valueOffset: [4.6, -1],
          value: { font: 'grotesk-bold', sizeMm: 3, paint: 'ink' },
        },
      ],
      overlay: [{ art: 'hologram', at: [27, 40], radiusMm: 5, opacity: 0.3 }, specimenMark([4, 52], 2.2)],
    },
    {
      side: 'back',
      art: [
        ...backPlate([44, 16]),
        { art: 'chip', box: [6, 8, 13, 11.6] },
        { art: 'emblem', at: [68, 16], sizeMm: 12, paint: 'second', opacity: 0.4 },
        heading([26, 10], '{official}', 2.2),
        specimenMark([26, 28], 2.4),
      ],
      fields: [{ field: 'support_number', at: [26, 16], widthMm: 30 }],
      mrzAt: [4.7, 36.8],
    },
  ],
}
