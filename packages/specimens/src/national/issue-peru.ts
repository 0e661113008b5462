import { fillPattern } from '../draw/fill-pattern.js'
import type { Particularise } from '../layouts/particulars.js'

/** The DNI: eight digits in print, zone and code; print adds a check digit behind a dash. */
export const issuePeru: Particularise = ({ person, issued }, random) => {
  const number = fillPattern(random, '99999999', issued)
  const [first_surname = '', second_surname = ''] = person.surnameParts
  return {
    fields: {
      document_number: number,
      first_surname,
      second_surname,
      marital_status: random.pick(['S', 'C', 'D', 'V']),
      office: fillPattern(random, '999999', issued),
    },
    wording: { document_number: `${number} - ${random.integer(0, 9)}` },
    zone: { documentNumber: number, optionalData: '' },
    payloads: { number },
  }
}
