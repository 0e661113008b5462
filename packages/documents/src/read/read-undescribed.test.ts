import { describe, expect, it } from 'vitest'
import { fuse } from '../fuse/fuse.js'
import { loadCatalogue } from '../templates/load-catalogue.js'
import { type Print, printLines } from '../testing/print-lines.js'
import { readCard, zoneOf } from '../testing/read-card.js'
import { labelsOnSide } from './labels-on-side.js'
import { readSide } from './read-side.js'

const context = { catalogue: loadCatalogue(), today: new Date('2026-06-01') }

const values = (prints: readonly Print[]) => {
  const evidence = { kind: 'card', lines: printLines(prints), mrz: null, barcodes: [] } as const
  const fields = fuse(readSide(evidence, null, 'front', context))
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}

describe('names in two scripts', () => {
  it('are read in Latin letters, where the label is half in the other script and the Latin name stands on the next line', () => {
    expect(
      values([
        ['TPI3BMLE - SURNAME', 4, 20, 2],
        ['TETPOBA', 4, 24, 4],
        ['PETROVA', 4, 30, 4],
        ['IMA - GIVEN NAMES', 4, 38, 2],
        ['OKCAHA', 4, 42, 4],
        ['OKSANA', 4, 48, 4],
        ['DATE OF BIRTH', 4, 56, 2],
        ['12.01.1990', 4, 60, 4],
      ]),
    ).toEqual({ surnames: 'PETROVA', names: 'OKSANA', birth_date: '12-01-1990' })
  })

  it('are read in Latin letters beside their label too', () => {
    expect(
      values([
        ['Family name', 4, 20, 3],
        ['CTOMAHOBML', 40, 20, 4],
        ['STOJANOVIC', 40, 26, 4],
        ['First name', 4, 34, 3],
        ['BO/1OJMMMP', 40, 34, 4],
        ['VOLODYMYR', 40, 40, 4],
      ]),
    ).toEqual({ surnames: 'STOJANOVIC', names: 'VOLODYMYR' })
  })
})

describe('where values stand', () => {
  it('over their labels, if the whole side has them so', () => {
    expect(
      values([
        ['NUMERO', 6, 31, 2],
        ['9.149.832', 17, 30, 4],
        ['NAVARRO MONTES', 6, 42, 4],
        ['APELLIDOS', 6, 48, 2],
        ['CARLOS RUBEN', 6, 56, 4],
        ['NOMBRES', 6, 62, 2],
      ]),
    ).toEqual({ document_number: '9149832', surnames: 'NAVARRO MONTES', names: 'CARLOS RUBEN' })
  })

  it('under them in numbered boxes, a label of two things among them', () => {
    expect(
      values([
        ['1 SOBRENOME', 30, 20, 2.5],
        ['DE OLIVEIRA JUNIOR', 30, 23, 4],
        ['2 NOME', 30, 29, 2.5],
        ['ANTONIO AUGUSTO', 30, 32, 4],
        ['3 DATA E LOCAL DE NASCIMENTO', 30, 38, 2.5],
        ['15/10/1967 SAO PAULO-SP', 30, 41, 4],
      ]),
    ).toEqual({ surnames: 'DE OLIVEIRA JUNIOR', names: 'ANTONIO AUGUSTO', birth_date: '15-10-1967' })
  })
})

