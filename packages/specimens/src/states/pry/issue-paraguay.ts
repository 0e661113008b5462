import { fillPattern } from '../../draw/fill-pattern.js'
import type { Particularise } from '../../layouts/particulars.js'
import { inventedPlaces } from '../../people/hispanic-names.js'

/** The cédula's number has no check digit; the zone's own number is the card's, the holder's stands behind it with a code. */
export const issueParaguay: Particularise = ({ person, issued }, random) => {
  const number = fillPattern(random, random.pick(['#999999', '#99999']), issued)
  const serial = fillPattern(random, 'AA9999999', issued)
  return {
    fields: {
      document_number: number,
      support_number: serial,
      place_of_birth: random.pick(inventedPlaces).toUpperCase(),
      marital_status: random.pick(['SOLTERO', 'CASADA']),
      office: fillPattern(random, 'IC 99999999', issued),
      remarks: random.pick(['SI', 'NO']),
    },
    wording: {
      document_number: `Nº ${number.replace(/\B(?=(\d{3})+$)/g, random.pick(['.', '']))}`,
      gender: person.sex === 'F' ? 'FEMENINO' : 'MASCULINO',
      full_name: `${person.surnames}\n${person.names}`,
    },
    zone: { documentNumber: serial, optionalData: `${number}<${fillPattern(random, '9999', issued)}` },
  }
}
