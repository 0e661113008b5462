import { fillPattern } from '../../draw/fill-pattern.js'
import type { Particularise } from '../../layouts/particulars.js'

const two = (n: number) => String(n % 100).padStart(2, '0')

/** Birth date, century, serial, sex by the tenth digit; the carné prints neither birth date nor sex beside it. */
export const issueCuba: Particularise = ({ person: { birth, sex, names, surnames }, issued }, random) => {
  const century = birth.year < 2000 ? random.integer(0, 5) : random.integer(6, 8)
  const tenth = random.integer(0, 4) * 2 + (sex === 'F' ? 1 : 0)
  const middle = fillPattern(random, '99', issued)
  const number = `${two(birth.year)}${two(birth.month)}${two(birth.day)}${century}${middle}${tenth}${random.integer(0, 9)}`
  return {
    fields: { document_number: number, parents: random.pick(['ROSA Y LUIS', 'ELSA Y JOSÉ', 'ANA Y RAÚL']) },
    zone: { documentNumber: number, optionalData: '' },
    payloads: { lines: `N:${names}\nA:${surnames}\nCI:${number}` },
  }
}
