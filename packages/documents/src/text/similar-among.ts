import { lettersOf } from './edit-distance.js'
import { bitsOf } from './letter-classes.js'
import { mostCost, similarityFrom } from './similarity.js'
import { looksLike } from './visual-similarity.js'

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const maskOf = (letters: Iterable<string>) =>
  [...letters].reduce((mask, letter) => mask | (1 << alphabet.indexOf(letter)), 0)

/** By a plain character's code, one bit for each letter: the letter itself, and every letter that it may be misread for. */
const own = new Int32Array(128)
const alike = new Int32Array(128)
for (const character of [...alphabet, ...'0123456789']) {
  const code = character.charCodeAt(0)
  own[code] = alphabet.includes(character) ? maskOf(character) : 0
  alike[code] = maskOf(alphabet.filter((letter) => looksLike(letter, character)))
}

/** What a plain text can be told apart by at a glance. */
interface Glanced {
  readonly text: string
  readonly letters: number
  readonly own: number
  readonly alike: number
}

const glance = (text: string): Glanced => {
  let [ownMask, alikeMask] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    ownMask |= own[text.charCodeAt(at)]!
    alikeMask |= alike[text.charCodeAt(at)]!
  }
  return { text, letters: lettersOf(text), own: ownMask, alike: alikeMask }
}

/** A letter too many costs a whole one, and so does each letter for which the other text has none that looks like it. */
const leastCost = (a: Glanced, b: Glanced): number =>
  Math.max(Math.abs(a.letters - b.letters), bitsOf(a.own & ~b.alike), bitsOf(b.own & ~a.alike))

export interface Similar {
  readonly text: string
  /** 0…1 */
  readonly alike: number
}

/** Those of many plain texts that are at least so similar to another one: most are told apart without being compared. */
export const similarAmong = (texts: Iterable<string>, least: number): ((plain: string) => readonly Similar[]) => {
  const known = Array.from(new Set(texts), glance)
  return (plain) => {
    const sought = glance(plain)
    const similar: Similar[] = []
    for (const one of known) {
      if (leastCost(one, sought) > mostCost(least, Math.max(one.text.length, plain.length))) continue
      const alike = similarityFrom(one.text, plain, least)
      if (alike > 0) similar.push({ text: one.text, alike })
    }
    return similar
  }
}
