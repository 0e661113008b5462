import { fillPattern } from '../../draw/fill-pattern.js'
import type { Particularise } from '../../layouts/particulars.js'
import { dateFormats } from '../../people/calendar.js'
import { inventedProvinces } from '../../people/hispanic-names.js'
import { cuilDigit } from './check-digits.js'

/** The DNI: one number on both sides, in the zone and, with names and dates, in the front's code. */
export const issueArgentina: Particularise = ({ person, issued }, random) => {
  const printed = fillPattern(random, '#9.999.999', issued)
  const number = printed.replaceAll('.', '')
  const procedure = fillPattern(random, '00999999999', issued)
  const copy = random.pick(['A', 'A', 'B', 'C'])
  const day = dateFormats['dd/mm/yyyy']
  const own = person.sex === 'F' ? '27' : '20'
  // A digit of ten is not given out: its holder gets another prefix.
  const prefix = cuilDigit(own + number) === 10 ? '23' : own
  const cuil = `${prefix}-${number}-${cuilDigit(prefix + number) % 10}`
  const shown = [procedure, person.surnames, person.names, person.sex, number, copy, day(person.birth), day(issued)]
  return {
    fields: {
      document_number: number,
      procedure_number: procedure,
      copy,
      registry_number: '',
      place_of_birth: random.pick(inventedProvinces).toUpperCase(),
      office: `CUIL: ${cuil}`,
    },
    wording: { document_number: printed },
    zone: { documentNumber: number, optionalData: '' },
    payloads: {
      record: [...shown, `${cuil.slice(0, 2)}${cuil.slice(-1)}`].join('@'),
      // What the electronic card's code holds is not public.
      sealed: fillPattern(random, 'X'.repeat(100), issued),
    },
  }
}
