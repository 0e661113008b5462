/** Where holders of residence cards in Mexico and Central America come from, as their cards word it. */
export const neighbours: readonly { code: string; country: string }[] = [
  { code: 'NIC', country: 'NICARAGUA' },
  { code: 'COL', country: 'COLOMBIA' },
  { code: 'VEN', country: 'VENEZUELA' },
  { code: 'CUB', country: 'CUBA' },
  { code: 'PER', country: 'PERÚ' },
  { code: 'ESP', country: 'ESPAÑA' },
  { code: 'ARG', country: 'ARGENTINA' },
]
