import { describe, expect, it } from 'vitest'
import type { SideEvidence } from '../evidence/side-evidence.js'
import { parseMrz } from '../mrz/parse/parse-mrz.js'
import { judge, receipt, side } from '../testing/judge-pictures.js'
import type { Print } from '../testing/print-lines.js'
import { zoneOf } from '../testing/read-card.js'

interface Holder {
  readonly surnames: string
  readonly names: string
  readonly number: string
  readonly born: string
}
const ana: Holder = { surnames: 'GARCIA PEÑA', names: 'ANA', number: '12345678Z', born: '12 01 1990' }
const eva: Holder = { surnames: 'SOLER VIDAL', names: 'EVA', number: '87654321X', born: '30 07 1975' }

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

const spanishZone = ({ surnames, names, number, born }: Holder): SideEvidence['mrz'] => {
  const [day, month, year] = born.split(' ').map(Number) as [number, number, number]
  return zoneOf({
    documentCode: 'ID',
    issuingState: 'ESP',
    surnames,
    givenNames: names,
    documentNumber: 'AAA123456',
    birthDate: { day, month, year },
    expiryDate: { day: 1, month: 1, year: 2030 },
    optionalData: number,
  })
}
const back = (holder: Holder) => side([['LUGAR DE NACIMIENTO', 5, 10, 3]], { mrz: spanishZone(holder) })

const blank = side([])

it('knows both sides of one card, also when they were swapped', () => {
  const right = { unread: null, contradictions: [], link: 'linked', isBackBlank: false, percentage: 100 }
  expect(judge(front(ana), back(ana))).toEqual(right)
  expect(judge(back(ana), front(ana))).toEqual(right)
})

it('is not misled by a pattern on the front that was taken for a zone', () => {
  const zone = spanishZone(eva)!
  const lines = zone.reading.lines.map((line, at) => (at === 1 ? line.replace(/^.{7}/, '9999998') : line))
  const pattern = { ...zone, reading: parseMrz(lines, new Date('2026-06-01'))! }
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
      side(repeated, { mrz: spanishZone(ana) }),
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
  expect(judge(venezuelan, blank)).toMatchObject({ unread: null, link: 'unlinkable', isBackBlank: true })
})

