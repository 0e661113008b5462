/** ICAO 9303-3 §6 A: letters whose transliteration is not simply the letter without its mark. */
const expansions: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Å: 'AA',
  Æ: 'AE',
  Ö: 'OE',
  Ø: 'OE',
  Œ: 'OE',
  Ü: 'UE',
  ß: 'SS',
  ẞ: 'SS',
  Þ: 'TH',
  Ĳ: 'IJ',
  Đ: 'D',
  Ð: 'D',
  Ħ: 'H',
  ı: 'I',
  ĸ: 'Q',
  Ł: 'L',
  Ŋ: 'N',
  Ŧ: 'T',
  Ə: 'E',
}

/** Of ASCII alone: nothing to spell otherwise. */
const isPlain = /^[\0-\x7f]*$/

/** Upper-case Latin text in A–Z; what is no letter stays for the caller to treat. */
export const transliterate = (text: string): string => {
  if (isPlain.test(text)) return text.toUpperCase()
  let out = ''
  for (const character of text.normalize('NFC')) {
    const upper = character === 'ß' || character === 'ı' || character === 'ĸ' ? character : character.toUpperCase()
    out += expansions[upper] ?? upper.normalize('NFD').replace(/\p{M}/gu, '')
  }
  return out
}
