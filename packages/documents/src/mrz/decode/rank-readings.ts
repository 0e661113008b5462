import { mrzFormats } from '../formats/formats.js'
import { chooseLines } from './choose-lines.js'
import { type FormatReading, readAsFormat } from './read-as-format.js'
import type { LineWeigher } from './weigh-lines.js'
import { weighSupport } from './weigh-support.js'

export interface RankedReading {
  reading: FormatReading
  lineIndexes: number[]
  support: number
  /** Mean log-probability per character, penalties included. */
  meanLogProb: number
  rank: number
}

/** Every format on every choice of lines that could be it, best first. */
export const rankReadings = (weigher: LineWeigher, maxMisfit: number): RankedReading[] => {
  const ranked: RankedReading[] = []
  for (const format of Object.values(mrzFormats)) {
    for (const lineIndexes of chooseLines(weigher.count, format.lineCount)) {
      const weighed = lineIndexes.map((index) => weigher.weigh(index, format.lineLength, maxMisfit))
      if (!weighed.every((line) => line !== null)) continue
      const reading = readAsFormat(format, weighed)
      const logProb = weighed.reduce((sum, line) => sum + line.logProb, -reading.penalty)
      const support = weighSupport(format, reading.lines)
      const meanLogProb = logProb / (format.lineCount * format.lineLength)
      ranked.push({ reading, lineIndexes, support, meanLogProb, rank: support + logProb })
    }
  }
  return ranked.sort((a, b) => b.rank - a.rank)
}
