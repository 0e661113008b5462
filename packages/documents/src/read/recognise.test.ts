import { describe, expect, it } from 'vitest'
import type { Side } from '../evidence/side-evidence.js'
import { fuse } from '../fuse/fuse.js'
import { parseMrz } from '../mrz/parse/parse-mrz.js'
import { loadCatalogue } from '../templates/load-catalogue.js'
import { type Print, printLines } from '../testing/print-lines.js'
import { readSide } from './read-side.js'

const today = new Date('2026-06-01')
const catalogue = loadCatalogue()

const readPage = (
  zone: readonly string[],
  prints: readonly Print[],
  templateId = 'generic-passport',
  side: Side = 'front',
) => {
  const reading = parseMrz(zone, today)!
  const confidences = zone.map((line) => new Float32Array(line.length).fill(0.99))
  const evidence = { kind: 'passport', lines: printLines(prints), mrz: { reading, confidences }, barcodes: [] } as const
  const template = catalogue.templates.find(({ id }) => id === templateId)!
  const fields = fuse(readSide(evidence, template, side, { catalogue, today }), template)
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}

const zone = ['PPUTOAEROE<<PAEIVI<AASE<<<<<<<<<<<<<<<<<<<<<', 'P8324247C1UTO8801203F3306057295308655074<<20']

describe('a page whose labels cannot be read', () => {
  const page: readonly Print[] = [
    ['REPUBLIC OF UTOPIA', 66, 4, 3],
    ['Durnama', 31, 23, 1.5, 0.6],
    ['ÆRØ', 31, 27, 3],
    ['PÄIVI ÅSE', 31, 35, 3],
    ['UTOPIAN', 31, 43, 3],
    ['176 cm', 64, 43, 3],
    ['20 JAN 1988', 31, 50, 3],
    ['Yce pf imN', 55, 48, 1.5, 0.4],
    ['JYVÄSKYLÄ', 55, 50, 3],
    ['06 JUN 2023', 32, 58, 3],
    ['05 JUN 2033', 55, 58, 3],
    ['SPECIMEN', 77, 68, 3],
  ]

  it('has names recognised by the zone and spelt as printed', () => {
    expect(readPage(zone, page)).toMatchObject({ surnames: 'ÆRØ', names: 'PÄIVI ÅSE' })
  })

  it('has the accents of a misread name on the letters of the zone', () => {
    const misread = page.map((print): Print => (print[0] === 'PÄIVI ÅSE' ? ['PÄIV ÅSE', 31, 35, 3] : print))
    expect(readPage(zone, misread)).toMatchObject({ names: 'PÄIVI ÅSE' })
  })

  it('has the date between birth and expiry for its issue, and the place after the birth date', () => {
    expect(readPage(zone, page)).toMatchObject({ issuing_date: '06-06-2023', place_of_birth: 'JYVÄSKYLÄ' })
  })

  it('has no place of birth in the rest of a line that begins with a label', () => {
    const others = page.filter(([text]) => text !== 'JYVÄSKYLÄ')
    expect(readPage(zone, [...others, ['PASSPORT OFFICE ZENITH', 55, 54, 3]]).place_of_birth).toBeUndefined()
  })

  it('has no issue where two dates might be it, nor a misread birth date for one', () => {
    const withIssue = (date: string) =>
      page.map((print): Print => (print[0] === '06 JUN 2023' ? [date, 32, 58, 3] : print))
    expect(readPage(zone, [...withIssue('11 MAR 2023'), ['07 FEB 2024', 32, 54, 3]]).issuing_date).toBeUndefined()
    expect(readPage(zone, withIssue('20 JAN 1998')).issuing_date).toBeUndefined()
  })
})

it('goes on from a given name of which the zone has one letter', () => {
  const cut = ['PDUTOFERNAND<DE<CORDOB<Y<ALVARE<DE<TOLEDO<<M', 'X730575013UTO8109138F3107209<<<<<<<<<<<<<<02']
  const page: readonly Print[] = [
    ['FERNÁNDEZ DE CÓRDOBA Y ÁLVAREZ DE TOLEDO', 31, 27, 3],
    ['Given namos', 31, 32, 1.5, 0.5],
    ['MARÍA DEL CARMEN', 31, 35, 3],
    ['MADRID', 31, 43, 3],
  ]
  expect(readPage(cut, page)).toMatchObject({ names: 'MARÍA DEL CARMEN' })
  const namesFirst: readonly Print[] = [
    ['MARÍA DEL CARMEN', 31, 27, 3],
    ['Surmames', 31, 32, 1.5, 0.5],
    ['FERNÁNDEZ DE CÓRDOBA Y ÁLVAREZ DE TOLEDO', 31, 35, 3],
    ['BURGOS', 31, 43, 3],
  ]
  expect(readPage(cut, namesFirst)).toMatchObject({ names: 'MARÍA DEL CARMEN' })
})

it('finds values by a template whose zones lie as far off as those that are known', () => {
  const off: readonly Print[] = [
    ['TREVIÑO GARCÍA', 31, 30, 2.4],
    ['ITZEL', 32, 38, 2.3],
    ['24 06 1998', 33, 53, 2.3],
    ['Lugw de nacmsero / Pare df bire', 34, 57, 1.5, 0.4],
    ['MICHOACÁN', 34, 60, 2.1],
    ['23 12 2016', 35, 68, 2.4],
    ['22 12 2026', 35, 75, 2.3],
  ]
  const mexican = ['P<MEXTREVINO<GARCIA<<ITZEL<<<<<<<<<<<<<<<<<<', 'A099600479MEX9806249F2612225<<<<<<<<<<<<<<<6']
  expect(readPage(mexican, off, 'mex-passport')).toMatchObject({
    surnames: 'TREVIÑO GARCÍA',
    place_of_birth: 'MICHOACÁN',
    issuing_date: '23-12-2016',
  })
})

it('parts names that the zone runs together where everybody has two surnames', () => {
  const back = ['IDESPAAA1000014<00000023T<<<<<', '7212018F1101236ESP<<<<<<<<<<<8', 'ESPANOLA<ESPANOLA<CARMEN<<<<<<']
  const read = readPage(back, [], 'esp-dni-2006', 'back')
  expect(read).toMatchObject({ surnames: 'ESPANOLA ESPANOLA', names: 'CARMEN' })
})
