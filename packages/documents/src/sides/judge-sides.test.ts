import { describe, expect, it } from 'vitest'
import { chooseTemplate } from '../choose/choose-template.js'
import type { Side, SideEvidence } from '../evidence/side-evidence.js'
import { fuse } from '../fuse/fuse.js'
import { formatMrz } from '../mrz/format-mrz.js'
import { parseMrz } from '../mrz/parse/parse-mrz.js'
import { readMachine, readSide } from '../read/read-side.js'
import { loadCatalogue } from '../templates/load-catalogue.js'
import { type Print, printLines } from '../testing/print-lines.js'
import { judgeSides } from './judge-sides.js'

const catalogue = loadCatalogue()
const today = new Date('2026-06-01')

interface Holder {
  readonly surnames: string
  readonly names: string
  readonly number: string
  readonly born: string
}
const ana: Holder = { surnames: 'GARCIA PEÑA', names: 'ANA', number: '12345678Z', born: '12 01 1990' }
const eva: Holder = { surnames: 'SOLER VIDAL', names: 'EVA', number: '87654321X', born: '30 07 1975' }

const side = (prints: readonly Print[], some: Partial<SideEvidence> = {}): SideEvidence => ({
  kind: 'card',
  lines: printLines(prints),
  mrz: null,
  barcodes: [],
  ...some,
})

const front = ({ surnames, names, number, born }: Holder) =>
  side([
    ['ESPAÑA', 4, 4, 5],
    ['DOCUMENTO NACIONAL DE IDENTIDAD', 30, 4, 5],
    ['APELLIDOS', 41, 14, 2.5],
    [surnames, 41, 18, 4],
    ['NOMBRE', 41, 30, 2.5],
    [names, 41, 34, 4],
    ['SEXO', 41, 41, 2.5],
    ['F', 41, 45, 4],
    ['FECHA DE NACIMIENTO', 74, 41, 2.5],
    [born, 74, 45, 4],
    ['DNI NÚM.', 6, 82, 2.5],
    [number, 14, 88, 5],
  ])

const zoneOf = ({ surnames, names, number, born }: Holder): SideEvidence['mrz'] => {
  const [day, month, year] = born.split(' ').map(Number) as [number, number, number]
  const lines = formatMrz({
    format: 'TD1',
    documentCode: 'ID',
    issuingState: 'ESP',
    nationality: 'ESP',
    surnames,
    givenNames: names,
    documentNumber: 'AAA123456',
    birthDate: { day, month, year },
    sex: 'F',
    expiryDate: { day: 1, month: 1, year: 2030 },
    optionalData: number,
  })
  return {
    reading: parseMrz(lines, today)!,
    confidences: lines.map((line) => new Float32Array(line.length).fill(0.99)),
  }
}
const back = (holder: Holder) => side([['LUGAR DE NACIMIENTO', 5, 10, 3]], { mrz: zoneOf(holder) })

const blank = side([])
const receipt = side([
  ['CAFÉ DEL PUERTO', 12, 10, 5],
  ['TICKET 52343190', 6, 25, 3],
  ['CAFÉ CON LECHE 7,86', 6, 40, 3],
  ['TOTAL 89,80', 6, 80, 4],
])

/** As an engine does it: choose, read, judge. */
const judge = (...pictures: readonly [SideEvidence, SideEvidence]) => {
  const chosen = chooseTemplate(pictures, catalogue, today)
  const template = chosen?.template ?? null
  const at = { front: pictures[chosen?.frontIndex ?? 0]!, back: pictures[chosen?.backIndex ?? 1]! }
  const told = (['front', 'back'] as const).flatMap((name) => readMachine(at[name], template, name, today))
  const read = (name: Side) => {
    const candidates = readSide(at[name], template, name, { catalogue, today, told })
    return { evidence: at[name], side: name, candidates, fields: fuse(candidates, template) }
  }
  return judgeSides(read('front'), read('back'), template, { catalogue, today })
}

it('knows both sides of one card, also when they were swapped', () => {
  const right = { unread: null, contradictions: [], link: 'linked' }
  expect(judge(front(ana), back(ana))).toEqual(right)
  expect(judge(back(ana), front(ana))).toEqual(right)
})

