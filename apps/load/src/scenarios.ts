import { readFileSync } from 'node:fs'
import type { Phase } from '@vivid/traffic'
import { kinds } from '@vivid/traffic/requests'
import type { Thresholds } from './judge-thresholds.js'
import type { Mix } from './mix.js'

/** As deploy/load/scenarios.json has it, which the k6 script reads as well. */
export interface Scenario {
  about: string
  /** Base arrival rate; each phase multiplies it. */
  ratePerSecond: number
  /** Every kind alike where the file has none. */
  mix: Mix
  /** Each step is run to its last answer, and the first one past the knee is the last. */
  stopPastKnee?: boolean
  phases: { name: string; seconds: number; from: number; to: number }[]
  thresholds: Thresholds
}

const file = new URL('../../../deploy/load/scenarios.json', import.meta.url)

const everyKind: Mix = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 1]))

export const readScenarios = (): Record<string, Scenario> => {
  const given = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Omit<Scenario, 'mix'> & { mix?: Mix }>
  return Object.fromEntries(Object.entries(given).map(([name, scenario]) => [name, { mix: everyKind, ...scenario }]))
}

/** Multiples become rates; with `seconds` the phases keep their shares of the time. */
export const planPhases = (scenario: Scenario, ratePerSecond: number, seconds?: number): Phase[] => {
  const usual = scenario.phases.reduce((sum, phase) => sum + phase.seconds, 0)
  const stretch = seconds === undefined ? 1 : seconds / usual
  return scenario.phases.map((phase) => ({
    name: phase.name,
    seconds: phase.seconds * stretch,
    fromPerSecond: phase.from * ratePerSecond,
    toPerSecond: phase.to * ratePerSecond,
  }))
}
