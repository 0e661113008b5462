import { checkWeights } from '../check-digit.js'
import type { CheckSpec } from '../mrz-format.js'

/** One character that check digits depend on, in reading order. */
export interface CheckStep {
  line: number
  position: number
  /** Weight in the field's own sum, 0 when no field check covers it. */
  fieldWeight: number
  /** Weight in the composite sum, 0 when not covered. */
  compositeWeight: number
  /** Which sum this character must equal, if it is itself a check digit. */
  closes: 'field' | 'composite' | null
  /** This check digit may be a filler over nothing. */
  fillerWhenEmpty: boolean
}

const key = (line: number, position: number): number => line * 100 + position

/** Field checks never overlap and each one's digit follows what it covers, so one running sum serves them all. */
export const checkSteps = (checks: readonly CheckSpec[]): CheckStep[] => {
  const steps = new Map<number, CheckStep>()
  const at = (line: number, position: number): CheckStep => {
    const found = steps.get(key(line, position))
    if (found) return found
    const step = { line, position, fieldWeight: 0, compositeWeight: 0, closes: null, fillerWhenEmpty: false }
    steps.set(key(line, position), step)
    return step
  }
  for (const check of checks) {
    let index = 0
    for (const { line, start, end } of check.covers) {
      for (let position = start; position < end; position++, index++) {
        const step = at(line, position)
        const weight = checkWeights[index % 3]!
        if (check.name === 'composite') step.compositeWeight = weight
        else step.fieldWeight = weight
      }
    }
    const step = at(check.line, check.position)
    step.closes = check.name === 'composite' ? 'composite' : 'field'
    step.fillerWhenEmpty = check.fillerWhenEmpty === true
  }
  return [...steps.values()].sort((a, b) => key(a.line, a.position) - key(b.line, b.position))
}
