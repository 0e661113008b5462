import { fillPattern } from '../../draw/fill-pattern.js'
import type { Particularise } from '../../layouts/particulars.js'
import { dateFormats } from '../../people/calendar.js'

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
      support_number: fillPattern(random, '9999999999', issued),
    },
    wording: { document_number: `${number} - ${random.integer(0, 9)}` },
    zone: { documentNumber: number, optionalData: '' },
    payloads: { number },
  }
}

/** The blue DNI: the zone has room for the first surname alone, and the birth date shares its line with a place's code. */
export const issuePeruBlue: Particularise = (holder, random) => {
  const { fields, zone, ...rest } = issuePeru(holder, random)
  const { person, issued } = holder
  const day = dateFormats['dd mm yyyy']
  return {
    ...rest,
    fields: {
      ...fields,
      remarks: random.pick(['SI', 'NO']),
      section: fillPattern(random, '999999', issued),
      registration_year: day({ ...issued, year: issued.year - 4 }),
    },
    wording: { ...rest.wording, birth_and_place: `${day(person.birth)} ${fields!.office}` },
    zone: { ...zone, surnames: person.surnameParts[0] ?? '' },
  }
}