describe('numbers', () => {
  const holder: readonly Print[] = [
    ['APELLIDOS', 36, 19, 2.5],
    ['ZAMBRANO RAMÍREZ', 36, 22, 4],
  ]

  it('the person before the card', () => {
    const numbers: readonly Print[] = [
      ['NÚMERO DOCUMENTO', 70, 52, 2.5],
      ['388.264.482', 70, 55, 4],
      ['RUN 3.000.450-7', 4, 79, 4],
    ]
    expect(values([...holder, ...numbers]).document_number).toBe('30004507')
  })

  it.each([
    [[['N° 1234567', 36, 70, 5]], '1234567'],
    [
      [
        ['N°:', 33, 12, 3],
        ['16073P717089', 40, 12, 3],
      ],
      '16073P717089',
    ],
    [[['001-0000000-1', 36, 70, 5]], '00100000001'],
  ] as const)('%j by its sign, or because it is the only one', (numbers, number) => {
    expect(values([...holder, ...numbers]).document_number).toBe(number)
  })

  it('all of its groups of digits, and the date beside it is none', () => {
    const under = (text: string) =>
      values([
        ['CUI', 36, 40, 2.5],
        [text, 36, 43, 4],
      ]).document_number
    expect(under('1263 82751 2004')).toBe('1263827512004')
    expect(under('15714403 8 ZZ9')).toBe('157144038ZZ9')
    expect(under('82751200 12/03/2030')).toBe('82751200')
    expect(under('82751200 M')).toBe('82751200')
  })

  it('under the document’s own name, on a side whose values stand over their labels', () => {
    const prints: readonly Print[] = [
      ['CÉDULA DE IDENTIDAD', 17, 6, 3.3],
      ['V 81.402.914', 17, 14, 4.6],
      ['PALACIOS IBÁÑEZ', 18, 30, 3.2],
      ['APELLIDOS', 18, 35, 2.2],
      ['ÚRSULA', 18, 42, 3.2],
      ['NOMBRES', 18, 47, 2.2],
      ['02/02/1985', 18, 54, 3.2],
      ['F. NACIMIENTO', 18, 59, 2.2],
    ]
    expect(values(prints)).toMatchObject({ document_number: 'V81402914', surnames: 'PALACIOS IBÁÑEZ' })
  })

  it('none of two that nothing names, nor one of a side that tells nobody', () => {
    const two: readonly Print[] = [
      ['43693114', 36, 60, 4],
      ['27575991', 36, 70, 4],
    ]
    expect(values([...holder, ...two]).document_number).toBeUndefined()
    expect(values([['78208436', 36, 60, 4]])).toEqual({})
  })
})

describe('names', () => {
  it('by the order that their label tells', () => {
    const under = (label: string) =>
      values([
        [label, 36, 20, 2.5],
        ['ROJAS VERA', 36, 23, 4],
        ['LUIS', 36, 27.5, 4],
      ])
    expect(under('APELLIDOS Y NOMBRES')).toEqual({ surnames: 'ROJAS VERA', names: 'LUIS' })
    expect(under('NOMBRES Y APELLIDOS')).toEqual({ names: 'ROJAS VERA', surnames: 'LUIS' })
  })

  const block: readonly Print[] = [
    ['NOMBRE', 33, 18, 2],
    ['GARCÍA', 33, 23, 3],
    ['URIBE', 33, 27, 3],
    ['SILVIA GABRIELA', 33, 32, 3],
  ]
  it('the surnames of a block without a label for them only where a CURP tells the order', () => {
    expect(values(block)).toEqual({ names: 'SILVIA GABRIELA' })
    const curp: Print = ['CURP GAUS620913MMSRRL06', 33, 65, 3]
    expect(values([...block, curp])).toMatchObject({ surnames: 'GARCÍA URIBE', names: 'SILVIA GABRIELA' })
  })
})

