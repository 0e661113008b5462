/** DD-MM-YYYY of digits, or nothing where they are no date. */
export const payloadDate = (year: string, month: string, day: string): string | undefined => {
  const [y, m, d] = [Number(year), Number(month), Number(day)]
  if (![y, m, d].every(Number.isInteger) || m < 1 || m > 12 || d < 1 || y < 1880) return undefined
  if (d > new Date(Date.UTC(y, m, 0)).getUTCDate()) return undefined
  return `${String(d).padStart(2, '0')}-${String(m).padStart(2, '0')}-${String(y).padStart(4, '0')}`
}

/** Of DD/MM/YYYY. */
export const slashedDate = (text: string): string | undefined => {
  const [day = '', month = '', year = ''] = text.trim().split('/')
  return payloadDate(year, month, day)
}