it('is not misled by a pattern on the front that was taken for a zone', () => {
  const zone = zoneOf(eva)!
  const lines = zone.reading.lines.map((line, at) => (at === 1 ? line.replace(/^.{7}/, '9999998') : line))
  const pattern = { ...zone, reading: parseMrz(lines, today)! }
  expect(pattern.reading.valid).toBe(false)
  expect(judge({ ...front(ana), mrz: pattern }, back(ana)).unread).toBeNull()
})

it('a back may repeat a few lines of its front', () => {
  const repeated: readonly Print[] = [
    ['CURP', 6, 10, 3],
    ['CAPN860510HNEBXC00', 16, 10, 4],
    ['ESPÉCIMEN', 40, 50, 4],
  ]
  expect(
    judge(
      side([...front(ana).lines.map(({ text }, at): Print => [text, 41, 4 + 6 * at, 4]), ...repeated]),
      side(repeated, { mrz: zoneOf(ana) }),
    ).unread,
  ).toBeNull()
})

it('a back without a heading of its own is known by a label that cards have', () => {
  const honduran = side([
    ['REPÚBLICA DE HONDURAS', 30, 4, 5],
    ['NOMBRE / FORENAME', 40, 20, 3],
    ['ANA', 40, 24, 5],
    ['APELLIDO / SURNAME', 40, 32, 3],
    ['PEÑA', 40, 36, 5],
    ['0801-1990-12345', 40, 80, 6],
  ])
  expect(judge(honduran, side([['DOMICILIO', 6, 10, 4]])).unread).toBeNull()
  expect(judge(honduran, receipt).unread).toEqual({ side: 'back', why: 'unrecognised' })
})

it('a back that nobody described needs two signs of a card', () => {
  const unknown = side([
    ['SURNAME', 41, 14, 2.5],
    ['GARCIA', 41, 18, 4],
    ['GIVEN NAMES', 41, 30, 2.5],
    ['ANA', 41, 34, 4],
    ['DATE OF BIRTH', 41, 41, 2.5],
    ['12.01.1990', 41, 45, 4],
  ])
  const unrecognised = { side: 'back', why: 'unrecognised' }
  const flyer: readonly Print[] = [['THE AUTHORITY ON COFFEE', 6, 10, 4]]
  expect(judge(unknown, side([['AUTHORITY', 6, 10, 3]])).unread).toEqual(unrecognised)
  expect(judge(unknown, side(flyer)).unread).toEqual(unrecognised)
  expect(
    judge(
      unknown,
      side([
        ['DATE OF ISSUE', 6, 10, 3],
        ['03.05.2022', 6, 15, 4],
      ]),
    ).unread,
  ).toEqual(unrecognised)
  expect(
    judge(
      unknown,
      side([
        ['AUTHORITY', 6, 10, 3],
        ['HEIGHT 176 cm', 6, 30, 4],
      ]),
    ).unread,
  ).toBeNull()
})

it('reads a card whose back is blank, and lets no picture vouch for it', () => {
  const venezuelan = side([
    ['REPÚBLICA BOLIVARIANA DE VENEZUELA', 18, 5, 5],
    ['APELLIDOS', 5, 32, 3],
    ['ZAMBRANO QUISPE', 19, 31, 5],
    ['NOMBRES', 5, 41, 3],
    ['EMILIANO', 19, 40, 5],
  ])
  expect(judge(venezuelan, blank)).toEqual({ unread: null, contradictions: [], link: 'unlinked' })
})

describe('a side that is none', () => {
  it.each([
    ['a blank picture', blank],
    ['a receipt', receipt],
  ])('%s', (_, stranger) => {
    expect(judge(stranger, back(ana)).unread).toEqual({ side: 'front', why: 'unrecognised' })
    expect(judge(front(ana), stranger).unread).toEqual({ side: 'back', why: 'unrecognised' })
  })

  it('one side sent for both, of one card or of two', () => {
    for (const other of [ana, eva]) {
      expect(judge(back(ana), back(other)).unread).toEqual({ side: 'front', why: 'repeated' })
      expect(judge(front(ana), front(other)).unread).toEqual({ side: 'back', why: 'repeated' })
    }
  })
})

