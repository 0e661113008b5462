/** Particles keep their small letters: de la Cruz. */
const particles = new Set('de la del las los el y e da das do dos van von der den ten op in t s'.split(' '))

/** A name in capitals with capitals only where its words begin. */
export const inWords = (name: string): string =>
  name.toLowerCase().replace(/(?<!\p{L}\p{M}*)\p{L}[\p{L}\p{M}]*/gu, (own) => {
    const rest = own.normalize('NFC')
    // The small letter of İ is an i with a dot of its own, which no font draws.
    const word = particles.has(rest) ? rest : rest[0]!.toUpperCase() + rest.slice(1)
    return word.normalize('NFC').replaceAll('i\u0307', 'i')
  })
