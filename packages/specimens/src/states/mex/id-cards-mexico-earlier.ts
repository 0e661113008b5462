import type { Art, Face, FieldPlace, Layout } from '../../layouts/layout.js'
import { beside, heading } from '../../layouts/places.js'
import { specimenMark } from '../../layouts/specimen-mark.js'
import { hispanic } from '../../people/hispanic-names.js'
import { issueMexico } from './issue-mexico.js'
import { mexicanStates } from './mexican-states.js'

const words = { M: 'H', F: 'M' }

/** What models C, D and E have in common: three lines of name, three of address, keys beside their labels. */
const base = {
  group: 'id-card',
  format: 'TD1',
  states: ['mexico'],
  documentCodes: ['ID'],
  numberPatterns: ['999999999'],
  validYears: [10],
  people: { culture: hispanic, places: mexicanStates.map(({ name }) => name) },
  particulars: issueMexico,
  label: { font: 'grotesk', sizeMm: 1.6, paint: 'ink' },
  value: { font: 'grotesk', sizeMm: 2.4, paint: 'ink' },
  dates: 'dd/mm/yyyy',
} as const satisfies Partial<Layout>

/** Lines of the heading, each under the last. */
const plate = (titles: readonly string[], portraitX: number): Art[] => [
  { art: 'ground', from: 'white', to: 'tint', angleDegrees: 20 },
  { art: 'relief', box: [24, 11, 60, 42], spacingMm: 0.9, at: [52, 34], radiusMm: 15, paint: 'accent', opacity: 0.3 },
  { art: 'rosette', at: [60, 34], radiusMm: 14, petals: 13, paint: 'second', opacity: 0.18 },
  { art: 'panel', box: [0, 0, 85.6, 10.4], paint: 'tint', opacity: 0.95 },
  { art: 'emblem', at: [10, 6], sizeMm: 9, paint: 'dark', opacity: 0.7 },
  heading('MÉXICO', [18, 6.6], 2.6, { font: 'grotesk' }),
  ...titles.map((title, line) => heading(title, [31, 3.6 + 2.9 * line], 2.7, { font: 'grotesk', paint: 'ink' })),
  { art: 'portrait', box: [portraitX, 16, 21, 28] },
]

const person = (x: number): FieldPlace[] => [
  { field: 'first_surname', at: [x, 13], widthMm: 38, label: 'NOMBRE', valueOffset: [0, 2] },
  { field: 'second_surname', at: [x, 17.8], widthMm: 38 },
  { field: 'names', at: [x, 20.6], widthMm: 38 },
  { field: 'address', at: [x, 24.6], widthMm: 38, lines: 3, label: 'DOMICILIO' },
]

const keys = (x: number, y = 36, stepMm = 3.75): FieldPlace[] => [
  beside('voter_key', 'CLAVE DE ELECTOR', [x, y], 17.5, 34),
  beside('CURP', 'CURP', [x, y + stepMm], 6, 30),
  beside('birth_state', 'ESTADO', [x, y + 2 * stepMm], 9, 6),
  beside('municipality', 'MUNICIPIO', [x + 18, y + 2 * stepMm], 10, 6),
  beside('section', 'SECCIÓN', [x + 36, y + 2 * stepMm], 9, 9),
  beside('locality', 'LOCALIDAD', [x, y + 3 * stepMm], 10.4, 7),
  beside('issue_year', 'EMISIÓN', [x + 18, y + 3 * stepMm], 10, 7),
]

/** What the code of the older backs holds is not public. */
const sealedCode: readonly Art[] = [
  { art: 'panel', box: [4, 33, 62, 17], paint: 'white', opacity: 0.92 },
  { art: 'barcode', box: [5.4, 34.4, 59, 14], symbology: 'pdf417', payload: 'sealed', columns: 10 },
]

