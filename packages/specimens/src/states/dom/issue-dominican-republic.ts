import { fillPattern } from '../../draw/fill-pattern.js'
import type { Particularise } from '../../layouts/particulars.js'
import { inventedPlaces } from '../../people/hispanic-names.js'

/** Luhn: every other digit twice, digits of products over nine summed. */
const luhnDigit = (ten: string): number => {
  const sum = [...ten].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return (10 - (sum % 10)) % 10
}
/** Old numbers that are valid all the same. */
const BREAKS_RULE = 0.05

const titleCase = (name: string) => name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())

/** Eleven digits, which go on in the zone's optional data; names under the portrait in lower case. */
export const issueDominicanRepublic: Particularise = ({ person, issued }, random) => {
  const ten = fillPattern(random, random.pick(['0019999999', '4029999999', '0319999999']), issued)
  const number = ten + (random.chance(BREAKS_RULE) ? random.integer(0, 9) : luhnDigit(ten))
  return {
    fields: {
      document_number: number,
      place_of_birth: random.pick(inventedPlaces).toUpperCase(),
      marital_status: random.pick(['S', 'C']),
      profession: random.pick(['ESTUDIANTE', 'EMPLEADO', 'MÉDICO']),
      locality: random.pick(inventedPlaces).toUpperCase(),
      section: fillPattern(random, '9999A', issued),
    },
    wording: {
      document_number: `${number.slice(0, 3)}-${number.slice(3, 10)}-${number[10]}`,
      ...(random.chance(0.5) && { names: titleCase(person.names), surnames: titleCase(person.surnames) }),
    },
    zone: { documentNumber: number, optionalData: '' },
    payloads: { link: `https://jce.example/v/${fillPattern(random, 'XXXXXXXXXXXX', issued)}` },
  }
}
