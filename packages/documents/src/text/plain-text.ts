const special: Readonly<Record<string, string>> = {
  Æ: 'A',
  Ø: 'O',
  Œ: 'O',
  Ð: 'D',
  Đ: 'D',
  Ł: 'L',
  Þ: 'T',
  ẞ: 'S',
  ß: 'S',
  ı: 'I',
}

const plain = (character: string): string => {
  const upper = special[character] ?? character.toUpperCase()
  const base = (special[upper] ?? upper).normalize('NFD')[0] ?? ' '
  return /[A-Z0-9]/.test(base) ? base : ' '
}

/** Everything up to Latin Extended-B, worked out once. */
const table: readonly string[] = Array.from({ length: 0x250 }, (_, code) => plain(String.fromCharCode(code)))

/** A character as upper-case A–Z or digit; a blank for everything else. Always one character. */
export const plainCharacter = (character: string): string => table[character.codePointAt(0) ?? 0] ?? plain(character)

/** Upper case, without marks, every stretch of anything but letters and digits one blank. */
export const plainText = (text: string): string => {
  let plainer = ''
  let isBlankDue = false
  for (let at = 0; at < text.length; at++) {
    const one = table[text.charCodeAt(at)]
    // Beyond the table stand marks that join a letter before them, and characters of two units.
    if (one === undefined) return plainOfAny(text)
    if (one === ' ') isBlankDue = plainer !== ''
    else {
      plainer += isBlankDue ? ` ${one}` : one
      isBlankDue = false
    }
  }
  return plainer
}

const plainOfAny = (text: string): string =>
  Array.from(text.normalize('NFC'), plainCharacter).join('').replace(/ +/g, ' ').trim()
