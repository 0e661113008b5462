import { expect, it } from 'vitest'
import type { Candidates } from '../../../fields/candidate.js'
import { loadCatalogue } from '../../../templates/load-catalogue.js'
import { type Print, printLines } from '../../../testing/print-lines.js'
import { printedCandidate } from '../../../testing/printed-candidate.js'
import { openSide } from '../../candidates-from-print.js'
import { anchoredScene } from '../read-print.js'
import { clues } from './index.js'

const catalogue = loadCatalogue()
const today = new Date('2026-06-01')

interface Sight {
  readonly prints: readonly Print[]
  readonly template?: string
  readonly told?: Candidates
  readonly kind?: 'card' | 'passport'
}

/** What a clue says of a value that is claimed for a field, once what is certain was found. */
const measure = (clue: string, field: string, value: string, sight: Sight): number => {
  const { prints, template: id, told = [], kind = 'card' } = sight
  const template = catalogue.templates.find((one) => one.id === id) ?? null
  const context = { template, rule: template?.sides.front ?? null, catalogue, today, told }
  const opened = openSide({ kind, lines: printLines(prints), mrz: null, barcodes: [] }, context)
  const scene = anchoredScene(opened, catalogue.weights)
  const claims = scene.claims.filter((one) => one.asked.field === field && one.value === value)
  expect(claims, `${field} ${value}`).not.toEqual([])
  const said = claims.map((claim) => clues.find(({ name }) => name === clue)!.measure(claim, scene))
  return said.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0)
}

const labelled: Print[] = [
  ['APELLIDOS', 10, 10, 3],
  ['QUISPE', 10, 14],
  ['NOMBRES', 10, 24, 3],
  ['ANA', 10, 28],
  ['FECHA DE NACIMIENTO', 10, 38, 3],
  ['12.01.1990', 10, 42],
  ['FECHA DE EXPEDICIÓN', 10, 52, 3],
  ['13.05.2021', 10, 56],
  ['FECHA DE VENCIMIENTO', 60, 52, 3],
  ['13.05.2031', 60, 56],
  ['SEXO F', 60, 24, 4],
  ['ESTADO CIVIL', 60, 32, 3],
  ['SOLTERA', 60, 36, 4],
  ['PRIVATE NOTE', 60, 80, 2],
]
const side: Sight = { prints: labelled }
const withMore = (...more: readonly Print[]): Sight => ({ prints: [...labelled, ...more] })
const number = (text: string): Sight => withMore(['CUI', 10, 66, 3], [text, 10, 70])
const one = (...prints: readonly Print[]): Sight => ({ prints })

const voter: Sight = {
  template: 'mex-ife-c',
  prints: [
    ['INSTITUTO FEDERAL ELECTORAL', 35, 4, 6],
    ['REGISTRO FEDERAL DE ELECTORES', 35, 11, 5],
    ['NOMBRE', 6, 26, 3],
    ['GÓMEZ', 6, 30, 5],
    ['VELÁZQUEZ', 6, 36, 5],
    ['MARGARITA', 6, 42, 5],
    ['FOLIO 0000012345678', 45, 42, 4],
    ['CLAVE DE ELECTOR GMVLMR80070501M100', 6, 70, 4],
    ['CURP GOVM800705MCLMLR01', 6, 77, 4],
  ],
}
const colombian: Sight = {
  template: 'col-cedula-digital',
  prints: [
    ['APELLIDOS', 35, 17, 3],
    ['GÜEMES REYES', 35, 21],
    ['NOMBRE', 35, 57, 3],
    ['XAVIER', 35, 61],
  ],
}
const paraguayan = (...more: readonly Print[]): Sight => ({
  template: 'pry-cedula',
  prints: [['FEMENINO', 67, 41, 4], ...more],
})
const salvadoran: Sight = {
  template: 'slv-dui',
  told: [printedCandidate('birth_date', '04-09-1973'), printedCandidate('expiration_date', '26-04-2031')],
  prints: [
    ['04/09/1973 EL ENCANTO', 35, 54, 3],
    ['27/04/2023 CIUDAD MIRADOR', 35, 64, 3],
    ['26/04/2031', 35, 73, 3],
  ],
}
const passport: Sight = {
  kind: 'passport',
  prints: [
    ['VALDELUZ', 31, 14, 3],
    ['Surname', 31, 21, 2],
    ['ERIKSSON', 31, 24, 3],
    ['Given names', 31, 29, 2],
    ['ANNA', 31, 32, 3],
    ['Date of birth', 31, 39, 2],
    ['20 JAN 1988', 31, 42, 3],
    ['ZENITH', 31, 52, 3],
  ],
}
const block = (label: string, ...lines: readonly string[]): Sight =>
  one([label, 33, 18, 3], ...lines.map((line, at): Print => [line, 33, 22 + 4 * at, 3]))

