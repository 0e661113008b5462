import { fillPattern } from '../../draw/fill-pattern.js'
import type { Particularise } from '../../layouts/particulars.js'
import { dateFormats } from '../../people/calendar.js'
import { inventedPlaces, inventedProvinces } from '../../people/hispanic-names.js'

/** The cédula's number has no check digit; the zone fills it up. Both cards print the given names first. */
export const issueBolivia: Particularise = ({ person, issued, expires }, random) => {
  const number = fillPattern(random, random.pick(['#999999', '#9999999']), issued)
  const day = dateFormats['d de mes de yyyy']
  return {
    fields: {
      document_number: number,
      support_number: fillPattern(random, '99999', issued),
      section: fillPattern(random, '99999', issued),
      place_of_birth: `${random.pick(inventedProvinces)} - ${random.pick(inventedPlaces)}`.toUpperCase(),
      marital_status: random.pick(['SOLTERO', 'CASADA', 'DIVORCIADO']),
      profession: random.pick(['ESTUDIANTE', 'COMERCIANTE', 'ABOGADA']),
    },
    wording: {
      document_number: `N° ${number}`,
      full_name: `A: ${person.names} ${person.surnames}`,
      birth_and_place: `Nacido el ${day(person.birth)}`,
      issued_and_place: `Emitida el ${day(issued)}`,
      validity: `Expira el ${day(expires)}`,
    },
    zone: { documentNumber: number, optionalData: '' },
    payloads: { sealed: fillPattern(random, 'X'.repeat(80), issued) },
  }
}
