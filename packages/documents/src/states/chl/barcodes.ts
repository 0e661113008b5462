import type { PayloadParser } from '../../barcodes/parsed-barcode.js'
import { checkDigit } from '../../mrz/check-digit.js'
import { formatLongDate } from '../../mrz/mrz-date.js'
import { parseDate } from '../../mrz/parse/parse-date.js'

const HOST = /^https?:\/\/portal\.(?:nuevo)?sidiv\.registrocivil\.cl\//i

/** Number, birth and expiry of the card's machine readable zone, each with its check digit. */
const ZONE = /^(.{9})(\d)(\d{6})(\d)(\d{6})(\d)$/

/** The link of the Registro Civil: RUN, serial and the checked part of the machine readable zone. */
export const parseChileanLink: PayloadParser = ({ text }, today) => {
  if (!HOST.test(text)) return null
  const query = new Map(
    (text.split('?')[1] ?? '').split('&').map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return [name.toLowerCase(), value] as const
    }),
  )
  const run = /^(\d{6,8})-?([\dkK])$/.exec(query.get('run') ?? '')
  const zone = ZONE.exec(query.get('mrz') ?? '')
  const holds = zone !== null && [1, 3, 5].every((at) => String(checkDigit(zone[at]!)) === zone[at + 1])
  const birth = holds ? parseDate(zone[3]!, 'birth', today) : null
  const expiry = holds ? parseDate(zone[5]!, 'expiry', today) : null
  return {
    payload: 'chilean-link',
    state: 'CHL',
    values: {
      document_number: run ? `${run[1]}${run[2]!.toUpperCase()}` : undefined,
      support_number: query.get('serial')?.toUpperCase() || undefined,
      birth_date: birth ? formatLongDate(birth) : undefined,
      expiration_date: expiry ? formatLongDate(expiry) : undefined,
    },
    broken: !run || (zone !== null && !holds),
  }
}
