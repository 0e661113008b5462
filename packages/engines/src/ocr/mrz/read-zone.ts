import { type MrzReading, parseMrz } from '@vivid/documents'
import type { Located, Picture } from '@vivid/vision'
import type { Searched } from '../locate/look.js'
import type { ReaderModels } from '../models.js'
import type { ReadDocument, Wanted } from '../read-document.js'
import { readMrz } from './read-mrz.js'
import { scoreAttempt } from './score-attempt.js'
import { LIKELY, suggestStrips } from './strips.js'

/** TD3, or a passport card: the document code of ICAO 9303-4 §4.2.2 starts with P. */
export const isPassport = ({ format, lines }: MrzReading) => format === 'TD3' || lines[0]!.startsWith('P')

/** The machine readable zone of a picture, if there is one; looked for in colour, read from `photo`, which may be grey. */
export const readZone = async (
  models: ReaderModels,
  searched: Searched,
  photo: Picture,
  located: Located,
  effort: Wanted['zone'],
  today: Date,
): Promise<ReadDocument['mrz']> => {
  const isSuspected = located.mrzs.some(({ confidence }) => confidence >= LIKELY)
  if (effort === 'likely' && !isSuspected) return null
  const attempt = await readMrz(models, photo, suggestStrips(searched, located), searched.budget)
  const reading = attempt && parseMrz(attempt.decoded.lines, today)
  return attempt && reading && { reading, attempt, imageScore: scoreAttempt(attempt) }
}
