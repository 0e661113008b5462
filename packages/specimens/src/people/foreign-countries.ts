/** Where holders of visas and residence permits come from: code of nationality, country of birth. */
export const foreignCountries: readonly { code: string; country: string }[] = [
  { code: 'SWE', country: 'SWEDEN' },
  { code: 'BRA', country: 'BRAZIL' },
  { code: 'JPN', country: 'JAPAN' },
  { code: 'KEN', country: 'KENYA' },
  { code: 'CAN', country: 'CANADA' },
  { code: 'NZL', country: 'NEW ZEALAND' },
  { code: 'TUR', country: 'TÜRKIYE' },
  { code: 'POL', country: 'POLAND' },
  { code: 'COL', country: 'COLOMBIA' },
  { code: 'IND', country: 'INDIA' },
  { code: 'GBR', country: 'UNITED KINGDOM' },
  { code: 'PRT', country: 'PORTUGAL' },
  // A stateless person and a refugee (ICAO 9303-3 §5).
  { code: 'XXA', country: 'UNKNOWN' },
  { code: 'XXB', country: 'UNKNOWN' },
]
