import { type Alphabet, alphabets, mrzCharacters } from '../alphabet.js'
import { mrzFormats } from '../formats/formats.js'
import type { MrzFormat, MrzFormatName } from '../mrz-format.js'
import { decodingLimits } from './decoding-limits.js'
import { characterCount } from './recognised-line.js'

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
export const positionPenalties: Readonly<Record<MrzFormatName, readonly Float32Array[]>> = {
  TD1: build(mrzFormats.TD1),
  TD2: build(mrzFormats.TD2),
  TD3: build(mrzFormats.TD3),
  MRVA: build(mrzFormats.MRVA),
  MRVB: build(mrzFormats.MRVB),
  IDFRA: build(mrzFormats.IDFRA),
}
