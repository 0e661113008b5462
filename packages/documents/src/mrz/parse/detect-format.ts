import { mrzFormats } from '../formats/formats.js'
import type { MrzFormat } from '../mrz-format.js'

/** By number and length of lines, then by the first characters: V is a visa, IDFRA on 36 characters the old French card. */
export const detectFormat = (lines: readonly string[]): MrzFormat | null => {
  const first = lines[0] ?? ''
  const fits = Object.values(mrzFormats).filter(
    (format) => format.lineCount === lines.length && lines.every((line) => line.length === format.lineLength),
  )
  if (first.startsWith('IDFRA')) return fits.find((format) => format.name === 'IDFRA') ?? fits[0] ?? null
  const regular = fits.filter((format) => format.name !== 'IDFRA')
  return regular.find((format) => format.codeInitials.includes(first[0] ?? '')) ?? regular[0] ?? null
}
