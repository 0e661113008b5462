import { fillPattern } from '../../draw/fill-pattern.js'
import type { Particularise } from '../../layouts/particulars.js'
import type { Day } from '../../people/calendar.js'
import { inventedPlaces, inventedProvinces } from '../../people/hispanic-names.js'
import { neighbours } from '../../people/neighbours.js'

/** Repeated over all bytes of the code, as public readers of the cédula of 2016 know it. */
const KEY = [0x27, 0x30, 0x04, 0xa0, 0x00, 0x0f, 0x93, 0x12, 0xa0, 0xd1, 0x33, 0xe0, 0x03, 0xd0, 0x00, 0xdf, 0x00]
const RECORD_BYTES = 400

const digitsOf = ({ year, month, day }: Day): string =>
  `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`

/** Province, volume and entry; the card of 2016 says everything in its code, the one of 2025 in its zone. */
export const issueCostaRica: Particularise = ({ person, issued, expires }, random) => {
  const number = fillPattern(random, '#99999999', issued)
  const [first_surname = '', second_surname = ''] = person.surnameParts
  const record = [
    number,
    first_surname.padEnd(26, '\0'),
    second_surname.padEnd(26, '\0'),
    person.names.padEnd(30, '\0'),
    person.sex,
    digitsOf(person.birth),
    digitsOf(expires),
  ].join('')
  const noise = Array.from({ length: RECORD_BYTES - record.length }, () => String.fromCharCode(random.integer(0, 255)))
  const bytes = Array.from(record + noise.join(''), (character, index) =>
    String.fromCharCode(character.charCodeAt(0) ^ KEY[index % KEY.length]!),
  )
  return {
    fields: {
      document_number: number,
      first_surname,
      second_surname,
      place_of_birth: `${random.pick(inventedPlaces)}, ${random.pick(inventedProvinces)}`.toUpperCase(),
      parents: random.pick(['LUIS MORA LEÓN', 'JOSÉ VEGA PAZ']),
      remarks: random.pick(['ANA VEGA SOLÍS', 'ROSA PAZ MORA']),
      locality: random.pick(inventedPlaces).toUpperCase(),
      office: fillPattern(random, '999999999', issued),
    },
    wording: { document_number: number.replace(/^(.)(.{4})/, '$1 $2 ') },
    zone: { documentNumber: number, optionalData: '' },
    payloads: { record: bytes.join('') },
  }
}

/** The card of foreigners: twelve digits, which go on in the zone's optional data. */
export const issueDimex: Particularise = ({ issued }, random) => {
  const number = fillPattern(random, '199999999999', issued)
  const { code, country } = random.pick(neighbours)
  return {
    fields: {
      document_number: number,
      nationality: code,
      support_number: fillPattern(random, '135 - 999999', issued),
      category: random.pick(['RESIDENTE PERMANENTE\nLIBRE CONDICIÓN', 'RESIDENTE TEMPORAL\nPENSIONADO']),
    },
    wording: { nationality: country },
    zone: { documentNumber: number, nationality: code, optionalData: '' },
  }
}
