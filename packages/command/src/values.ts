import { UsageError } from './usage-error.js'

/** `name` as it was typed: `--rate`. */
export const oneOf = <Choice extends string>(name: string, given: string, choices: readonly Choice[]): Choice => {
  const found = choices.find((choice) => choice === given)
  if (found === undefined) throw new UsageError(`${name} must be one of ${choices.join(', ')}, not "${given}"`)
  return found
}

const within = (low: number, high: number): string =>
  high === Number.POSITIVE_INFINITY ? `from ${low}` : `from ${low} to ${high}`

export const number = (name: string, given: string, low: number, high = Number.POSITIVE_INFINITY): number => {
  const value = Number(given)
  if (given.trim() === '' || !(value >= low && value <= high)) {
    throw new UsageError(`${name} must be a number ${within(low, high)}, not "${given}"`)
  }
  return value
}

export const whole = (name: string, given: string, low: number, high = Number.POSITIVE_INFINITY): number => {
  const value = Number(given)
  if (given.trim() === '' || !Number.isInteger(value) || value < low || value > high) {
    throw new UsageError(`${name} must be a whole number ${within(low, high)}, not "${given}"`)
  }
  return value
}
