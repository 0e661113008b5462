import { expect, it } from 'vitest'
import type { Print } from '../testing/print-lines.js'
import { readCard, zoneOf } from '../testing/read-card.js'

it('Bolivia until 2023: sentences, given names first', () => {
  expect(
    readCard('bol-cedula', [
      ['ESTADO PLURINACIONAL DE BOLIVIA', 20, 5, 5],
      ['No. 6511000-1A', 40, 28, 6],
      ['Emitida el 23 de Enero de 2018', 40, 50, 4],
      ['Expira el 22 de Enero de 2028', 40, 60, 4],
    ]),
  ).toEqual({ document_number: '65110001A', issuing_date: '23-01-2018', expiration_date: '22-01-2028' })
  expect(
    readCard(
      'bol-cedula',
      [
        ['A: BEATRIZ ISABELLA DE LA CRUZ MUÑOZ', 5, 10, 5],
        ['Nacido el 18 de Febrero de 1980', 5, 20, 5],
        ['En LA PAZ - MURILLO', 5, 30, 5],
      ],
      null,
      'back',
    ),
  ).toEqual({
    names: 'BEATRIZ ISABELLA',
    surnames: 'DE LA CRUZ MUÑOZ',
    birth_date: '18-02-1980',
    place_of_birth: 'LA PAZ - MURILLO',
  })
})

it('Brazil: the whole name on one line, numbered labels', () => {
  expect(
    readCard('bra-cnh', [
      ['2 e 1 NOME E SOBRENOME', 4, 19, 2.5],
      ['HELENA NOGUEIRA TEIXEIRA', 4, 22.5, 4],
      ['3 DATA, LOCAL E UF DE NASCIMENTO', 34, 29, 2.5],
      ['24/03/1955, PORTO SERENO, RS', 34, 32.5, 4],
      ['4a DATA EMISSÃO', 34, 38, 2.5],
      ['4b VALIDADE', 58, 38, 2.5],
      ['22/02/2023', 34, 41.5, 4],
      ['21/02/2028', 58, 41.5, 4],
      ['4d CPF', 34, 57, 2.5],
      ['5 Nº REGISTRO', 58, 57, 2.5],
      ['086.114.599-20', 34, 60.5, 4],
      ['43276990339', 58, 60.5, 4],
    ]),
  ).toMatchObject({
    names: 'HELENA',
    surnames: 'NOGUEIRA TEIXEIRA',
    birth_date: '24-03-1955',
    issuing_date: '22-02-2023',
    expiration_date: '21-02-2028',
    document_number: '43276990339',
  })
})

it('Brazil: a licence whose zone has the first name before the fillers and all others behind', () => {
  const read = (surnames: string, givenNames: string) =>
    readCard('bra-cnh', [], zoneOf({ issuingState: 'BRA', surnames, givenNames }), 'back')
  expect(read('FLAVIO', 'OTAVIO PEREIRA')).toMatchObject({ names: 'FLAVIO OTAVIO', surnames: 'PEREIRA' })
  // Cut off by the end of the line: nothing says that a given name is the last of all names.
  const cut = read('MARIA', 'EDUARDA HELENA APARECIDA CAVALCANTI')
  expect(cut).toMatchObject({ names: 'MARIA EDUARDA HELENA' })
  expect(cut.surnames).toBeUndefined()
})

it('Brazil: a register number whose label is illegible, the one number of its form', () => {
  const prints: Print[] = [
    ['VÁLIDA EM TODO O TERRITÓRIO NACIONAL', 20, 4, 3],
    ['PESRETRO 08RNA', 5, 14, 3, 0.4],
    ['1.426.345', 24, 14, 3],
    ['26/08/1988', 60, 45, 4],
    ['808.489.860-40', 10, 62, 4],
  ]
  expect(readCard('bra-rg', prints)).toMatchObject({ document_number: '1426345' })
  expect(readCard('bra-rg', [...prints, ['2.555.111', 60, 14, 3]]).document_number).toBeUndefined()
})

it('Panama: a colon that was read as a letter of its label', () => {
  expect(readCard('pan-cedula', [['SEXOI F', 36, 54, 2.3, 0.69]])).toMatchObject({ gender: 'F' })
})