/** ИВАНОВА as a reader of Latin letters sees it, and its Latin spelling. */
const bulgarian: Sight = one(['SURNAME', 33, 18, 3], ['MBAHOBA', 33, 22, 3], ['IVANOVA', 33, 26, 3])
/** Between the names a label that no lexicon has, or a value. */
const withBetween = (height: number): Sight =>
  one(
    ['APELLIDOS', 33, 18, 3],
    ['QUISPE', 33, 22, 3],
    ['XYZWQ', 33, 28, height],
    ['TOMMASO', 33, 31, 3],
    ['FECHA DE NACIMIENTO', 33, 36, 3],
    ['12.01.1990', 33, 40, 3],
    ['ZENITH', 33, 50, 3],
  )
const halfLabelled = withBetween(2)

/** The second language of the label, misread, on the line of the value. */
const behindWord = (label: string): Sight => one([label, 46, 30, 2.2], ['Sutalort4 084149479', 46, 33, 3])

/** A card that prints no label for names. */
const unlabelled: Sight = one(
  ['VALDORIA', 33, 5, 4],
  ['KOVALENKO', 33, 22, 4],
  ['TOMMASO', 33, 30, 4],
  ['FECHA DE NACIMIENTO', 33, 38, 3],
  ['12.01.1990', 33, 42, 4],
  ['ZENITH', 33, 50, 4],
)
const twoLines = (label: string): Sight =>
  one(
    ['GIVEN NAMES', 33, 18, 3],
    ['MARIA DEL CARMEN', 33, 22, 4],
    [label, 33, 30, 3],
    ['FERNANDEZ', 33, 34, 4],
    ['ALVAREZ', 33, 39, 4],
    ['DATE OF BIRTH', 33, 60, 3],
    ['12.01.1990', 33, 64, 4],
  )
const licence: Sight = one(['1. KOVALENKO', 33, 22, 4], ['2. TOMMASO', 33, 28, 4], ['3. 12.01.1990', 33, 34, 4])

