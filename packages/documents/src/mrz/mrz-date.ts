/** A date as far as it is known: issuers print fillers for unknown parts. */
export interface MrzDate {
  day: number | null
  month: number | null
  year: number | null
}

const twoDigits = (value: number | null, unknown: string): string =>
  value === null ? unknown : String(value % 100).padStart(2, '0')

const fourDigits = (year: number | null): string => (year === null ? 'XXXX' : String(year).padStart(4, '0'))

/** YYMMDD as it stands in the zone. */
export const toMrzDate = ({ day, month, year }: MrzDate): string =>
  twoDigits(year, '<<') + twoDigits(month, '<<') + twoDigits(day, '<<')

/** DD-MM-YY; unknown parts are XX. */
export const formatShortDate = ({ day, month, year }: MrzDate): string =>
  `${twoDigits(day, 'XX')}-${twoDigits(month, 'XX')}-${twoDigits(year, 'XX')}`

/** DD-MM-YYYY; unknown parts are XX. */
export const formatLongDate = ({ day, month, year }: MrzDate): string =>
  `${twoDigits(day, 'XX')}-${twoDigits(month, 'XX')}-${fourDigits(year)}`
