const lengths = [44, 36, 30]

/** Free OCR text to MRZ lines, as a user of a general reader would do it: long, mostly capitals, digits and fillers. */
export const pickMrzLines = (text: readonly string[]): string[] => {
  const cleaned = text
    .map((line) =>
      line
        .toUpperCase()
        .replace(/[«‹]/g, '<')
        .replace(/[^A-Z0-9<]/g, ''),
    )
    .filter((line) => line.length >= 26 && line.length <= 48 && /<|\d{5}/.test(line))
  const count = cleaned.length >= 3 && cleaned.slice(-3).every((line) => line.length < 34) ? 3 : 2
  return cleaned.slice(-count).map(toNearestLength)
}

/** Runs of fillers are the first thing a general reader miscounts; a user would mend that much. */
const toNearestLength = (line: string): string => {
  const length = lengths.find((candidate) => Math.abs(candidate - line.length) <= 3)
  return length ? line.slice(0, length).padEnd(length, '<') : line
}