it('Costa Rica: a given name behind an illegible label, where values begin as their labels end', () => {
  const prints: Print[] = [
    ['REPÚBLICA DE COSTA RICA', 8, 12, 3],
    ['2 0964 1158', 6, 28, 4],
    ['NÉSTOR NICOLÁS', 15, 40, 3],
    ['Nartdras', 5, 40, 2.5, 0.5],
    ['GÓMEZ', 19.5, 49, 3],
    ['1° Apellido:', 4, 49, 2.5],
    ['WONG', 19, 58, 3],
    ['2° Apellido:', 3, 58, 2.5],
  ]
  expect(readCard('cri-cedula-2016', prints)).toMatchObject({ names: 'NÉSTOR NICOLÁS', surnames: 'GÓMEZ WONG' })
})

it('Peru, blue: the zone in front holds the first surname alone', () => {
  const prints: Print[] = [
    ['Primer Apellido', 28, 14, 3],
    ['QUISPE', 28, 18, 4],
    ['Segundo Apellido', 28, 24, 3],
    ['HUAMÁN', 28, 28, 4],
    ['Pre Nombres', 28, 34, 3],
    ['ANA MARÍA', 28, 38, 4],
  ]
  expect(readCard('per-dni-blue', prints, zoneOf({ issuingState: 'PER', documentNumber: '25517822' }))).toMatchObject({
    surnames: 'QUISPE HUAMÁN',
    names: 'ANA MARÍA',
    document_number: '25517822',
  })
})

it('Paraguay and Uruguay: the holder’s number stands in the optional data', () => {
  const zone = (issuingState: string, optionalData: string) => zoneOf({ issuingState, optionalData })
  expect(readCard('pry-cedula-2023', [], zone('PRY', '1234567<0425'), 'back')).toMatchObject({
    document_number: '1234567',
    support_number: 'AA1234567',
  })
  expect(readCard('ury-cedula', [], zone('URY', '12345672'), 'back')).toMatchObject({ document_number: '12345672' })
})

it('Venezuela: values above and beside labels, an expiry without a day, a nationality without a label', () => {
  expect(
    readCard('ven-cedula', [
      ['REPÚBLICA BOLIVARIANA DE VENEZUELA', 18, 5, 5],
      ['CÉDULA DE IDENTIDAD', 18, 12, 5],
      ['V 4.598.932', 18, 19, 7],
      ['APELLIDOS', 5, 32, 3],
      ['ZAMBRANO QUISPE', 19, 31, 5],
      ['NOMBRES', 5, 41, 3],
      ['EMILIANO', 19, 40, 5],
      ['20/07/1951', 5, 48, 5],
      ['F. NACIMIENTO', 5, 54, 3],
      ['26/03/2020', 5, 61, 5],
      ['F. EXPEDICIÓN', 5, 67, 3],
      ['03/2030', 38, 61, 5],
      ['F. VENCIMIENTO', 38, 67, 3],
      ['VENEZOLANO', 70, 82, 5],
    ]),
  ).toEqual({
    document_number: 'V4598932',
    surnames: 'ZAMBRANO QUISPE',
    names: 'EMILIANO',
    birth_date: '20-07-1951',
    issuing_date: '26-03-2020',
    expiration_date: '31-03-2030',
    nationality: 'VEN',
  })
})

it('Ecuador, 2009: surnames and given names under one label, a date under a place', () => {
  expect(
    readCard('ecu-cedula-2009', [
      ['REPÚBLICA DEL ECUADOR', 35, 6, 5],
      ['No.', 63, 21, 3],
      ['171003406-5', 68, 20, 5],
      ['APELLIDOS Y NOMBRES', 36, 29, 3],
      ['FLORES KOWALSKI', 36, 33, 4],
      ['MÓNICA ISABELLA', 36, 37, 4],
    ]),
  ).toEqual({ document_number: '1710034065', surnames: 'FLORES KOWALSKI', names: 'MÓNICA ISABELLA' })
  expect(
    readCard(
      'ecu-cedula-2009',
      [
        ['LUGAR Y FECHA DE EXPEDICIÓN', 5, 44, 3],
        ['NUEVA ESPERANZA', 5, 48, 3.4],
        ['2013-08-06', 5, 53, 3.4],
        ['FECHA DE EXPIRACIÓN', 5, 61, 3],
        ['2023-08-05', 5, 65, 3.4],
      ],
      null,
      'back',
    ),
  ).toEqual({ issuing_date: '06-08-2013', expiration_date: '05-08-2023' })
})

it('Ecuador, 2021: HOMBRE is a sex and no misread NOMBRE', () => {
  expect(
    readCard('ecu-cedula', [
      ['SEXO', 74, 44.8, 3],
      ['HOMBRE', 74, 48.4, 5],
    ]),
  ).toEqual({ gender: 'M' })
})
