import { fillPattern } from '../../draw/fill-pattern.js'
import type { Particularise } from '../../layouts/particulars.js'
import { type Day, dateFormats } from '../../people/calendar.js'
import { inventedProvinces } from '../../people/hispanic-names.js'
import type { Random } from '../../random.js'

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
    wording: { surnames: person.surnameParts.join('\n') },
    zone: { documentNumber: support, optionalData: digits + letter },
  }
}

const inventNie = (random: Random, issued: Day): string => {
  const prefix = random.pick([0, 1, 2])
  const seven = fillPattern(random, '9999999', issued)
  return `${'XYZ'[prefix]}${seven}${LETTERS[Number(`${prefix}${seven}`) % LETTERS.length]}`
}

/** The certificate of citizens of the Union: the NIE is all the number there is. */
export const issueSpainNie: Particularise = ({ issued }, random) => {
  const nie = inventNie(random, issued)
  return { fields: { document_number: nie }, wording: { document_number: nie.replace(/^(.)(.*)(.)$/, '$1-$2-$3') } }
}

/** A foreigner's card: the number is the card's own, the NIE stands in the zone's optional data and in the remarks. */
export const issueSpainTie: Particularise = ({ person, issued }, random) => {
  const nie = inventNie(random, issued)
  const parts = [person.surnames, person.names].filter(Boolean)
  return {
    fields: { support_number: `NIE: ${nie}`, remarks: random.pick(['RESIDENCIA', 'ESTANCIA', 'LARGA DURACIÓN']) },
    wording: {
      full_name: parts.join(random.pick([', ', '\n'])),
      issued_and_place: `${random.pick(inventedProvinces).toUpperCase()} ${dateFormats['dd mm yyyy'](issued)}`,
    },
    zone: { optionalData: nie },
  }
}
