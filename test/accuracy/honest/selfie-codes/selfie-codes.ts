import { join } from 'node:path'
import { errors } from '@vivid/contract'
import { findProblem } from '@vivid/engines/selfie-liveness'
import { seededRandom } from '../../../support/seeded-random.js'
import { figureLine, percent } from '../figure-line.js'
import { groupLines } from '../group-lines.js'
import { leaveSourceOut } from '../leave-source-out.js'
import type { HonestPart } from '../part.js'
import { type AskedCode, askCodes, defectCodes, readCodes } from './ask-codes.js'
import { chooseLimits } from './choose-limits.js'

export interface JudgedCode extends AskedCode {
  /** 700…716; null where it passes. */
  readonly code: number | null
}

/** Codes by limits that were chosen on the pictures of all other sources. */
export const judgeCodes = (selfies: readonly AskedCode[]): JudgedCode[] =>
  leaveSourceOut(selfies, (others) => {
    const limits = chooseLimits(others)
    return (one) => {
      const problem = one.face ? findProblem(one.face, limits) : one.problem
      return { ...one, code: problem && errors[problem].code }
    }
  })

const isRight = ({ label, accept, code }: JudgedCode) => [...(defectCodes[label] ?? []), ...accept].includes(code ?? 0)
const rightShare = (judged: readonly JudgedCode[]) => judged.filter(isRight).length / judged.length
/** Refused by a code that asks for another picture; 715 is the business of liveness. */
const isAskedAgain = ({ code }: JudgedCode) => code !== null && code !== errors.liveness_score.code

export const reportCodes = (judged: readonly JudgedCode[], random: () => number): string => {
  const living = judged.filter(({ label }) => label === 'real')
  const shown = judged.filter(({ label }) => label in defectCodes)
  const missed = shown.filter((one) => !isRight(one))
  return [
    `${shown.length} pictures with a defect, ${living.length} living full frames; the limits of 703, 707, 714 and 716 are those that 1 % each of the other sources'`,
    'living people lie beyond. In brackets: 95 % of what as many other sources of the like would give (bootstrap by source). As they ship:',
    'the networks and the limits of all other codes.',
    '',
    figureLine('codes right', shown, rightShare, percent, random),
    ...Object.entries(defectCodes).map(([label, codes]) => {
      const own = shown.filter((one) => one.label === label)
      const what = `${label}, ${codes.join(' or ')}: right ${own.filter(isRight).length} of ${own.length}`
      return figureLine(what, own, rightShare, percent, random)
    }),
    figureLine(
      'living full frames refused by a code other than 715',
      living,
      (some) => some.filter(isAskedAgain).length / some.length,
      percent,
      random,
    ),
    '',
    ...groupLines(
      living.filter(isAskedAgain),
      ({ code }) => [`living, answered ${code}`],
      ({ length }) => `${length}`,
    ),
    ...missed.map(({ file, label, code }) => `missed: ${label} answered ${code ?? 'nothing'}: ${file}`),
  ].join('\n')
}

export const selfieCodes: HonestPart = {
  name: 'selfie-codes',
  about: 'codes of selfies that show a defect, and living people refused by them',
  measure: async ({ sets }, askEach) =>
    reportCodes(judgeCodes(await askCodes(await readCodes(join(sets, 'selfies')), askEach)), seededRandom(1)),
}
