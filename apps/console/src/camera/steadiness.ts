/**
 * Mean absolute difference of two looks, in grey levels: the noise of a camera at rest stays below 4, a card that is moved
 * by one of the look's 160 columns changes its printed parts by more. By drawn frames; not yet tried on cameras.
 */
const MAX_CHANGE = 5
/** At a look every 300 ms: a little over a second, which is longer than a hand passes through a good place. */
const CALM_LOOKS = 4

export const changeOf = (before: Uint8Array, now: Uint8Array): number => {
  let sum = 0
  for (let i = 0; i < now.length; i++) sum += Math.abs(now[i]! - before[i]!)
  return sum / now.length
}

/** Consecutive good looks at something that stays where it is. */
export type Calm = number

/** After a picture was dismissed the next one waits for a move first: else it would be the same again. */
export const untilMoved: Calm = Number.NEGATIVE_INFINITY

export const nextCalm = (calm: Calm, isGood: boolean, change: number): Calm =>
  isGood && change <= MAX_CHANGE ? calm + 1 : 0

export const isCalm = (calm: Calm): boolean => calm >= CALM_LOOKS
