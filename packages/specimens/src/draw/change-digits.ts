import type { Random } from '../random.js'

/** How many digits are changed. */
const CHANGED = 2

/** Puts other digits into a number wherever a text says it, with blanks, dots or hyphens within it or without. */
export const changeDigits = (number: string, random: Random): ((text: string) => string) => {
  const characters = [...number.replace(/[^\p{L}\d]/gu, '')]
  const places = characters.flatMap((character, place) => (/\d/.test(character) ? [place] : []))
  const others = new Map<number, string>()
  while (others.size < Math.min(CHANGED, places.length)) {
    const place = random.pick(places)
    // No zero, which may not stand first.
    others.set(place, random.pick([...'123456789'].filter((digit) => digit !== characters[place])))
  }
  const told = new RegExp(characters.join('[ .-]?'), 'g')
  const change = (found: string) => {
    let place = -1
    return found.replace(/[\p{L}\d]/gu, (character) => others.get(++place) ?? character)
  }
  return (text) => text.replace(told, change)
}