describe('contradictions', () => {
  const fieldsOf = (holder: Holder, printed = ana) =>
    judge(front(printed), back(holder)).contradictions.map(({ field }) => field)

  it('are none where a line of a name was not found', () => {
    expect(fieldsOf(ana, { ...ana, surnames: 'GARCIA' })).toEqual([])
    expect(fieldsOf(ana, { ...ana, surnames: 'PEÑA' })).toEqual([])
    expect(fieldsOf({ ...ana, surnames: 'GARCIA' }, ana)).toEqual(['surnames'])
    expect(fieldsOf(ana, { ...ana, surnames: 'GARCIA SOLER' })).toEqual(['surnames'])
  })

  it("another person's back", () => {
    const { contradictions, link } = judge(front(ana), back(eva))
    expect(contradictions).toContainEqual({
      field: 'document_number',
      between: 'sides',
      one: ana.number,
      other: eva.number,
    })
    expect(link).toBe('unlinked')
  })

  it.each([
    ['document_number', { number: eva.number }],
    ['surnames', { surnames: eva.surnames }],
    ['birth_date', { born: eva.born }],
  ] as const)('in %s alone', (field, change) => {
    expect(fieldsOf({ ...ana, ...change })).toEqual([field])
  })

  it('none where a character was hardly read', () => {
    const doubtful = front({ ...ana, number: '12345673Z' })
    const lines = doubtful.lines.map((line) =>
      line.text === '12345673Z'
        ? { ...line, characters: line.characters.map((one, at) => (at === 7 ? { ...one, confidence: 0.4 } : one)) }
        : line,
    )
    expect(judge({ ...doubtful, lines }, back(ana)).contradictions).toEqual([])
  })
})

describe('cards whose sides have little in common', () => {
  const yellowFront = (number: string) =>
    side([
      ['REPUBLICA DE COLOMBIA', 40, 5, 5],
      ['IDENTIFICACION PERSONAL', 40, 12, 4],
      ['CEDULA DE CIUDADANIA', 40, 19, 4],
      ['NUMERO', 6, 30, 3],
      [number, 17, 30, 5],
      ['GARCIA LOPEZ', 6, 40, 5],
      ['APELLIDOS', 6, 48, 3],
      ['ANA', 6, 55, 5],
      ['NOMBRES', 6, 62, 3],
    ])
  const yellowBack = (series: string) =>
    side([
      ['FECHA DE NACIMIENTO', 29, 6, 3],
      ['12-ENE-1990', 53, 6, 5],
      ['F', 72, 29, 5],
      ['SEXO', 72, 35, 3],
      ['FECHA Y LUGAR DE EXPEDICION', 29, 47, 3],
      ['INDICE DERECHO', 6, 49, 3],
      [series, 29, 54, 3],
    ])

  it('are linked by the number in small print', () => {
    const own = yellowBack('A-4680915-05800799-F-0075849791')
    expect(judge(yellowFront('75.849.791'), own)).toEqual({ unread: null, contradictions: [], link: 'linked' })
    expect(judge(yellowFront('61.337.002'), own)).toMatchObject({
      contradictions: [{ field: 'document_number' }],
      link: 'unlinked',
    })
  })

  it('are not linked by what could not be read', () => {
    expect(judge(yellowFront('75.849.791'), yellowBack('A-14EZ799 913645'))).toMatchObject({
      unread: null,
      link: 'unlinked',
    })
  })

  it('need no link where the back says nothing of the holder', () => {
    const lines = formatMrz({
      format: 'TD2',
      documentCode: 'I',
      issuingState: 'UTO',
      nationality: 'UTO',
      surnames: 'GARCIA',
      givenNames: 'ANA',
      documentNumber: 'D23145890',
      birthDate: { day: 1, month: 1, year: 1990 },
      sex: 'F',
      expiryDate: { day: 1, month: 1, year: 2030 },
    })
    const mrz = {
      reading: parseMrz(lines, today)!,
      confidences: lines.map((line) => new Float32Array(line.length).fill(1)),
    }
    const td2 = side([['Surname', 30, 10, 3]], { mrz })
    const address = side([
      ['Anschrift / Address', 6, 8, 3],
      ['HAUPTSTRASSE 1', 6, 12, 5],
    ])
    expect(judge(td2, address)).toEqual({ unread: null, contradictions: [], link: 'unlinkable' })
    expect(judge(td2, receipt).unread).toEqual({ side: 'back', why: 'unrecognised' })
    const panamanian = side([
      ['REPÚBLICA DE PANAMÁ', 6, 8, 4],
      ['TRIBUNAL ELECTORAL', 6, 14, 4],
      ['DIRECCIÓN', 6, 24, 3],
      ['CALLE 50', 6, 28, 4],
      ['ESTATURA', 6, 40, 3],
      ['1.75 m', 6, 44, 4],
    ])
    expect(judge(td2, panamanian).unread, "another state's back").toEqual({ side: 'back', why: 'unrecognised' })
    const coded = (text: string) => side([], { barcodes: [{ format: 'QRCode', text, bytes: new Uint8Array() }] })
    expect(judge(td2, coded('E-8-11603')).unread, "another card's code").toEqual({ side: 'back', why: 'unrecognised' })
    expect(judge(td2, coded('ISSUED BY THE MINISTRY')).unread, 'a code that tells of nobody').toBeNull()
  })
})

