import type { Verdict } from '../error-rates.js'
import { leaveSourceOut } from '../leave-source-out.js'
import type { AskedSelfie } from './ask-selfies.js'
import { chooseScore, limitAtPassed } from './choose-settings.js'

export interface JudgedSelfie extends AskedSelfie, Verdict {
  /** Whether it passes the limit at which 5 % of the other sources' attacks do. */
  readonly isPassedAtFewAttacks: boolean
}

export const FEW_ATTACKS = 0.05

/** Verdicts whose fusion, calibration and limit were chosen on the full frames of all other sources. */
export const judgeElsewhere = (selfies: readonly AskedSelfie[], lessWhenGrey: number): JudgedSelfie[] =>
  leaveSourceOut(selfies, (all) => {
    const others = all.filter(({ isTight }) => !isTight)
    const scoreOf = chooseScore(others, lessWhenGrey)
    const strict = limitAtPassed(others, scoreOf, FEW_ATTACKS)
    return (one): JudgedSelfie => {
      const score = one.answers && scoreOf(one.answers)
      const passes = (limit: number) => score !== null && !one.isRefusedAnyway && score > limit
      return { ...one, score, isPassed: passes(0), isPassedAtFewAttacks: passes(strict) }
    }
  })
