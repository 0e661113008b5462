import { fillPattern } from '../../draw/fill-pattern.js'
import type { Particularise } from '../../layouts/particulars.js'
import { neighbours } from '../../people/neighbours.js'
import { formCurp } from './form-curp.js'

/** The resident card: the holder's own nationality, a CURP of somebody born abroad. */
export const issueMexicanResidence: Particularise = ({ person, issued }, random) => {
  const card = fillPattern(random, '999999999', issued)
  const { code, country } = random.pick(neighbours)
  return {
    fields: {
      document_number: card,
      nationality: code,
      CURP: formCurp({ ...person, placeOfBirth: '' }),
      category: random.pick(['NO', 'SÍ']),
      procedure_number: fillPattern(random, '9999999', issued),
    },
    wording: { nationality: country },
    zone: { documentNumber: card, nationality: code, optionalData: '' },
  }
}
