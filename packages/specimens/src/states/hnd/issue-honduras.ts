import { fillPattern } from '../../draw/fill-pattern.js'
import type { Particularise } from '../../layouts/particulars.js'
import { inventedPlaces, inventedProvinces } from '../../people/hispanic-names.js'

const two = (n: number) => String(n).padStart(2, '0')

/** Department, municipality, year and serial; the card's own serial stands first in the zone. */
export const issueHonduras: Particularise = ({ person, issued }, random) => {
  const place = two(random.integer(1, 18)) + two(random.integer(1, 20))
  const parts = [place, String(person.birth.year), fillPattern(random, '99999', issued)]
  const number = parts.join('')
  return {
    fields: {
      document_number: number,
      place_of_birth: `${random.pick(inventedPlaces)}, ${random.pick(inventedProvinces)}`.toUpperCase(),
    },
    wording: { document_number: parts.join('-') },
    zone: { documentNumber: fillPattern(random, '999999999', issued), optionalData: number },
  }
}