describe('a side that is none', () => {
  it.each([
    ['a blank picture', blank],
    ['a receipt', receipt],
  ])('%s', (_, stranger) => {
    expect(judge(stranger, back(ana)).unread).toEqual({ side: 'front', why: 'unrecognised' })
    expect(judge(front(ana), stranger).unread).toEqual({ side: 'back', why: 'unrecognised' })
  })

  it('one side taken twice, though none of its labels could be read the second time', () => {
    const again = front(ana).lines.map((line, at) =>
      at === 1 || (at > 1 && at % 2 === 0)
        ? { ...line, text: `${'NLMO N2RBHNH'.slice(at / 4)}${at}`, confidence: 0.4 }
        : line,
    )
    expect(judge(front(ana), { ...front(ana), lines: again }).unread).toEqual({ side: 'back', why: 'repeated' })
  })

  it('one side sent for both, of one card or of two', () => {
    expect(judge(front(ana), front(ana)).link).toBe('unlinked')
    expect(judge(back(ana), back(ana)).link).toBe('unlinked')
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
    const { contradictions, link, percentage } = judge(front(ana), back(eva))
    expect(contradictions).toContainEqual({
      field: 'document_number',
      between: 'sides',
      one: ana.number,
      other: eva.number,
    })
    expect(link).toBe('contradicted')
    expect(percentage).toBeLessThan(50)
  })

  it.each([
    ['document_number', { number: eva.number }],
    ['surnames', { surnames: eva.surnames }],
    ['birth_date', { born: eva.born }],
  ] as const)('in %s alone', (field, change) => {
    expect(fieldsOf({ ...ana, ...change })).toEqual([field])
  })

  /** The same picture with one character of a line hardly read. */
  const doubting = (picture: SideEvidence, text: string, at: number): SideEvidence => ({
    ...picture,
    lines: picture.lines.map((line) =>
      line.text === text
        ? { ...line, characters: line.characters.map((one, own) => (own === at ? { ...one, confidence: 0.4 } : one)) }
        : line,
    ),
  })

  it('in a name of which a single letter was hardly read', () => {
    const other = doubting(front({ ...ana, surnames: eva.surnames }), eva.surnames, 2)
    expect(judge(other, back(ana)).contradictions).toMatchObject([{ field: 'surnames' }])
  })

  it('in a name beside whose zone a filler was hardly read', () => {
    const mrz = spanishZone(ana)!
    const confidences = mrz.confidences.map((line) => line.map((own, at) => (at === line.length - 1 ? 0.3 : own)))
    const other = front({ ...ana, surnames: 'GARCIA SOLER' })
    expect(judge(other, { ...back(ana), mrz: { ...mrz, confidences } }).contradictions).toMatchObject([
      { field: 'surnames' },
    ])
  })

  it("in Guatemala's number, which the zone may carry or not", () => {
    const guatemalan = side([
      ['REPÚBLICA DE GUATEMALA', 30, 4, 5],
      ['DOCUMENTO PERSONAL DE IDENTIFICACIÓN', 30, 11, 4],
      ['CUI', 35, 20, 3],
      ['3035 98948 0104', 35, 24, 5],
      ['Nombre/Name', 35, 31, 3],
      ['ANA MARÍA', 35, 35, 5],
      ['Apellido/Last name', 35, 42, 3],
      ['QUISPE', 35, 46, 5],
    ])
    const zone = (optionalData: string) => side([], { mrz: zoneOf({ issuingState: 'GTM', optionalData }) })
    expect(judge(guatemalan, zone('3035989480104'))).toMatchObject({ contradictions: [], link: 'linked' })
    expect(judge(guatemalan, zone('3035689410104'))).toMatchObject({
      contradictions: [{ field: 'document_number', one: '3035989480104', other: '3035689410104' }],
      link: 'contradicted',
    })
    expect(judge(guatemalan, zone('77120'))).toMatchObject({ contradictions: [], link: 'linked' })
  })

  it('in an expiry that is past, and so the less likely one beside what the zone tells', () => {
    const uruguayan = side([
      ['REPÚBLICA ORIENTAL DEL URUGUAY', 16, 5, 3],
      ['DIRECCIÓN NACIONAL DE IDENTIFICACIÓN CIVIL', 16, 11, 2.5],
      ['Apellidos / Sobrenomes', 37, 19, 2],
      ['RAMÍREZ ACOSTA', 37, 22, 3],
      ['Nombres / Nomes', 37, 29, 2],
      ['CARLOS', 37, 32, 3],
      ['Fecha de nacimiento / Data de nascimento', 37, 48, 2],
      ['15/09/1994', 37, 51, 3],
      ['Fecha de expedición / Data de expedição', 37, 67, 2],
      ['09/06/2015', 37, 71, 3],
      ['Fecha de vencimiento / Data de vencimento', 37, 77, 2],
      ['08/05/2026', 37, 80, 3],
      ['6.612.415-5', 9, 85, 4],
    ])
    const zone = zoneOf({
      issuingState: 'URY',
      surnames: 'RAMIREZ ACOSTA',
      givenNames: 'CARLOS',
      optionalData: '66124155',
      birthDate: { day: 15, month: 9, year: 1994 },
      expiryDate: { day: 8, month: 5, year: 2025 },
    })
    expect(judge(uruguayan, side([], { mrz: zone })).contradictions).toEqual([
      { field: 'expiration_date', between: 'sides', one: '08-05-2026', other: '08-05-2025' },
    ])
  })

  it('none where a side prints the name in its own script before the one of the zone', () => {
    const greek = front({ ...ana, surnames: 'TAPKIA ΠENIA' })
    expect(judge(greek, back(ana)).contradictions).toMatchObject([{ field: 'surnames' }])
    const also = (left: number, top: number): SideEvidence => ({
      ...greek,
      lines: [...greek.lines, ...side([['GARCIA PEÑA', left, top, 4]]).lines],
    })
    expect(judge(also(41, 23), back(ana)).contradictions).toEqual([])
    expect(judge(also(41, 62), back(ana)).contradictions).toMatchObject([{ field: 'surnames' }])
    expect(judge(also(6, 60), back(ana)).contradictions).toMatchObject([{ field: 'surnames' }])
  })

  it('none where a character was hardly read', () => {
    const misread = doubting(front({ ...ana, number: '12345673Z' }), '12345673Z', 7)
    expect(judge(misread, back(ana)).contradictions).toEqual([])
  })
})
