import type { DecodedMrz } from '@vivid/documents'
import type { Picture, Quad } from '@vivid/vision'
import type { ReaderModels } from '../models.js'
import { type Attempt, attempt } from './attempt.js'
import { blockOfLines } from './block-of-lines.js'
import { stripAround } from './strip-around.js'

export interface ReadMrz extends Attempt {
  readonly decoded: DecodedMrz
}

/** Attempts cost about 30 ms each; together they must stay well below half a second, also where there is nothing. */
const MAX_ATTEMPTS = 7

/** A valid reading whose every character is at least this probable needs no second look. */
const CERTAIN = 0.5

/** Tries the areas in order, looks again where lines were found, and keeps the best reading. */
export async function readMrz(
  models: ReaderModels,
  picture: Picture,
  strips: readonly Quad[],
): Promise<ReadMrz | null> {
  let best: ReadMrz | null = null
  const waiting = [...strips]
  const again = new Set<Quad>()
  for (let tries = 0; tries < MAX_ATTEMPTS && waiting.length; tries++) {
    const strip = waiting.shift()!
    const tried = await attempt(models, picture, strip)
    if (isRead(tried) && (!best || worth(tried) > worth(best))) best = tried
    if (best && isCertain(best)) break
    // Lines that lay askew or small in a guessed area are cut anew from where they really are.
    if (tried.found.lines.length >= 2 && !again.has(strip)) {
      const closer = stripAround(blockOfLines(tried.found))
      again.add(closer)
      waiting.unshift(closer)
    }
  }
  return best
}

const isRead = (tried: Attempt): tried is ReadMrz => tried.decoded !== null
const isCertain = ({ decoded }: ReadMrz) => decoded.valid && decoded.confidence >= CERTAIN
const worth = ({ decoded }: ReadMrz) => (decoded.valid ? 100 : 0) + decoded.meanLogProb
