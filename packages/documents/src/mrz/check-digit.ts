import { mrzCharacters } from './alphabet.js'

/** Repeating weights of ICAO 9303-3 §4.9. */
export const checkWeights = [7, 3, 1] as const

/** 0–9 as they are, A–Z from 10 to 35, the filler and anything foreign 0. */
export const characterValue = (character: string): number => {
  const place = mrzCharacters.indexOf(character)
  return place > 35 || place < 0 ? 0 : place
}

export const checkDigit = (text: string): string => {
  let sum = 0
  for (let i = 0; i < text.length; i++) sum += characterValue(text[i]!) * checkWeights[i % 3]!
  return String(sum % 10)
}
