import { acer, auc, passedShare, refusedShare } from '../error-rates.js'
import { decimals, figureLine, percent } from '../figure-line.js'
import { groupLines } from '../group-lines.js'
import { groupsOf } from './groups-of.js'
import { FEW_ATTACKS, type JudgedSelfie } from './judge-elsewhere.js'

type Figure = (judged: readonly JudgedSelfie[]) => number

const atFewAttacks =
  (figure: Figure): Figure =>
  (judged) =>
    figure(judged.map((one) => ({ ...one, isPassed: one.isPassedAtFewAttacks })))

const headlines: readonly (readonly [string, Figure, (value: number) => string])[] = [
  ['living refused for any reason', refusedShare, percent],
  ['attacks passed', passedShare, percent],
  ['ACER', acer, percent],
  ['AUC of the score', auc, decimals],
  [
    `limit that passes ${percent(FEW_ATTACKS)} of the other sources' attacks: passed`,
    atFewAttacks(passedShare),
    percent,
  ],
  ['the same limit: living refused', atFewAttacks(refusedShare), percent],
]

/** A line for each figure with its interval, then one for each source and group. */
export const reportSelfies = (judged: readonly JudgedSelfie[], random: () => number): string => {
  const full = judged.filter(({ isTight }) => !isTight)
  const large = full.filter(({ longSidePx }) => longSidePx >= 900)
  const sources = new Set(full.map(({ source }) => source)).size
  return [
    `${full.length} full frames of ${sources} sources; each judged by fusion, calibration and limit chosen on the other sources. In brackets:`,
    '95 % of what these figures would be if as many other sources of the like had been found (bootstrap by source). As they ship: the',
    "networks' weights, the views that are asked and how they are treated, what grey costs, and the limits of all other codes.",
    '',
    ...headlines.map(([what, figure, write]) => figureLine(what, full, figure, write, random)),
    figureLine('900 px and more: ACER', large, acer, percent, random),
    figureLine('900 px and more: AUC', large, auc, decimals, random),
    figureLine(
      'crops as tight as the face: AUC',
      judged.filter(({ isTight }) => isTight),
      auc,
      decimals,
      random,
    ),
    '',
    ...groupLines(full, ({ source }) => [`source: ${source}`], tellErrors),
    ...groupLines(full, groupsOf, tellErrors),
  ].join('\n')
}

const tellErrors = (own: readonly JudgedSelfie[]): string => {
  const living = own.filter(({ isGenuine }) => isGenuine)
  const attacks = own.filter(({ isGenuine }) => !isGenuine)
  const refused = living.filter(({ isPassed }) => !isPassed).length
  const passed = attacks.filter(({ isPassed }) => isPassed).length
  return [
    ...(living.length > 0 ? [`living refused ${refused} of ${living.length}`] : []),
    ...(attacks.length > 0 ? [`attacks passed ${passed} of ${attacks.length}`] : []),
  ].join(', ')
}
