import { expect, it } from 'vitest'
import type { Print } from '../../testing/print-lines.js'
import { readCard } from '../../testing/read-card.js'

it('tells dates by elimination, and nothing where there are more of them than fields', () => {
  const prints: Print[] = [
    ['REPÚBLICA BOLIVARIANA DE VENEZUELA', 18, 5, 5],
    ['20/07/1951', 5, 48, 5],
    ['F. NACIMIENTO', 5, 54, 3],
    ['26/03/2020', 5, 61, 5],
    ['F EXPKDUSN', 5, 67, 3, 0.6],
    ['03/2030', 38, 61, 5],
    ['F. VENCIMIENTO', 38, 67, 3],
  ]
  expect(readCard('ven-cedula', prints)).toMatchObject({ issuing_date: '26-03-2020', expiration_date: '31-03-2030' })
  expect(readCard('ven-cedula', [...prints, ['11/11/2011', 60, 80, 5]]).issuing_date).toBeUndefined()
  const impossible = prints.map((print): Print => (print[0] === '26/03/2020' ? ['26/03/1950', 5, 61, 5] : print))
  expect(readCard('ven-cedula', impossible).issuing_date).toBeUndefined()
})

it('tells a sex by the one word for it', () => {
  const prints: Print[] = [
    ['REPÚBLICA DEL PARAGUAY', 33, 4, 4],
    ['JHK3', 67, 38, 2.5, 0.55],
    ['FEMENINO', 67, 41, 4],
  ]
  expect(readCard('pry-cedula', prints)).toMatchObject({ gender: 'F' })
  expect(readCard('pry-cedula', [...prints, ['MASCULINO', 67, 80, 4]]).gender).toBeUndefined()
  const misread = prints.map((print): Print => (print[0] === 'FEMENINO' ? ['EEMENINO', 67, 41, 4] : print))
  expect(readCard('pry-cedula', misread)).toMatchObject({ gender: 'F' })
})

it('tells a sex by the letter behind what is left of its label, twice read or not, but not by two', () => {
  const prints: Print[] = [
    ['REPÚBLICA DEL ECUADOR', 33, 4, 4],
    ['O F', 44, 68, 3, 0.5],
    ['BE F', 42, 68, 3, 0.4],
  ]
  expect(readCard('ecu-cedula-2009', prints)).toMatchObject({ gender: 'F' })
  expect(readCard('ecu-cedula-2009', [...prints, ['HJ M', 42, 80, 3, 0.5]]).gender).toBeUndefined()
})

it('tells a sex by a letter in doubt beside a line that was hardly read', () => {
  const prints: Print[] = [
    ['REPÚBLICA DE COSTA RICA', 33, 4, 4],
    ['Sases', 62, 56, 2.5, 0.6],
    ['F', 69.5, 56, 2.5, 0.6],
  ]
  expect(readCard('cri-cedula-2016', prints, null, 'back')).toMatchObject({ gender: 'F' })
  const alone = prints.map((print): Print => (print[0] === 'F' ? ['F', 90, 80, 2.5, 0.6] : print))
  expect(readCard('cri-cedula-2016', alone, null, 'back').gender).toBeUndefined()
})

it('tells a sex by a letter in doubt under a line that was hardly read, and by a letter with a dot', () => {
  const under: Print[] = [
    ['REPÚBLICA DE NICARAGUA', 33, 4, 4],
    ['NXO', 74, 46, 2.3, 0.5],
    ['M', 74.6, 50, 2.8, 0.76],
  ]
  expect(readCard('nic-cedula', under)).toMatchObject({ gender: 'M' })
  const dotted: Print[] = [
    ['REPÚBLICA DEL ECUADOR', 33, 4, 4],
    ['SEA', 38, 73, 2.3, 0.5],
    ['M.', 46, 73, 2.8, 0.91],
  ]
  expect(readCard('ecu-cedula-2009', dotted)).toMatchObject({ gender: 'M' })
})

it('has the one date that is left for the field whose label nobody read', () => {
  const prints: Print[] = [
    ['REGISTRO GERAL', 7, 5, 3],
    ['DATA DE EXPEDIÇÃO', 60, 10, 3],
    ['2309022', 80, 10, 4, 0.84],
    ['NATURALIDADE', 7, 40, 3],
    ['LR1K DIE NeSCMSSO', 68, 48, 3, 0.5],
    ['20/09/1976', 68, 52, 4],
  ]
  expect(readCard('bra-rg', prints)).toMatchObject({ birth_date: '20-09-1976' })
  const twoUnread = prints.map(
    (print): Print => (print[0] === 'DATA DE EXPEDIÇÃO' ? ['DR7K IE KPEMSXO', 60, 10, 3, 0.4] : print),
  )
  expect(readCard('bra-rg', twoUnread).birth_date).toBeUndefined()
})

it('has that date though the rest of its label was read before it', () => {
  const prints: Print[] = [
    ['REGISTRO GERAL', 7, 5, 3],
    ['DROO 05/01/2019', 57, 12, 4, 0.95],
    ['DATA DE NASCIMENTO', 67, 48, 3],
    ['26/01/1983', 67, 52, 4],
  ]
  expect(readCard('bra-rg', prints)).toMatchObject({ issuing_date: '05-01-2019', birth_date: '26-01-1983' })
})

it('has the one number that is left for its own, whatever a date was misread as', () => {
  const prints: Print[] = [
    ['CUP3049uN', 5, 18, 2.5, 0.34],
    ['6.311.748', 25, 16, 4],
    ['92/0712017', 74, 12, 4],
  ]
  expect(readCard('bra-rg', prints)).toMatchObject({ document_number: '6311748' })
})

it("tells a nationality by the one word for the state's own people", () => {
  const prints: Print[] = [
    ['REPÚBLICA DEL ECUADOR', 34, 4, 3],
    ['XQ7LKW', 35, 58.8, 2, 0.4],
    ['ECUATORIANA', 51, 58.6, 2.7],
  ]
  expect(readCard('ecu-cedula-2009', prints)).toMatchObject({ nationality: 'ECU' })
  const other = prints.map((print): Print => (print[0] === 'ECUATORIANA' ? ['COLOMBIA', 51, 58.6, 2.7] : print))
  expect(readCard('ecu-cedula-2009', other).nationality).toBeUndefined()
  expect(readCard('ecu-cedula-2009', [...prints, ['ECUATORIANO', 51, 80, 2.7]]).nationality).toBeUndefined()
})
