import { fillPattern } from '../../draw/fill-pattern.js'
import type { Particularise } from '../../layouts/particulars.js'
import { type Day, dateFormats } from '../../people/calendar.js'

const INCH_CM = 2.54
const digitsOf = (day: Day) => dateFormats['mm/dd/yyyy'](day).replaceAll('/', '')

/** AAMVA DL/ID Card Design Standard, annex D: header, one subfile of an identity card, elements of a line each. */
export const issuePuertoRico: Particularise = ({ person, issued, expires }, random) => {
  const number = fillPattern(random, '#999999', issued)
  const [first = '', ...further] = person.names.split(' ')
  const inches = String(Math.round(person.heightCm / INCH_CM)).padStart(3, '0')
  const elements = [
    `DAQ${number}`,
    `DCS${person.surnames}`,
    `DAC${first}`,
    `DAD${further.join(' ')}`,
    `DBB${digitsOf(person.birth)}`,
    `DBD${digitsOf(issued)}`,
    `DBA${digitsOf(expires)}`,
    `DBC${{ M: 1, F: 2, X: 9 }[person.sex]}`,
    `DAU${inches} in`,
    'DAJPR',
    'DCGUSA',
    'DDAF',
  ]
  const subfile = `ID${elements.join('\n')}\n\r`
  const offset = '0031'
  const header = `@\n\u001e\rANSI 604431080001ID${offset}${String(subfile.length).padStart(4, '0')}`
  return {
    fields: { document_number: number, height: `${person.heightCm} cm` },
    payloads: { record: header + subfile },
  }
}
