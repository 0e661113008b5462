import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOptions } from '@vivid/command'
import { drawMrzSamples, readLabelledFolder } from './mrz-images.js'
import { type MrzReader, ourReader, paddleReader, tesseractReader } from './mrz-readers.js'
import { sweepAll } from './mrz-sweep.js'

const usage = `usage: npm run bench -- mrz [--count N] [FOLDER]
       npm run bench -- mrz --alone [--count N] [FOLDER]
       npm run bench -- mrz --sweep [--count N]

Reads the same pictures with our engine, tesseract.js and PP-OCR in one run. FOLDER holds labels.jsonl with file and mrz
(the exact lines, or null); without it N specimens (default 12) are drawn and photographed.
--alone reads with our engine only, as for document_type=passport, and holds its time against what is promised.
--sweep turns and shrinks N specimens (default 8) instead and counts what our engine reads without a fault.`

/** How much cheaper than tesseract.js a picture must be. */
const MIN_RATIO = 10

/** One thread, zone only. */
const MAX_CPU_MS = { median: 90, slowest: 500 } as const

/** Pictures that are read once before: loading and compiling are nobody's reading time. */
const WARM_UP = 6

interface Tally {
  exact: number
  cpuMs: number[]
}

/** Resolves to whether we are as much cheaper than tesseract.js as stated, and no less exact than the peers. */
export const run = async (args: readonly string[]): Promise<boolean> => {
  const { values, positionals } = readOptions(
    args,
    {
      count: { type: 'string' },
      sweep: { type: 'boolean' },
      alone: { type: 'boolean' },
      help: { type: 'boolean' },
    },
    { allowPositionals: true },
  )
  if (values.help) {
    console.log(usage)
    return true
  }
  if (values.sweep) return sweepAll(Number(values.count ?? 8))
  const folder = await mkdtemp(join(tmpdir(), 'vivid-bench-'))
  try {
    const pictures = positionals[0]
      ? await readLabelledFolder(positionals[0])
      : await drawMrzSamples(folder, Number(values.count ?? 12))
    const tallies = new Map<string, Tally>()
    for (const open of values.alone ? [ourReader] : [ourReader, tesseractReader, paddleReader]) {
      const reader = await open()
      tallies.set(reader.name, await readAll(reader, pictures))
      await reader.close()
    }
    return values.alone ? reportAlone(tallies.get('vivid')!) : report(tallies, pictures.length)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const readAll = async (
  reader: MrzReader,
  pictures: readonly { file: string; mrz: readonly string[] }[],
): Promise<Tally> => {
  const tally: Tally = { exact: 0, cpuMs: [] }
  for (const { file } of pictures.slice(0, WARM_UP)) await reader.read(file, await readFile(file))
  for (const { file, mrz } of pictures) {
    const bytes = await readFile(file)
    const before = process.cpuUsage()
    const lines = await reader.read(file, bytes)
    const { user, system } = process.cpuUsage(before)
    tally.cpuMs.push((user + system) / 1000)
    if (lines.join('\n') === mrz.join('\n')) tally.exact++
  }
  return tally
}

const reportAlone = ({ exact, cpuMs }: Tally): boolean => {
  const [middle, slowest] = [median(cpuMs), Math.max(...cpuMs)]
  console.log(
    `zone alone: exact ${exact}/${cpuMs.length}, CPU per picture median ${middle.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`,
  )
  return middle <= MAX_CPU_MS.median && slowest <= MAX_CPU_MS.slowest
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!

const report = (tallies: ReadonlyMap<string, Tally>, pictures: number): boolean => {
  const ours = tallies.get('vivid')!
  console.log(`${pictures} pictures, all readers in this process one after the other`)
  for (const [name, { exact, cpuMs }] of tallies) {
    const cost = median(cpuMs)
    const share = ((100 * exact) / pictures).toFixed(1)
    const ratio = (cost / median(ours.cpuMs)).toFixed(1)
    console.log(
      `${name}: exact ${exact}/${pictures} = ${share} %, CPU per picture ${cost.toFixed(0)} ms, ${ratio} × ours`,
    )
  }
  const ratio = median(tallies.get('tesseract.js')!.cpuMs) / median(ours.cpuMs)
  return ratio >= MIN_RATIO && [...tallies.values()].every(({ exact }) => exact <= ours.exact)
}
