import { checkDigit, toMrzDate } from '@vivid/documents'
import { fillPattern } from '../../draw/fill-pattern.js'
import type { Particularise } from '../../layouts/particulars.js'
import { inventedPlaces } from '../../people/hispanic-names.js'

/** Modulo 11 with weights 2 to 7 from the right. */
const runDigit = (number: string): string => {
  const sum = [...number].reverse().reduce((total, digit, i) => total + Number(digit) * (2 + (i % 6)), 0)
  return '0123456789K0'[(11 - (sum % 11)) % 11]!
}
const BREAKS_RULE = 0.1

/** The RUN is the holder's number; the zone's own number is the card's, and the code is a link that holds both. */
const issue =
  (pattern: string, host: string): Particularise =>
  ({ person, issued, expires }, random) => {
    const run = fillPattern(random, random.pick(['#9999999', '19999999', '#999999']), issued)
    const digit = random.chance(BREAKS_RULE) ? random.pick([...'0123456789K']) : runDigit(run)
    const serial = fillPattern(random, pattern, issued)
    const checked = (text: string) => text + checkDigit(text)
    const mrz = checked(serial) + checked(toMrzDate(person.birth)) + checked(toMrzDate(expires))
    return {
      fields: {
        document_number: run + digit,
        support_number: serial,
        place_of_birth: random.pick(inventedPlaces).toUpperCase(),
        profession: random.pick(['NO REGISTRA', 'PROFESORA', 'INGENIERO', 'MÉDICO']),
      },
      wording: { document_number: `RUN ${dotted(run)}-${digit}`, support_number: dotted(serial) },
      zone: { documentNumber: serial, optionalData: '', optionalData2: `${run}<${digit}` },
      payloads: {
        link: `https://${host}?RUN=${run}-${digit}&type=CEDULA&serial=${serial}&mrz=${mrz}`,
      },
    }
  }

export const issueChile = issue('999999999', 'portal.sidiv.registrocivil.cl/docstatus')
/** Since December 2024: the card's number begins with a letter, and the link has another host. */
export const issueChile2024 = issue('A99999999', 'portal.nuevosidiv.registrocivil.cl/document-validity')

const dotted = (digits: string): string => (/^\d+$/.test(digits) ? digits.replace(/\B(?=(\d{3})+$)/g, '.') : digits)
