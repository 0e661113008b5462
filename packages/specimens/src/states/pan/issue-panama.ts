import { fillPattern } from '../../draw/fill-pattern.js'
import type { Particularise } from '../../layouts/particulars.js'
import { inventedPlaces, inventedProvinces } from '../../people/hispanic-names.js'

/** Province, book and entry of the birth register; E is a foreigner, PE born abroad, N naturalised. */
const CEDULAS = ['8-999-9999', '3-999-9999', '4-99-999', 'PE-99-999', 'N-99-999', 'E-8-99999']

export const issuePanama: Particularise = ({ issued }, random) => {
  const number = fillPattern(random, random.pick(CEDULAS), issued)
  return {
    fields: {
      document_number: number,
      place_of_birth: `${random.pick(inventedPlaces)}, ${random.pick(inventedProvinces)}`.toUpperCase(),
      office: fillPattern(random, '9999-9999', issued),
    },
    payloads: { number },
  }
}
