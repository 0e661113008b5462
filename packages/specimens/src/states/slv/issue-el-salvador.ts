import { fillPattern } from '../../draw/fill-pattern.js'
import type { Particularise } from '../../layouts/particulars.js'
import { dateFormats } from '../../people/calendar.js'
import { inventedPlaces, inventedProvinces } from '../../people/hispanic-names.js'

/** Weights 9 to 2, modulo 10. */
const duiDigit = (eight: string): number =>
  (10 - ([...eight].reduce((sum, digit, index) => sum + Number(digit) * (9 - index), 0) % 10)) % 10

/** The DUI stands in print with a hyphen before its check digit, in the zone without. */
export const issueElSalvador: Particularise = ({ person, issued }, random) => {
  const eight = fillPattern(random, '0#999999', issued)
  const number = `${eight}${duiDigit(eight)}`
  const place = () => random.pick(inventedPlaces).toUpperCase()
  const { 'dd/mm/yyyy': slashed } = dateFormats
  return {
    fields: {
      document_number: number,
      category: 'NACIMIENTO',
      municipality: place(),
      birth_state: random.pick(inventedProvinces).toUpperCase(),
      profession: random.pick(['COMERCIANTE', 'ESTUDIANTE', 'EMPLEADO']),
      marital_status: random.pick(['SOLTERO', 'CASADO']),
    },
    wording: {
      document_number: `${eight}-${number[8]}`,
      birth_and_place: `${slashed(person.birth)} ${place()}`,
      issued_and_place: `${slashed(issued)} ${place()}`,
    },
    zone: { documentNumber: number, optionalData: '' },
  }
}
