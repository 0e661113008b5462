import { payloadDate } from '../../barcodes/payload-date.js'

const FORM = /^[A-Z]{6}(\d{2})(\d{2})(\d{2})(0[1-9]|[12]\d|3[0-2]|8[78])[HM]\d{3}$/

/**
 * Mexico's voter key: letters of the names, birth date, state of birth (87 and 88 abroad), sex, check digit and two that
 * tell namesakes apart. How the check digit is computed is not public.
 */
export const claveDeElectorHolds = (key: string): boolean => {
  const [, year, month, day] = FORM.exec(key) ?? []
  // 29 February stands in a year of either century.
  return ['19', '20'].some((century) => payloadDate(century + year, month ?? '', day ?? '') !== undefined)
}
