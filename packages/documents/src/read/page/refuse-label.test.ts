import { expect, it } from 'vitest'
import { type FoundPhrase, refusals } from './refuse-label.js'

/** A line with the found phrase between bars, and the label that it was taken for. */
const find = (barred: string, label: string, isAsked = true): FoundPhrase => {
  const [before = '', within = '', after = ''] = barred.split('¦')
  const [from, to] = [before.length, before.length + within.length]
  const isMisread = within.toUpperCase() !== label
  return { line: before + within + after, from, to, length: label.length, isMisread, isAsked }
}

const saidOf = (found: FoundPhrase) => refusals.filter(({ holds }) => holds(found)).map(({ says }) => says)

const cases = [
  ['a word for a sex is no other word misread', find('¦Hombre¦', 'NOMBRE')],
  ['a misread word of few letters with a digit behind it opens a number', find('¦NUMG¦410811MNTXND03', 'NUM')],
  ['letters that stand for words have stops or slashes, initials have blanks', find('¦S O¦ KUMAR', 'S O', false)],
  ['a short word between a colon and the end of the line is a value', find('Surname: ¦DOI¦', 'DOI')],
  ['what follows a colon is a value', find('¦Nombre: ÚRSUL¦A', 'NOMBRE USUAL')],
  [
    'a misread phrase does not begin within a long word',
    find('NATURALI¦DADE / PLACE OF BIRTH¦', 'DATE AND PLACE OF BIRTH'),
  ],
  ['two letters with a digit right behind them open a number', find('¦CI¦002345678', 'CI')],
  [
    'a phrase of two or three letters opens the line, follows a separator or the number of its field, or has a colon behind it',
    find('AVENIDA ¦NUM¦', 'NUM'),
  ],
  ['a phrase does not end in a word of which it takes less than it leaves', find('¦PASSPORT O¦FFICE', 'PASSPORT NO')],
  ['a misread word that is not asked for stands alone, or it may be a name', find('QUISPE ¦VARGAS¦', 'VARDAS', false)],
] as const

it.each(cases)('%s', (says, found) => {
  expect(saidOf(found)).toEqual([says])
})

it('has a case for every rule', () => {
  expect(cases.map(([says]) => says)).toEqual(refusals.map(({ says }) => says))
})

it.each([
  ['a label as it is', find('¦NOMBRE¦', 'NOMBRE')],
  ['a misread label', find('¦NOMBPE¦', 'NOMBRE')],
  ['a short label before its number', find('¦NUM¦ 410811', 'NUM')],
  ['a colon at its end', find('¦NOMBRE:¦ ÚRSULA', 'NOMBRE')],
  ['a short label with a colon behind it', find('MH12 20110012345 ¦DOI¦ : 04-05-2011', 'DOI')],
  ['a short label behind the number of its field', find('4d. ¦DL¦ 123456', 'DL')],
  ['a short label behind a separator', find('NACIONALIDAD / ¦NAT¦', 'NAT')],
  ['a misread word that stands alone', find('¦VARGAS¦', 'VARDAS', false)],
])('does not refuse %s', (_, found) => {
  expect(saidOf(found)).toEqual([])
})
