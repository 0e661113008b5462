import { describe, expect, it } from 'vitest'
import { judge, receipt, side } from '../testing/judge-pictures.js'
import type { Print } from '../testing/print-lines.js'
import { zoneOf } from '../testing/read-card.js'

const linked = { unread: null, contradictions: [], link: 'linked', isBackBlank: false }
const unlinkable = { ...linked, link: 'unlinkable', percentage: 0 }

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
    expect(judge(yellowFront('75.849.791'), own)).toMatchObject({ ...linked, percentage: 100 })
    expect(judge(yellowFront('61.337.002'), own)).toMatchObject({
      contradictions: [{ field: 'document_number' }],
      link: 'contradicted',
    })
  })

  it('are not linked by a number in small print of which a digit is surely another', () => {
    const own = yellowBack('B 4680915 05800799 F 0075849791 X')
    expect(judge(yellowFront('75.849.791'), own).link).toBe('linked')
    expect(judge(yellowFront('75.849.391'), own).link).not.toBe('linked')
  })

  it('are not linked by what could not be read', () => {
    expect(judge(yellowFront('75.849.791'), yellowBack('A-14EZ799 913645'))).toMatchObject({
      unread: null,
      link: 'unlinked',
    })
  })

  it('need no link where the back says nothing of the holder', () => {
    const mrz = zoneOf({ format: 'TD2', surnames: 'GARCIA', givenNames: 'ANA', documentNumber: 'D23145890' })
    const td2 = side([['Surname', 30, 10, 3]], { mrz })
    const address = side([
      ['Anschrift / Address', 6, 8, 3],
      ['HAUPTSTRASSE 1', 6, 12, 5],
    ])
    expect(judge(td2, address)).toMatchObject(unlinkable)
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
    expect(judge(bolivian, named)).toMatchObject(unlinkable)
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
  expect(judge(paraguayan, side(prints))).toMatchObject(unlinkable)
  expect(judge(paraguayan, side(prints, { barcodes })).contradictions).toEqual([])
})
