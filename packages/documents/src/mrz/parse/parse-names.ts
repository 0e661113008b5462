export interface ParsedNames {
  surnames: string
  givenNames: string
  /** No filler is left at the end, so letters may have been cut (ICAO 9303-3 §4.6). */
  truncated: boolean
  valid: boolean
}

const words = (raw: string): string =>
  raw
    .split('<')
    .filter((word) => word !== '')
    .join(' ')

/** Two fillers part surname and given names; a field without them is a one-name person's. */
export const parseNames = (raw: string): ParsedNames => {
  const split = raw.indexOf('<<')
  const surnames = words(split < 0 ? raw : raw.slice(0, split))
  const givenNames = split < 0 ? '' : words(raw.slice(split))
  return { surnames, givenNames, truncated: !raw.endsWith('<'), valid: /^[A-Z][A-Z<]*$/.test(raw) }
}
