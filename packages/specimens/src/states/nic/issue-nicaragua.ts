import { fillPattern } from '../../draw/fill-pattern.js'
import type { Particularise } from '../../layouts/particulars.js'
import { inventedPlaces, inventedProvinces } from '../../people/hispanic-names.js'

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXY'
const two = (n: number) => String(n % 100).padStart(2, '0')

/** Municipality, birth date, serial, and a letter for the thirteen digits modulo 23. */
export const issueNicaragua: Particularise = ({ person: { birth }, issued }, random) => {
  const parts = [
    fillPattern(random, random.pick(['001', '201', '401', '#99']), issued),
    two(birth.day) + two(birth.month) + two(birth.year),
    fillPattern(random, '9999', issued),
  ]
  const letter = LETTERS[Number(parts.join('')) % LETTERS.length]!
  return {
    fields: {
      document_number: parts.join('') + letter,
      place_of_birth: `${random.pick(inventedPlaces)}, ${random.pick(inventedProvinces)}`.toUpperCase(),
    },
    wording: { document_number: parts.join('-') + letter },
  }
}
