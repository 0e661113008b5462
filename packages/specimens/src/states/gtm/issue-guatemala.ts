import { fillPattern } from '../../draw/fill-pattern.js'
import type { Particularise } from '../../layouts/particulars.js'
import { inventedPlaces, inventedProvinces } from '../../people/hispanic-names.js'
import type { Random } from '../../random.js'

const two = (n: number) => String(n).padStart(2, '0')

/** Eight digits, their sum with weights 2 to 9 modulo 11, department, municipality; a remainder of 10 is not issued. */
const formCui = (random: Random): string => {
  const eight = fillPattern(random, '#9999999', { year: 2000, month: 1, day: 1 })
  const check = [...eight].reduce((sum, digit, index) => sum + Number(digit) * (index + 2), 0) % 11
  return check === 10 ? formCui(random) : `${eight}${check}${two(random.integer(1, 22))}${two(random.integer(1, 5))}`
}

/** The CUI is the holder's number; the card's serial stands first in the zone. */
export const issueGuatemala: Particularise = ({ person, issued }, random) => {
  const cui = formCui(random)
  const serial = fillPattern(random, '999999999', issued)
  return {
    fields: {
      document_number: cui,
      birth_country: 'GTM',
      place_of_birth: `${random.pick(inventedPlaces)}, ${random.pick(inventedProvinces)}`.toUpperCase(),
      municipality: random.pick(inventedPlaces).toUpperCase(),
      marital_status: random.pick(['SOLTERO', 'CASADO']),
      support_number: serial,
    },
    wording: {
      document_number: cui.replace(/^(.{4})(.{5})/, '$1 $2 '),
      gender: person.sex === 'F' ? 'FEMENINO' : 'MASCULINO',
    },
    zone: { documentNumber: serial, optionalData: cui },
  }
}
