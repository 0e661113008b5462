/** Takes one letter from the longest component, the last such one, so that every component keeps its beginning. */
const shortenLongest = (parts: readonly string[]): string[] => {
  const longest = Math.max(...parts.map((part) => part.length))
  if (longest <= 1) return parts.slice(0, -1)
  const at = parts.findLastIndex((part) => part.length === longest)
  return parts.map((part, index) => (index === at ? part.slice(0, -1) : part))
}

/** Cuts at the width; a name field cut short must end in a letter (ICAO 9303-3 §4.6), so a letter makes room if needed. */
const cut = (primary: readonly string[], secondary: readonly string[], width: number): string => {
  const joined = `${primary.join('<')}${secondary.length > 0 ? `<<${secondary.join('<')}` : ''}`
  const text = joined.slice(0, width)
  if (!text.endsWith('<')) return text
  const started = joined.slice(0, width).split('<<')[1]?.split('<').length ?? 0
  return started > 1
    ? cut(primary, [...shortenLongest(secondary.slice(0, started - 1)), ...secondary.slice(started - 1)], width)
    : cut(shortenLongest(primary), secondary, width)
}

/**
 * ICAO 9303-3 §4.6 and its examples: the surname gives up letters until the separator and the first given name's initial
 * fit; then the given names fill what is left, and the last position holds a letter.
 */
export const truncateNames = (primary: readonly string[], secondary: readonly string[], width: number): string => {
  const room = secondary.length > 0 ? width - 3 : width
  let kept = [...primary]
  while (kept.join('<').length > room) kept = shortenLongest(kept)
  return cut(kept, secondary, width)
}
