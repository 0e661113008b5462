import { loadDocumentReader } from '@vivid/engines/ocr'
import { capitalsOf, everyFifteenDegrees, type SweepStep, share, sweep, turned } from '../accuracy/sweep.js'

const capitalsPx = [3, 3.5, 4, 4.5, 5, 6, 8, 10, 14, 20]

/** Share of passports that must be read without a fault whichever way they lie. */
const MIN_TURNED_SHARE = 0.98

/** Exactness by rotation and by size, on so many fictional passports per step. */
export const sweepAll = async (count: number): Promise<boolean> => {
  const reader = await loadDocumentReader()
  const rotation = await sweep(reader, everyFifteenDegrees, count, turned)
  print('rotation', '°', rotation)
  const size = await sweep(reader, capitalsPx, count, capitalsOf)
  print('height of a capital', ' px', size)
  const firstBad = size.toReversed().find(({ exact, of }) => exact / of < 0.95)
  const smallest = size.find(({ at }) => at > (firstBad?.at ?? 0))
  console.log(`smallest capitals read at 95 %: ${smallest ? `${smallest.at} px` : 'none'}`)
  return share(rotation) >= MIN_TURNED_SHARE
}

const print = (name: string, unit: string, steps: readonly SweepStep[]): void => {
  for (const { at, exact, of } of steps) console.log(`${name} ${at}${unit}: ${exact}/${of}`)
  console.log(`${name}, all: ${(100 * share(steps)).toFixed(1)} %`)
}
