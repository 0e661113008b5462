import { fillPattern } from '../../draw/fill-pattern.js'
import type { Particularise } from '../../layouts/particulars.js'
import { inventedPlaces } from '../../people/hispanic-names.js'
import { completeCi } from './check-digits.js'

/** The cédula stands in the zone's optional data, twice; the zone's own number is the card's. */
export const issueUruguay: Particularise = ({ issued }, random) => {
  const number = completeCi(fillPattern(random, '#999999', issued))
  const serial = fillPattern(random, '99999A999', issued)
  return {
    fields: {
      document_number: number,
      support_number: serial,
      place_of_birth: `${random.pick(inventedPlaces)}/URY`.toUpperCase(),
    },
    wording: { document_number: number.replace(/(\d)(\d{3})(\d{3})(\d)/, '$1.$2.$3-$4') },
    zone: { documentNumber: serial, optionalData: number, optionalData2: number },
  }
}