/** Clue, field, a value for which it measures more, and one for which it measures less, each on its side. */
const cases: (readonly [
  clue: string,
  field: string,
  more: readonly [string, Sight],
  less: readonly [string, Sight],
])[] = [
  ['form', 'gender', ['F', one(['SEXO F', 10, 10])], ['F', one(['SEXO P', 10, 10])]],
  ['own form', 'document_number', ['GMVLMR80070501M100', voter], ['0000012345678', voter]],
  ['pattern', 'document_number', ['GMVLMR80070501M100', voter], ['0000012345678', voter]],
  ['check digit', 'document_number', ['GMVLMR80070501M100', voter], ['0000012345678', voter]],
  ['sure', 'names', ['ANA', one(['ANA', 10, 10])], ['ANA', one(['ANA', 10, 10, 5, 0.5])]],
  ['cut out', 'document_number', ['82751200', number('82751200 M')], ['82751200M', number('82751200 M')]],
  [
    'group left out',
    'document_number',
    ['126382751', number('1263 82751 2004')],
    ['1263827512004', number('1263 82751 2004')],
  ],
  ['group left out', 'document_number', ['57771236', number('2 5777 1236')], ['257771236', number('2 5777 1236')]],
  ['digits', 'document_number', ['82751200', number('82751200 M')], ['82751200M', number('82751200 M')]],
  ['word in a number', 'document_number', ['82751200M', number('82751200 M')], ['82751200', number('82751200 M')]],
  [
    'word in a number',
    'names',
    ['CALLE NORTE', one(['CALLE 12 NORTE', 10, 10])],
    ['DINGO POTOROO', one(['DINGO POTORO0', 10, 10])],
  ],
  ['prefix left out', 'document_number', ['8650095', number('V 8.650.095')], ['V8650095', number('V 8.650.095')]],
  ['length', 'names', ['MARÍA ELENA', one(['MARÍA ELENA', 10, 10])], ['ANA', one(['ANA', 10, 10])]],
  ['other kind', 'names', ['FEMENINO', one(['FEMENINO', 10, 10])], ['ANA', one(['ANA', 10, 10])]],
  [
    'number sign',
    'document_number',
    ['1234567', withMore(['N° 1234567', 10, 70])],
    ['1234567', withMore(['1234567', 10, 70])],
  ],
  ['known side', 'gender', ['F', paraguayan(['REPÚBLICA DEL PARAGUAY', 33, 4, 4])], ['F', paraguayan()]],
  ['before label', 'names', ['EVA', one(['EVA SEXO F', 10, 10])], ['EVA', one(['EVA', 10, 10])]],
  [
    'national number',
    'document_number',
    ['30004507', withMore(['RUN 3.000.450-7', 4, 79, 4])],
    ['30004507', withMore(['NÚMERO DOCUMENTO 3.000.450-7', 4, 79, 4])],
  ],
  ['label', 'surnames', ['QUISPE', side], ['ANA', side]],
  ['other wording', 'names', ['XAVIER', colombian], ['GÜEMES REYES', colombian]],
  ['rival label', 'surnames', ['ANA', side], ['QUISPE', side]],
  ['other label', 'surnames', ['SOLTERA', side], ['QUISPE', side]],
  ['label elsewhere', 'surnames', ['PRIVATE NOTE', side], ['QUISPE', side]],
  ['field box', 'surnames', ['GÜEMES REYES', colombian], ['XAVIER', colombian]],
  ['size', 'surnames', ['QUISPE', side], ['PRIVATE NOTE', side]],
  ['order', 'place_of_birth', ['ZENITH', passport], ['VALDELUZ', passport]],
  ['turn', 'issuing_date', ['27-04-2023', salvadoran], ['26-04-2031', salvadoran]],
  [
    'side of nobody',
    'document_number',
    ['78208436', one(['78208436', 10, 70])],
    ['78208436', withMore(['78208436', 10, 70])],
  ],
  [
    'sole',
    'document_number',
    ['78208436', withMore(['78208436', 10, 70])],
    ['78208436', withMore(['78208436', 10, 70], ['4369311', 60, 70])],
  ],
  [
    'next line',
    'names',
    ['GARCÍA URIBE', block('NOMBRE', 'GARCÍA', 'URIBE')],
    ['GARCÍA', block('NOMBRE', 'GARCÍA', 'URIBE')],
  ],
  [
    'lines apart',
    'names',
    ['GARCÍA URIBE', one(['GARCÍA', 33, 20, 3], ['URIBE', 33, 25, 3])],
    ['GARCÍA URIBE', one(['GARCÍA', 33, 20, 3], ['URIBE', 33, 23, 3])],
  ],
  [
    'line below',
    'names',
    ['GARCÍA', block('NOMBRE', 'GARCÍA', 'URIBE')],
    ['URIBE', block('NOMBRE', 'GARCÍA', 'URIBE')],
  ],
  ['block', 'surnames', ['GÓMEZ VELÁZQUEZ', voter], ['VELÁZQUEZ', voter]],
  ['whole block', 'surnames', ['GÓMEZ VELÁZQUEZ', voter], ['GÓMEZ', voter]],
  [
    'as told',
    'surnames',
    ['QUISPE', { ...side, told: [printedCandidate('surnames', 'QUISPE')] }],
    ['ANA', { ...side, told: [printedCandidate('surnames', 'QUISPE')] }],
  ],
  [
    'told of another',
    'surnames',
    ['ANA', { ...side, told: [printedCandidate('names', 'ANA')] }],
    ['QUISPE', { ...side, told: [printedCandidate('names', 'ANA')] }],
  ],
  ['age', 'birth_date', ['12-01-1990', side], ['13-05-2031', side]],
  ['anniversary', 'issuing_date', ['13-05-2021', side], ['12-01-1990', side]],
  ['latest', 'issuing_date', ['13-05-2021', side], ['12-01-1990', side]],
  ['life order', 'expiration_date', ['13-05-2031', side], ['13-05-2021', side]],
  ['initials', 'names', ['MARGARITA', voter], ['VELÁZQUEZ', voter]],
  ['given names', 'names', ['ANA', side], ['QUISPE', side]],
  ['words', 'names', ['PRIVATE NOTE', side], ['ANA', side]],
  ['lone label', 'names', ['LUÍSA BEATRIZ', block('PRENOME', 'LUÍSA BEATRIZ')], ['LUÍSA', block('PRENOME', 'LUÍSA')]],
  [
    'surname within',
    'names',
    ['LUÍSA FALCÃO', block('PRENOME', 'LUÍSA FALCÃO')],
    ['LUÍSA BEATRIZ', block('PRENOME', 'LUÍSA BEATRIZ')],
  ],
  ['in Latin letters', 'surnames', ['IVANOVA', bulgarian], ['MBAHOBA IVANOVA', bulgarian]],
  ['label', 'document_number', ['084149479', behindWord('CARD NUMBER')], ['084149479', behindWord('XYZWQ')]],
  ['beside the other name', 'names', ['TOMMASO', halfLabelled], ['ZENITH', halfLabelled]],
  ['beside the other name', 'names', ['TOMMASO', halfLabelled], ['TOMMASO', withBetween(3)]],
  ['letters of a given name', 'names', ['TOMMASO', unlabelled], ['KOVALENKO', unlabelled]],
  ['letters without a label', 'names', ['TOMMASO', unlabelled], ['TOMMASO', halfLabelled]],
  ['holder’s side without labels', 'names', ['TOMMASO', unlabelled], ['TOMMASO', halfLabelled]],
  ['one of two names', 'surnames', ['KOVALENKO', unlabelled], ['TOMMASO', unlabelled]],
  ['none of two names', 'names', ['ZENITH', unlabelled], ['TOMMASO', unlabelled]],
  ['line left over', 'surnames', ['FERNANDEZ', twoLines('SURNAME')], ['FERNANDEZ ALVAREZ', twoLines('SURNAME')]],
  ['head', 'names', ['VALDORIA', unlabelled], ['TOMMASO', unlabelled]],
  ['running number', 'surnames', ['KOVALENKO', licence], ['TOMMASO', licence]],
]

it.each(cases)('%s: of %s', (clue, field, more, less) => {
  expect(measure(clue, field, ...more)).toBeGreaterThan(measure(clue, field, ...less))
})

it('tries every clue but the one that always speaks', () => {
  const tried = new Set([...cases.map(([clue]) => clue), 'present'])
  expect(clues.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([])
})

it('names every clue once and says what each means', () => {
  expect(new Set(clues.map(({ name }) => name)).size).toBe(clues.length)
  for (const { says } of clues) expect(says).toMatch(/^[A-Z].+\.$/)
})

it('has weights for known clues alone', () => {
  const known = new Set(clues.map(({ name }) => name))
  const weighed = [catalogue.weights.described, catalogue.weights.undescribed].flatMap((one) => Object.values(one))
  expect(weighed.length).toBeGreaterThan(10)
  expect(weighed.flatMap((one) => Object.keys(one)).filter((name) => !known.has(name))).toEqual([])
})
