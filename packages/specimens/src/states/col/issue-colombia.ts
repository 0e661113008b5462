import { fillPattern } from '../../draw/fill-pattern.js'
import type { Holder, Particularise } from '../../layouts/particulars.js'
import { dateFormats } from '../../people/calendar.js'
import { inventedPlaces, inventedProvinces, withoutAccents } from '../../people/hispanic-names.js'
import type { Random } from '../../random.js'

const NUIP = ['1.999.999.999', '#9.999.999', '#.999.999']

const inventPlace = (random: Random): string =>
  `${random.pick(inventedPlaces)} (${random.pick(inventedProvinces)})`.toUpperCase()

/** The polycarbonate card: the zone's number is the card's, the holder's NUIP stands in its second line. */
export const issueColombia: Particularise = ({ person, issued }, random) => {
  const printed = fillPattern(random, random.pick(NUIP), issued)
  const number = printed.replaceAll('.', '')
  const serial = fillPattern(random, '999999999', issued)
  const place = inventPlace(random)
  return {
    fields: { document_number: number, support_number: serial, place_of_birth: place, height: heightInMetres(person) },
    wording: {
      document_number: `NUIP ${printed}`,
      issued_and_place: `${dateFormats['dd MES yyyy'](issued)}, ${random.pick(inventedPlaces).toUpperCase()}`,
    },
    zone: { documentNumber: serial, optionalData: fillPattern(random, '99999', issued), optionalData2: number },
    // What the real code holds is not public.
    payloads: { sealed: fillPattern(random, 'X'.repeat(120), issued) },
  }
}

/** The yellow card has no zone; everything stands in a code of 531 bytes. It prints no accents. */
export const issueColombiaYellow: Particularise = (holder, random) => {
  const { person, issued } = holder
  const printed = fillPattern(random, random.pick(NUIP), issued)
  const number = printed.replaceAll('.', '')
  const plain: Holder = {
    ...holder,
    person: {
      ...person,
      surnameParts: person.surnameParts.map(withoutAccents),
      names: withoutAccents(person.names),
    },
  }
  const place = withoutAccents(inventPlace(random))
  const issuedPlace = withoutAccents(random.pick(inventedPlaces)).toUpperCase()
  return {
    fields: {
      document_number: number,
      surnames: plain.person.surnameParts.join(' '),
      names: plain.person.names,
      place_of_birth: place,
      height: heightInMetres(person),
      remarks: `A-${fillPattern(random, '9999999-99999999', issued)}-${person.sex}-${number.padStart(10, '0')}`,
    },
    wording: {
      document_number: printed,
      issued_and_place: `${dateFormats['dd-MES-yyyy'](issued)} ${issuedPlace}`,
    },
    payloads: { record: formRecord(plain, number, random) },
  }
}

const heightInMetres = ({ heightCm }: Holder['person']): string => (heightCm / 100).toFixed(2)

/** Offsets and lengths in bytes as publicly described; the fingerprint at the end is noise. */
const formRecord = ({ person, issued }: Holder, number: string, random: Random): string => {
  const nul = (length: number) => '\0'.repeat(length)
  const field = (text: string, length: number) => text.slice(0, length).padEnd(length, '\0')
  const [first = '', second = ''] = person.surnameParts
  const [given = '', ...further] = person.names.split(' ')
  const { year, month, day } = person.birth
  const born = `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`
  const head =
    `03${fillPattern(random, '99999999', issued)}${nul(14)}PubDSK_1${nul(8)}${fillPattern(random, '99999999', issued)}` +
    number.padStart(10, '0') +
    [first, second, given, further.join(' ')].map((name) => field(name, 23)).join('') +
    `0${person.sex}${born}${fillPattern(random, '999999', issued)}${field(person.bloodType, 3)}`
  return head + Array.from({ length: 531 - head.length }, () => String.fromCharCode(random.integer(0, 255))).join('')
}
