/** A day without time zone, because documents have none. */
export interface Day {
  year: number
  month: number
  day: number
}

export const addYears = (from: Day, years: number): Day => ({
  year: from.year + years,
  month: from.month,
  // 29 February has no anniversary in most years; issuers print the 28th.
  day: from.month === 2 && from.day === 29 ? 28 : from.day,
})

const two = (n: number): string => String(n).padStart(2, '0')
const months = {
  en: 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' '),
  es: 'ENE FEB MAR ABR MAY JUN JUL AGO SEP OCT NOV DIC'.split(' '),
  fr: 'JAN FÉV MARS AVR MAI JUIN JUIL AOÛT SEPT OCT NOV DÉC'.split(' '),
  whole: 'ENERO FEBRERO MARZO ABRIL MAYO JUNIO JULIO AGOSTO SEPTIEMBRE OCTUBRE NOVIEMBRE DICIEMBRE'.split(' '),
} as const

/** How issuers print a day. */
export const dateFormats = {
  /** The interface's own. */
  'dd-mm-yyyy': (d: Day) => `${two(d.day)}-${two(d.month)}-${d.year}`,
  'dd mm yyyy': (d: Day) => `${two(d.day)} ${two(d.month)} ${d.year}`,
  'dd.mm.yyyy': (d: Day) => `${two(d.day)}.${two(d.month)}.${d.year}`,
  'dd/mm/yyyy': (d: Day) => `${two(d.day)}/${two(d.month)}/${d.year}`,
  'yyyy-mm-dd': (d: Day) => `${d.year}-${two(d.month)}-${two(d.day)}`,
  'dd MON yyyy': (d: Day) => `${two(d.day)} ${months.en[d.month - 1]} ${d.year}`,
  'dd MON/MON yyyy': (d: Day) => `${two(d.day)} ${months.en[d.month - 1]}/${months.fr[d.month - 1]} ${d.year}`,
  'dd MES yyyy': (d: Day) => `${two(d.day)} ${months.es[d.month - 1]} ${d.year}`,
  'dd-MES-yyyy': (d: Day) => `${two(d.day)}-${months.es[d.month - 1]}-${d.year}`,
  ddMESyyyy: (d: Day) => `${two(d.day)}${months.es[d.month - 1]}${d.year}`,
  'dd ENERO yyyy': (d: Day) => `${two(d.day)} ${months.whole[d.month - 1]} ${d.year}`,
  'mm/dd/yyyy': (d: Day) => `${two(d.month)}/${two(d.day)}/${d.year}`,
  'dd MES/ MON yyyy': (d: Day) => `${two(d.day)} ${months.es[d.month - 1]}/ ${months.en[d.month - 1]} ${d.year}`,
} as const

export type DateFormat = keyof typeof dateFormats
