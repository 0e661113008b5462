/** As a vector might be written: bytes of 4 or 8 each, in either order, plain, in hex or in base64. */
const formsOf = (vector: Float32Array): Buffer[] => {
  // Some of it is enough, and leaves room for a header in front.
  const some = vector.subarray(8, 40)
  const bytes = [Buffer.alloc(4 * some.length), Buffer.alloc(8 * some.length)] as const
  const written: Buffer[] = []
  for (const write of ['LE', 'BE'] as const) {
    some.forEach((value, i) => {
      bytes[0][`writeFloat${write}`](value, 4 * i)
      bytes[1][`writeDouble${write}`](value, 8 * i)
    })
    written.push(...bytes.map((each) => Buffer.from(each)))
  }
  return written.flatMap((raw) => [
    raw,
    Buffer.from(raw.toString('hex')),
    // Where it stands in base64 depends on what is before it: each of the three.
    ...['', 'x', 'xx'].map((lead) =>
      Buffer.from(
        Buffer.concat([Buffer.from(lead), raw])
          .toString('base64')
          .slice(4, -4),
      ),
    ),
  ])
}

/** Five digits behind the point: of a few hundred numbers, a few are found anywhere by chance. */
const DIGITS = 5
const BY_CHANCE = 8

const asText = (vector: Float32Array): Set<string> =>
  new Set(
    [...vector].map((value) =>
      Math.abs(value)
        .toFixed(DIGITS + 2)
        .slice(0, DIGITS + 2),
    ),
  )

/** What of these vectors is in a content. */
export const findVectors = (content: Buffer | string, vectors: readonly Float32Array[]): string[] => {
  const bytes = Buffer.from(content)
  const numbers = new Set(
    [...bytes.toString('latin1').matchAll(/\d\.\d{5,}/g)].map(([text]) => text.slice(0, DIGITS + 2)),
  )
  return vectors.flatMap((vector, index) => [
    ...(formsOf(vector).some((form) => bytes.includes(form)) ? [`the bytes of vector ${index}`] : []),
    ...([...asText(vector)].filter((text) => numbers.has(text)).length > BY_CHANCE
      ? [`the numbers of vector ${index}`]
      : []),
  ])
}

/** Any list of so many numbers, whosever it is. */
export const findLists = (content: Buffer | string, least = 32): string[] => {
  const number = String.raw`-?\d+(?:\.\d+)?(?:e-?\d+)?`
  const list = new RegExp(String.raw`${number}(?:[,;\s]\s?${number}){${least - 1},}`, 'gi')
  return (Buffer.from(content).toString('latin1').match(list) ?? []).map((found) => found.slice(0, 80))
}
