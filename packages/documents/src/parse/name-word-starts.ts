/** Words that belong to the next one: DE LA CRUZ. */
const particles = new Set('DE DEL LA LAS LOS EL Y E DA DAS DO DOS DI VAN VON DER DEN SAN SANTA MC MAC'.split(' '))

/** Where the names of a text begin, each with the particles before it. */
export const nameWordStarts = (text: string): readonly number[] => {
  const words = [...text.matchAll(/\S+/g)].map((match) => ({ text: match[0].toUpperCase(), at: match.index }))
  return words.flatMap(({ at }, index) => (index > 0 && particles.has(words[index - 1]!.text) ? [] : [at]))
}
