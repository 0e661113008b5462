import { fillPattern } from '../../draw/fill-pattern.js'
import type { Particularise } from '../../layouts/particulars.js'

/** V before the number of citizens; the expiry is a month. */
export const issueVenezuela: Particularise = ({ issued, expires }, random) => {
  const printed = `V ${fillPattern(random, random.pick(['#9.999.999', '#.999.999']), issued)}`
  const last = new Date(Date.UTC(expires.year, expires.month, 0)).getUTCDate()
  return {
    fields: {
      document_number: printed.replace(/[ .]/g, ''),
      expiration_date: `${last}-${String(expires.month).padStart(2, '0')}-${expires.year}`,
      marital_status: random.pick(['SOLTERO', 'CASADO', 'DIVORCIADO']),
    },
    wording: { document_number: printed },
  }
}
