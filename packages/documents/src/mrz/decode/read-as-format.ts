import { type Alphabet, alphabets, mrzCharacters } from '../alphabet.js'
import { mrzFormats } from '../formats.js'
import type { MrzFormat, MrzFormatName } from '../mrz-format.js'
import { correctFields } from './correct-fields.js'
import { decodingLimits } from './decoding-limits.js'
import { characterCount } from './recognised-line.js'
import type { WeighedLine } from './weigh-lines.js'

const penaltyRow = (allowed: string, penalty: number): Float32Array =>
  Float32Array.from(mrzCharacters, (character) => (allowed.includes(character) ? 0 : penalty))

const alphabetRow = (alphabet: Alphabet): Float32Array =>
  penaltyRow(alphabets[alphabet], decodingLimits.alphabetPenalty)

const build = (format: MrzFormat): Float32Array[] => {
  const lines = Array.from({ length: format.lineCount }, () => new Float32Array(format.lineLength * characterCount))
  const put = (line: number, position: number, row: Float32Array) => lines[line]!.set(row, position * characterCount)
  for (const { line, start, end, alphabet } of format.fields) {
    for (let at = start; at < end; at++) put(line, at, alphabetRow(alphabet))
  }
  for (const { line, position } of format.checks) put(line, position, alphabetRow('check'))
  put(0, 0, penaltyRow(format.codeInitials, decodingLimits.initialPenalty))
  return lines
}

/** What each character costs at each position of each line of a format, `lineLength` × 37 per line. */
const positionPenalties: Readonly<Record<MrzFormatName, readonly Float32Array[]>> = {
  TD1: build(mrzFormats.TD1),
  TD2: build(mrzFormats.TD2),
  TD3: build(mrzFormats.TD3),
  MRVA: build(mrzFormats.MRVA),
  MRVB: build(mrzFormats.MRVB),
  IDFRA: build(mrzFormats.IDFRA),
}

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
  return { format, lines: correctFields(format, lines, costs), costs, weighed, penalty }
}
