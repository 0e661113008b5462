import { mrzCharacters } from '../alphabet.js'
import { characterValue, checkWeights } from '../check-digit.js'
import type { CheckSpec } from '../mrz-format.js'
import { decodingLimits } from './decoding-limits.js'
import { characterCount } from './recognised-line.js'

/** One character that check digits depend on, in reading order. */
interface CheckStep {
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
const checkSteps = (checks: readonly CheckSpec[]): CheckStep[] => {
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

/** A way to satisfy every check digit: the characters at the steps, and how much less probable they are, in nats. */
export interface Satisfying {
  lines: string[]
  cost: number
}

interface Path {
  cost: number
  character: string
  before: Path | null
}

/** Both running sums modulo 10, as one number. */
const STATE_COUNT = 100

const candidates = (step: CheckStep, costs: readonly Float32Array[]): { character: string; cost: number }[] => {
  const found: { character: string; cost: number }[] = []
  for (let c = 0; c < characterCount; c++) {
    const cost = costs[step.line]![step.position * characterCount + c]!
    if (cost <= decodingLimits.maxCorrectionCost) found.push({ character: mrzCharacters[c]!, cost })
  }
  return found
}

/** The state after this character, or -1 when it is a check digit that does not hold. */
const advance = (state: number, step: CheckStep, character: string): number => {
  const value = characterValue(character)
  const field = Math.floor(state / 10)
  const composite = state % 10
  if (step.closes !== null) {
    const isDigit = character >= '0' && character <= '9'
    if (!isDigit && !(character === '<' && step.fillerWhenEmpty)) return -1
    if (value !== (step.closes === 'field' ? field : composite)) return -1
  }
  const nextField = step.closes === 'field' ? 0 : (field + value * step.fieldWeight) % 10
  return nextField * 10 + ((composite + value * step.compositeWeight) % 10)
}

/** Keeps the two cheapest. */
const keep = (paths: Path[], path: Path): void => {
  if (paths.length === 2 && path.cost >= paths[1]!.cost) return
  paths.push(path)
  paths.sort((a, b) => a.cost - b.cost)
  paths.length = Math.min(paths.length, 2)
}

const write = (lines: readonly string[], steps: readonly CheckStep[], path: Path): Satisfying => {
  const rows = lines.map((line) => [...line])
  let here: Path | null = path
  for (const step of steps.toReversed()) {
    rows[step.line]![step.position] = here!.character
    here = here!.before
  }
  return { lines: rows.map((row) => row.join('')), cost: path.cost }
}

/**
 * The two most probable readings under which every check digit holds, found exactly: a walk over the covered characters
 * whose state is the two sums modulo 10. Characters beyond the correction limit take no part.
 */
export const satisfyChecks = (
  checks: readonly CheckSpec[],
  lines: readonly string[],
  costs: readonly Float32Array[],
): Satisfying[] => {
  const steps = checkSteps(checks)
  let states: Path[][] = Array.from({ length: STATE_COUNT }, () => [])
  states[0]!.push({ cost: 0, character: '', before: null })
  for (const step of steps) {
    const choices = candidates(step, costs)
    const next: Path[][] = Array.from({ length: STATE_COUNT }, () => [])
    states.forEach((paths, state) => {
      for (const { character, cost } of choices) {
        const to = paths.length > 0 ? advance(state, step, character) : -1
        if (to < 0) continue
        for (const before of paths) keep(next[to]!, { cost: before.cost + cost, character, before })
      }
    })
    states = next
  }
  const ended = states.flat().sort((a, b) => a.cost - b.cost)
  return ended.slice(0, 2).map((path) => write(lines, steps, path))
}