const back = (zone: boolean): Face => ({
  side: 'back',
  art: [
    { art: 'ground', from: 'tint', to: 'white', angleDegrees: 70 },
    { art: 'waves', box: [0, 0, 85.6, 32], lines: 30, amplitudeMm: 1.6, periodMm: 23, paint: 'second', opacity: 0.22 },
    { art: 'fingerprint', box: [4, 4, 15, 20], paint: 'ink', opacity: 0.6 },
    { art: 'signature', box: [24, 8, 24, 8], paint: 'ink' },
    heading('ELECCIONES FEDERALES', [54, 7], 1.7, { font: 'grotesk', paint: 'ink' }),
    heading('LOCALES Y EXTRAORDINARIAS', [54, 16], 1.7, { font: 'grotesk', paint: 'ink' }),
    heading('EL TITULAR ESTÁ OBLIGADO A NOTIFICAR EL CAMBIO DE DOMICILIO', [24, 24], 1.3, {
      font: 'grotesk',
      paint: 'ink',
    }),
    specimenMark([30, 28.6], 2.4),
    ...(zone ? [] : sealedCode),
  ],
  fields: [],
  ...(zone ? { mrzAt: [4.7, 36.8] as const } : {}),
})

/** Models D and E: portrait on the left, birth date and sex on the right, a zone on the back. */
const withZone = (kind: string, titles: readonly string[], issuedYears: readonly [number, number]): Layout => ({
  ...base,
  kind,
  title: `Mexican-style voter card of ${issuedYears[0]}, TD1 on the back`,
  issuedYears,
  faces: [
    {
      side: 'front',
      art: [...plate(titles, 4.6), { art: 'ghost', box: [72, 23.6, 10.5, 13.6], opacity: 0.6 }],
      fields: [
        ...person(28),
        { field: 'birth_date', at: [68, 13], widthMm: 15, label: 'FECHA DE NACIMIENTO' },
        beside('gender', 'SEXO', [74, 19.4], 6, 3, { words }),
        ...keys(28),
        beside('registration_year', 'AÑO DE REGISTRO', [63, 39.75], 14.8, 6.8),
        beside('expiry_year', 'VIGENCIA', [64, 47.2], 9, 7),
      ],
      overlay: [{ art: 'hologram', at: [28, 34], radiusMm: 5, opacity: 0.25 }, specimenMark([6, 50], 2.2)],
    },
    back(true),
  ],
})

export const idCardMexicoIfeD = withZone(
  'id-card-mexico-ife-d',
  ['INSTITUTO FEDERAL ELECTORAL', 'REGISTRO FEDERAL DE ELECTORES', 'CREDENCIAL PARA VOTAR'],
  [2013, 2014],
)
export const idCardMexicoIneE = withZone(
  'id-card-mexico-ine-e',
  ['INSTITUTO NACIONAL ELECTORAL', 'CREDENCIAL PARA VOTAR'],
  [2014, 2019],
)

/** Model C: portrait on the right, an age in place of the birth date, no zone. */
export const idCardMexicoIfeC: Layout = {
  ...base,
  kind: 'id-card-mexico-ife-c',
  title: 'Mexican-style voter card of 2008, no MRZ',
  issuedYears: [2008, 2013],
  faces: [
    {
      side: 'front',
      art: plate(['INSTITUTO FEDERAL ELECTORAL', 'REGISTRO FEDERAL DE ELECTORES', 'CREDENCIAL PARA VOTAR'], 61),
      fields: [
        ...person(4),
        beside('age', 'EDAD', [45, 13], 6, 5),
        beside('gender', 'SEXO', [45, 17.4], 6, 3, { words }),
        beside('support_number', 'FOLIO', [4, 33.9], 7, 26),
        ...keys(4, 37.4, 3.5),
        beside('registration_year', 'AÑO DE REGISTRO', [39.6, 40.9], 15, 6),
        beside('expiry_year', 'VIGENCIA HASTA', [60, 47.9], 14.4, 7),
      ],
      overlay: [specimenMark([4, 52.6], 2.2)],
    },
    back(false),
  ],
}