describe('a word for a name, in one language or two', () => {
  const under = (label: string, ...lines: readonly string[]) =>
    values([[label, 36, 20, 2.5], ...lines.map((line, at): Print => [line, 36, 23 + 5 * at, 4])])
  const beside = (label: string, others: string) =>
    values([
      [others, 36, 20, 2.5],
      ['FALCÃO', 36, 23, 4],
      [label, 36, 30, 2.5],
      ['OLIVEIRA', 36, 33, 4],
    ])

  it.each(['Nome', 'Nome / Name'])('alone names both: %s', (label) => {
    expect(under(label, 'LUÍSA OLIVEIRA')).toEqual({ names: 'LUÍSA', surnames: 'OLIVEIRA' })
    expect(under(label, 'LUÍSA BEATRIZ OLIVEIRA FALCÃO')).toEqual({
      names: 'LUÍSA BEATRIZ',
      surnames: 'OLIVEIRA FALCÃO',
    })
    expect(under(label, 'OLIVEIRA FALCÃO', 'LUÍSA')).toEqual({ names: 'LUÍSA', surnames: 'OLIVEIRA FALCÃO' })
  })

  it('parts no line whose halves nothing tells', () => {
    expect(under('Nome', 'LUÍSA BEATRIZ')).not.toHaveProperty('surnames')
    expect(under('Nome', 'LUÍSA OLIVEIRA FALCÃO')).toEqual({})
    expect(under('Nome', 'GRACE WANJIRU NJERI KAMAU')).toEqual({})
  })

  it('names what the other label of the side does not', () => {
    expect(beside('NAME', 'SURNAME')).toEqual({ surnames: 'FALCÃO', names: 'OLIVEIRA' })
    expect(beside('NAAM', 'VOORNAMEN')).toEqual({ names: 'FALCÃO', surnames: 'OLIVEIRA' })
    expect(beside('NAAM / SURNAME', 'VOORNAMEN')).toEqual({ names: 'FALCÃO', surnames: 'OLIVEIRA' })
    expect(beside('NAME NOM COGNOME', 'VORNAMEN')).toEqual({ names: 'FALCÃO', surnames: 'OLIVEIRA' })
  })

  it('says less than a word that tells which name it names', () => {
    const seen = (...labels: readonly string[]) => {
      const prints = labels.map((label, at): Print => [label, 36, 20 + 10 * at, 2.5])
      const side = { kind: 'card', lines: printLines(prints), mrz: null, barcodes: [] } as const
      return labelsOnSide(side, null, 'front', context).map(({ text, field }) => [text, field])
    }
    expect(seen('NAMES / IME')).toEqual([['NAMES / IME', 'names']])
    expect(seen('COGNOME NUM SURNAME')).toEqual([['COGNOME NUM SURNAME', 'surnames']])
    expect(seen('SURNAME', 'GIVEN NAMES', 'NAME')).toEqual([
      ['SURNAME', 'surnames'],
      ['GIVEN NAMES', 'names'],
      ['NAME', null],
    ])
  })

  it('names a name whose order a comma or capitals tell', () => {
    expect(under('Name', 'LOK, Wing Ching')).toEqual({ surnames: 'LOK', names: 'WING CHING' })
    expect(under('Name', 'UWIMANA Jeannette')).toEqual({ surnames: 'UWIMANA', names: 'JEANNETTE' })
    expect(under('Name', 'Jeannette UWIMANA')).toEqual({ surnames: 'UWIMANA', names: 'JEANNETTE' })
  })
})

describe('numbers of a driving licence', () => {
  const licence = (...lines: readonly string[]) => values(lines.map((line, at): Print => [line, 30, 20 + 6 * at, 4]))

  it('label what no word does', () => {
    expect(
      licence('1. KOVALENKO', '2. TOMMASO', '3. 12.01.1990', '4a. 01.02.2021 4b. 31.01.2031', '5. 123456789'),
    ).toEqual({
      surnames: 'KOVALENKO',
      names: 'TOMMASO',
      birth_date: '12-01-1990',
      issuing_date: '01-02-2021',
      expiration_date: '31-01-2031',
      document_number: '123456789',
    })
  })

  it('give the number of the licence, not its holder’s or the paper’s', () => {
    const numbers = (...lines: readonly string[]) =>
      licence('1. KOVALENKO', '2. TOMMASO', '4b. 31.01.2031', ...lines).document_number
    expect(numbers('4d. 120190123', '5. 30123456')).toBe('30123456')
    expect(numbers('4d. DL 120190123', '5. 98765432101')).toBe('120190123')
  })

  it('label nothing on a side that numbers its lines without 4a and 4b', () => {
    expect(licence('1. 12.01.1990', '2. KOVALENKO', '3. TOMMASO')).not.toHaveProperty('names', 'KOVALENKO')
  })
})

