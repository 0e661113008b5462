import { fillPattern } from '../draw/fill-pattern.js'
import type { Particularise } from '../layouts/particulars.js'
import { inventedProvinces } from '../people/hispanic-names.js'

/** By the number modulo 23 (Real Decreto 1553/2005). */
const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'
/** Specimens are known to break the rule; a reader has to keep what is printed. */
const BREAKS_RULE = 0.3

/** The DNI is the holder's number; the zone's own number is the card's. */
export const issueSpain: Particularise = ({ person, issued }, random) => {
  const digits = fillPattern(random, '99999999', issued)
  const letter = random.chance(BREAKS_RULE) ? random.pick([...LETTERS]) : LETTERS[Number(digits) % LETTERS.length]!
  const support = fillPattern(random, 'AAA999999', issued)
  const [first_surname = '', second_surname = ''] = person.surnameParts
  const province = random.pick(inventedProvinces).toUpperCase()
  return {
    fields: {
      document_number: digits + letter,
      support_number: support,
      first_surname,
      second_surname,
      place_of_birth: person.placeOfBirth,
      office: fillPattern(random, '99999A9A9', issued),
      parents: `${random.pick(['JUAN', 'PEDRO', 'LUIS'])} / ${random.pick(['MARTA', 'ELENA', 'ROSA'])}`,
      place_of_issue: province,
    },
    zone: { documentNumber: support, optionalData: digits + letter },
  }
}
