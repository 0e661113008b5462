import { fillPattern } from '../../draw/fill-pattern.js'
import type { Particularise } from '../../layouts/particulars.js'
import { ccDigit, completeNif } from './check-digits.js'

/** The Cartão de Cidadão: twelve characters, which do not fit the zone's nine and go on behind a filler. */
export const issuePortugal: Particularise = ({ person, issued }, random) => {
  const civil = completeNif(fillPattern(random, '19999999', issued))
  const eleven = civil + fillPattern(random, random.pick(['ZZ', 'ZY', 'ZW']), issued)
  const number = eleven + ccDigit(eleven)
  return {
    fields: {
      document_number: number,
      height: (person.heightCm / 100).toFixed(2).replace('.', ','),
      parents: 'JOSÉ DA COSTA * ROSA DA COSTA',
      registry_number: completeNif(fillPattern(random, '29999999', issued)),
      section: fillPattern(random, '12999999999', issued),
      office: fillPattern(random, '399999999', issued),
    },
    wording: { document_number: number.replace(/(\d{8})(\d)(.*)/, '$1 $2 $3') },
    zone: { documentNumber: number, optionalData: '' },
  }
}