describe("Bolivia's old card, whose back says nothing that its front says", () => {
  const bolivian = side([
    ['ESTADO PLURINACIONAL DE BOLIVIA', 20, 5, 5],
    ['CÉDULA DE IDENTIDAD', 40, 20, 4],
    ['N° 6590332', 42, 30, 5],
    ['Emitida el 12 de Junio de 2022', 42, 52, 4],
    ['Expira el 11 de Junio de 2027', 42, 61, 4],
  ])

  it('needs no code that names nobody', () => {
    const named = side([
      ['A: BEATRIZ DE LA CRUZ MUÑOZ', 6, 10, 4],
      ['Nacido el 14 de Enero de 1956', 6, 20, 4],
      ['Estado Civil', 6, 40, 3],
    ])
    expect(judge(bolivian, named)).toEqual({ unread: null, contradictions: [], link: 'unlinkable' })
  })

  it("has no other state's card for a back", () => {
    const panamanian = side([
      ['REPÚBLICA DE PANAMÁ', 6, 8, 4],
      ['TRIBUNAL ELECTORAL', 6, 14, 4],
      ['FECHA DE NACIMIENTO: 14-ENE-1956', 6, 24, 3],
    ])
    expect(judge(bolivian, panamanian).unread).toEqual({ side: 'back', why: 'unrecognised' })
  })
})

it("Paraguay's old card: a code of the card's own number is not the holder's", () => {
  const paraguayan = side([
    ['REPÚBLICA DEL PARAGUAY', 33, 4, 4],
    ['APELLIDOS Y NOMBRES', 34, 24, 2.5],
    ['PEÑA PALACIO', 34, 28, 3],
    ['NURIA ADRIANA', 34, 32, 3],
    ['FECHA DE NACIMIENTO', 34, 40, 2.5],
    ['13-02-1979', 34, 44, 3],
    ['N° 1.491.620', 4, 84, 4],
  ])
  const prints: readonly Print[] = [
    ['FECHA DE EXPEDICIÓN', 6, 12, 2.5],
    ['08-07-2018', 6, 16, 3],
    ['NACIONALIDAD', 6, 25, 2.5],
    ['PARAGUAYA', 6, 29, 3],
  ]
  const barcodes = [{ format: 'Code128', text: '14888326', bytes: new Uint8Array() }]
  const right = { unread: null, contradictions: [], link: 'unlinkable' }
  expect(judge(paraguayan, side(prints))).toEqual(right)
  expect(judge(paraguayan, side(prints, { barcodes })).contradictions).toEqual([])
})
