import { fillPattern } from '../../draw/fill-pattern.js'
import type { Particularise } from '../../layouts/particulars.js'
import type { Day } from '../../people/calendar.js'
import { inventedPlaces, inventedProvinces, withoutAccents } from '../../people/hispanic-names.js'
import type { Person } from '../../people/invent-person.js'
import type { Random } from '../../random.js'
import { formCurp } from './form-curp.js'

const sexes = { M: 'H', F: 'M', X: 'X' } as const
const two = (n: number) => String(n % 100).padStart(2, '0')

/** The voter card: its zone's number is the CIC, its front holds the elector's key and the CURP. */
export const issueMexico: Particularise = ({ person, issued, expires: { year } }, random) => {
  const cic = fillPattern(random, '999999999', issued)
  const section = fillPattern(random, '9999', issued)
  const registered = random.integer(person.birth.year + 18, issued.year)
  // Voter cards run out with their last year.
  const expires: Day = { year, month: 12, day: 31 }
  const [first_surname = '', second_surname = ''] = person.surnameParts
  // Earlier models print more numbers: drawn apart, so that they change nothing of the others.
  const earlier = random.fork('earlier models')
  return {
    fields: {
      age: String(issued.year - person.birth.year),
      support_number: fillPattern(earlier, '9999999999999', issued),
      birth_state: two(earlier.integer(1, 32)),
      municipality: fillPattern(earlier, '999', issued),
      locality: fillPattern(earlier, '9999', issued),
      issue_year: String(issued.year),
      expiry_year: String(expires.year),
      document_number: cic,
      voter_key: formVoterKey(person, random),
      CURP: formCurp(person),
      first_surname,
      second_surname,
      registration_year: `${registered} ${two(random.integer(0, 3))}`,
      section,
      validity: `${issued.year} - ${expires.year}`,
      expiration_date: `31-12-${expires.year}`,
    },
    wording: { address: inventAddress(random) },
    zone: {
      documentNumber: cic,
      optionalData: `<<${section}${fillPattern(random, '999999999', issued)}`,
      optionalData2: `<0${random.integer(0, 3)}<<${fillPattern(random, '99999', issued)}`,
      expiryDate: expires,
    },
    zoneSexes: sexes,
    payloads: { link: formLink(random, issued), sealed: fillPattern(earlier, 'X'.repeat(160), issued) },
  }
}

/** Two letters of each name, the birth date, where, H or M, three digits. */
const formVoterKey = (
  { surnameParts: [first = 'X', second = 'X'], names, birth, sex }: Person,
  random: Random,
): string => {
  const letters = [first, second, names].map((name) => {
    const plain = withoutAccents(name)
      .replaceAll('Ñ', 'X')
      .replace(/[^A-Z]/g, '')
    return (plain[0] ?? 'X') + (/[B-DF-HJ-NP-TV-Z]/.exec(plain.slice(1))?.[0] ?? 'X')
  })
  const date = two(birth.year) + two(birth.month) + two(birth.day)
  return `${letters.join('')}${date}${two(random.integer(1, 32))}${sexes[sex]}${random.integer(100, 999)}`
}

const inventAddress = (random: Random): string =>
  [
    `C ${random.pick(inventedPlaces)} ${random.integer(1, 400)}`,
    `COL ${random.pick(inventedPlaces)} ${random.integer(10_000, 99_999)}`,
    `${random.pick(inventedPlaces)}, ${random.pick(inventedProvinces)}.`,
  ]
    .join('\n')
    .toUpperCase()

const formLink = (random: Random, { year, month, day }: Day): string =>
  `http://qr.ine.mx/${fillPattern(random, '9'.repeat(24), { year, month, day })}/${year}${two(month)}${two(day)}/${random.pick(['E', 'G', 'H'])}/${random.integer(100_000, 999_999)}`
