import { parseArgs } from 'node:util'
import { loadDocumentReader } from '@vivid/engines/ocr'
import { capitalsOf, everyFifteenDegrees, type SweepStep, share, sweep, turned } from '../accuracy/sweep.js'

const capitalsPx = [5, 6, 7, 8, 9, 10, 12, 14, 18, 24]

/** `npm run bench -- mrz-sweep [--count N]`: exactness by rotation and by size, on N fictional passports per step. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { count: { type: 'string', default: '8' } } })
  const reader = await loadDocumentReader()
  const count = Number(values.count)
  const rotation = await sweep(reader, everyFifteenDegrees, count, turned)
  print('rotation', '°', rotation)
  const size = await sweep(reader, capitalsPx, count, capitalsOf)
  print('height of a capital', ' px', size)
  const firstBad = size.toReversed().find(({ exact, of }) => exact / of < 0.95)
  const smallest = size.find(({ at }) => at > (firstBad?.at ?? 0))
  console.log(`smallest capitals read at 95 %: ${smallest ? `${smallest.at} px` : 'none'}`)
}

function print(name: string, unit: string, steps: readonly SweepStep[]): void {
  for (const { at, exact, of } of steps) console.log(`${name} ${at}${unit}: ${exact}/${of}`)
  console.log(`${name}, all: ${(100 * share(steps)).toFixed(1)} %`)
}
