import { align } from './align.js'
import { type GreedyReading, readGreedily } from './read-greedily.js'
import type { RecognisedLine } from './recognised-line.js'
import { type WeighedLine, weighCharacters } from './weigh-characters.js'

export interface LineWeigher {
  count: number
  /** Fillers in the plain readings of all lines. */
  fillerCount: number
  /** The line stretched or shrunk to a length, or null when it misses that by more than so many characters. */
  weigh(index: number, length: number, maxMisfit: number): WeighedLine | null
}

/** Each line at each length is aligned once, whichever formats ask for it. */
export const createLineWeigher = (lines: readonly RecognisedLine[]): LineWeigher => {
  const greedy: GreedyReading[] = lines.map(readGreedily)
  const known = new Map<number, WeighedLine | null>()
  return {
    count: lines.length,
    fillerCount: greedy.reduce((sum, { text }) => sum + text.split('<').length - 1, 0),
    weigh(index, length, maxMisfit) {
      if (Math.abs(greedy[index]!.text.length - length) > maxMisfit) return null
      const key = index * 1000 + length
      const found = known.get(key)
      if (found !== undefined) return found
      const alignment = align(lines[index]!, greedy[index]!, length)
      const weighed = alignment && weighCharacters(lines[index]!, alignment)
      known.set(key, weighed)
      return weighed
    },
  }
}
