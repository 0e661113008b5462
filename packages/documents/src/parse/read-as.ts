/** What a character most likely is where only a digit or only a letter can stand. */
const digitFor: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  U: '0',
  C: '0',
  I: '1',
  L: '1',
  T: '7',
  J: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  S: '5',
  $: '5',
  B: '8',
  G: '6',
  A: '4',
  E: '6',
  '?': '7',
  Y: '7',
  P: '9',
}
/** Likeliest first. */
const lettersFor: Readonly<Record<string, string>> = {
  '0': 'OQD',
  '1': 'ILJT',
  '2': 'Z',
  '4': 'A',
  '5': 'S',
  '6': 'G',
  '7': 'T',
  '8': 'B',
  '|': 'I',
  '!': 'I',
  $: 'S',
  O: 'QD',
  I: 'LJ',
  U: 'VJ',
}

const upper = (character: string) => (character > '\x7f' ? character.normalize('NFD')[0]! : character).toUpperCase()

export const asDigit = (character: string): string | null =>
  /\d/.test(character) ? character : (digitFor[upper(character)] ?? null)

/** Letters stay as they are, accents and all; where only some letters can stand, the likeliest of those. */
export const asLetter = (character: string, allowed?: string): string | null => {
  const isLetter = /\p{L}/u.test(character)
  if (isLetter && (allowed === undefined || allowed.includes(character.toUpperCase()))) return character
  const alike = [...(lettersFor[isLetter ? character.toUpperCase() : character] ?? '')]
  return (
    (allowed === undefined ? (isLetter ? character : alike[0]) : alike.find((letter) => allowed.includes(letter))) ??
    null
  )
}