it('an unknown word before a label is a part of it', () => {
  expect(
    values([
      ['OAMMJIMA SURNAME', 36, 20, 2.2],
      ['KOVALENKO', 36, 23, 3.4],
      ['MME NAME', 36, 28, 2.2],
      ['TOMMASO', 36, 31, 3.4],
    ]),
  ).toEqual({ surnames: 'KOVALENKO', names: 'TOMMASO' })
})

it('what stands right behind a label on its line is no value of the label over it', () => {
  expect(
    values([
      ['SURNAME', 36, 20, 3],
      ['PLACE OF BIRTH ZENITH', 36, 24, 3],
    ]),
  ).toEqual({ place_of_birth: 'ZENITH' })
})

it('a date with its month first says how all of the side are meant', () => {
  const dates = (birth: string, expiry: string) =>
    values([
      ['FECHA DE NACIMIENTO', 36, 50, 2.5],
      [birth, 36, 53, 4],
      ['FECHA DE EXPIRACIÓN', 36, 70, 2.5],
      [expiry, 36, 73, 4],
    ])
  expect(dates('11/15/1963', '06/07/2029')).toEqual({ birth_date: '15-11-1963', expiration_date: '07-06-2029' })
  expect(dates('11/10/1963', '06/07/2029')).toEqual({ birth_date: '11-10-1963', expiration_date: '06-07-2029' })
  expect(dates('15/11/1963', '06/17/2029')).toEqual({ birth_date: '15-11-1963' })
})

it('the first letter of a label is no sex', () => {
  expect(
    values([
      ['02/02/1985', 4, 44, 3],
      ['F. NACIMIENTO', 4, 49, 2.2],
    ]).gender,
  ).toBeUndefined()
})

it('a short name is no misread label: INÉS no IME', () => {
  expect(
    values([
      ['Name / Surname', 36, 20, 2.5],
      ['ORTIZ', 36, 23, 4],
      ['Vornamen / Given names', 36, 30, 2.5],
      ['MÓNICA INÉS', 36, 33, 4],
    ]),
  ).toEqual({ surnames: 'ORTIZ', names: 'MÓNICA INÉS' })
})

it('a label in two languages, the first of which ends like another label', () => {
  expect(
    values([
      ['Naturalidade / Place of Birth', 36, 50, 2.5],
      ['PRAIA DO SOSSEGO', 36, 53, 4],
    ]),
  ).toEqual({ place_of_birth: 'PRAIA DO SOSSEGO' })
})

it('a word for a sex is no misread label', () => {
  expect(
    values([
      ['SEXO', 71, 48, 2],
      ['HOMBRE', 71, 52, 3],
    ]),
  ).toEqual({ gender: 'M' })
})

it('of dates that cannot both be right the less likely is not reported', () => {
  expect(
    values([
      ['FECHA DE EMISIÓN', 36, 60, 2.5],
      ['01/11/2028', 36, 63, 4],
      ['FECHA DE EXPIRACIÓN', 36, 70, 2.5],
      ['01/11/2023', 36, 73, 4],
    ]),
  ).toEqual({ expiration_date: '01-11-2023' })
})

it('what is left of a label line is no state', () => {
  expect(values([['CLAVE DE ELECTOR GRL', 33, 58, 3]])).toEqual({})
})

describe('an issue of a known card that words its labels otherwise', () => {
  const template = context.catalogue.templates.find(({ id }) => id === 'esp-dni')!
  const read = (prints: readonly Print[]) => {
    const evidence = { kind: 'card', lines: printLines(prints), mrz: null, barcodes: [] } as const
    const fields = fuse(readSide(evidence, template, 'front', context), template)
    return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
  }

  it('is read by the words of every card where the template’s own are not there', () => {
    expect(
      read([
        ['NACIDO EL', 75, 42, 2.5],
        ['01 01 1980', 75, 45, 4],
      ]),
    ).toMatchObject({ birth_date: '01-01-1980' })
  })

  it('but not against what was found', () => {
    const found = read([
      ['EMISIÓN', 35, 67, 2.5],
      ['02 06 2021', 35, 70, 4],
      ['NACIDO EL', 75, 42, 2.5],
      ['05 06 2023', 75, 45, 4],
    ])
    expect(found.birth_date).toBeUndefined()
  })
})

