import { mrzCharacters } from '../alphabet.js'
import type { MrzFormat } from '../mrz-format.js'
import { positionPenalties } from './position-penalties.js'
import { characterCount } from './recognised-line.js'
import { settleFields } from './settle-fields.js'
import type { WeighedLine } from './weigh-characters.js'

/** Lines read under a format's alphabets, and what every other character would cost (0 for the best, in nats). */
export interface FormatReading {
  format: MrzFormat
  lines: string[]
  costs: readonly Float32Array[]
  weighed: readonly WeighedLine[]
  /** Penalties that the chosen characters paid for standing outside their alphabets. */
  penalty: number
}

export const readAsFormat = (format: MrzFormat, weighed: readonly WeighedLine[]): FormatReading => {
  let penalty = 0
  const lines: string[] = []
  const costs = weighed.map(({ scores }, line) => {
    const penalties = positionPenalties[format.name][line]!
    const lineCosts = new Float32Array(scores.length)
    let text = ''
    for (let start = 0; start < scores.length; start += characterCount) {
      let best = start
      for (let i = start; i < start + characterCount; i++) {
        lineCosts[i] = penalties[i]! - scores[i]!
        if (lineCosts[i]! < lineCosts[best]!) best = i
      }
      const least = lineCosts[best]!
      for (let i = start; i < start + characterCount; i++) lineCosts[i]! -= least
      penalty += penalties[best]!
      text += mrzCharacters[best - start]!
    }
    lines.push(text)
    return lineCosts
  })
  return { format, lines: settleFields(format, lines, costs), costs, weighed, penalty }
}