it('parents are not the holder', () => {
  expect(
    values([
      ['APELLIDOS Y NOMBRES DE LOS PADRES', 5, 6, 2.5],
      ['VERA ELSA / MERA JOSÉ', 5, 10, 4],
    ]),
  ).toEqual({})
})

it('a number that begins with N0 keeps it', () => {
  expect(
    values([
      ['Passport No.', 60, 12, 2.5],
      ['N02274140', 60, 15, 4],
    ]).document_number,
  ).toBe('N02274140')
})

describe('beside a zone', () => {
  const zone = zoneOf({ surnames: 'KILIC', givenNames: 'UEMIT YIGIT', birthDate: { day: 1, month: 8, year: 1982 } })

  it('print that was hardly read still tells the accents of what the zone tells', () => {
    const prints: Print[] = [
      ['Surname / Nom', 35, 22, 2],
      ['KILIÇ', 35, 25, 4, 0.4],
      ['Given names / Prénoms', 35, 31, 2],
      ['ÜMIT YIĞIT', 35, 34, 4, 0.4],
    ]
    expect(readCard('generic-td1', prints, zone)).toMatchObject({ surnames: 'KILIÇ', names: 'ÜMIT YIĞIT' })
  })

  it('a date whole years before the expiry is the issue, however badly its label reads', () => {
    const prints: Print[] = [
      ['e / a', 30, 51, 2, 0.4],
      ['02.11.2023', 30, 54, 4, 0.7],
    ]
    expect(readCard('generic-td1', prints, zone)).toMatchObject({ issuing_date: '02-11-2023' })
  })
})

describe('names without labels', () => {
  it('are told by how they are written and by their order', () => {
    expect(
      values([
        ['KINGDOM OF VALDORIA', 4, 4, 4],
        ['KOWALCZYK', 33, 22, 4],
        ['TOMMASO', 33, 30, 4],
        ['DATE OF BIRTH', 33, 40, 2.5],
        ['12.01.1990', 33, 44, 4],
        ['DATE OF EXPIRY', 33, 52, 2.5],
        ['13.05.2031', 33, 56, 4],
      ]),
    ).toMatchObject({ surnames: 'KOWALCZYK', names: 'TOMMASO' })
  })
})

it('two columns that were read as one line come apart where the second stands under its label', () => {
  expect(
    values([
      ['SURNAME', 4, 20, 2.5],
      ['NATIONALITY', 17.9, 20, 2.5],
      ['KOWALCZYK UTOPIAN', 4, 24, 4],
      ['GIVEN NAMES', 4, 32, 2.5],
      ['TOMMASO', 4, 36, 4],
      ['DATE OF BIRTH', 4, 44, 2.5],
      ['12.01.1990', 4, 48, 4],
    ]),
  ).toMatchObject({ surnames: 'KOWALCZYK', names: 'TOMMASO' })
})

describe('what is no label of a value', () => {
  it('the name of the document over the names', () => {
    expect(
      values([
        ['IDENTITY CARD', 33, 13, 3],
        ['KOWALCZYK', 33, 21, 4],
        ['TOMMASO', 33, 29, 4],
        ['DATE OF BIRTH', 33, 40, 2.5],
        ['12.01.1990', 33, 44, 4],
        ['DATE OF EXPIRY', 33, 52, 2.5],
        ['13.05.2031', 33, 56, 4],
      ]),
    ).toMatchObject({ surnames: 'KOWALCZYK', names: 'TOMMASO' })
  })

  it('a longer wording of which the last word is missing', () => {
    const fieldOf = (label: string) => {
      const evidence = { kind: 'card', lines: printLines([[label, 29, 30, 2.5]]), mrz: null, barcodes: [] } as const
      return labelsOnSide(evidence, null, 'front', context).map(({ field }) => field)
    }
    expect(fieldOf('IDENTITY CARD NO')).toEqual(['document_number'])
    expect(fieldOf('IDENTITY CARD')).toEqual([null])
  })
})
