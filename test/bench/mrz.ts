import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drawMrzSamples, readLabelledFolder } from './mrz-images.js'
import { type MrzReader, ourReader, paddleReader, tesseractReader } from './mrz-readers.js'
import { sweepAll } from './mrz-sweep.js'

const usage = `usage: npm run bench -- mrz [--count N] [FOLDER]
       npm run bench -- mrz --sweep [--count N]

Reads the same pictures with our engine, tesseract.js and PP-OCR in one run. FOLDER holds labels.jsonl with file and mrz
(the exact lines, or null); without it N specimens (default 12) are drawn and photographed.
--sweep turns and shrinks N specimens (default 8) instead and counts what our engine reads without a fault.`

/** How much cheaper than tesseract.js a picture must be. */
const MIN_RATIO = 10

interface Tally {
  exact: number
  cpuMs: number[]
}

/** Resolves to whether we are as much cheaper than tesseract.js as stated, and no less exact than the peers. */
export async function run(args: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { count: { type: 'string' }, sweep: { type: 'boolean' }, help: { type: 'boolean' } },
  })
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
    for (const open of [ourReader, tesseractReader, paddleReader]) {
      const reader = await open()
      tallies.set(reader.name, await readAll(reader, pictures))
      await reader.close()
    }
    return report(tallies, pictures.length)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function readAll(
  reader: MrzReader,
  pictures: readonly { file: string; mrz: readonly string[] }[],
): Promise<Tally> {
  const tally: Tally = { exact: 0, cpuMs: [] }
  // The first picture is read once more before: loading and compiling are nobody's reading time.
  await reader.read(pictures[0]!.file, await readFile(pictures[0]!.file))
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

function report(tallies: ReadonlyMap<string, Tally>, pictures: number): boolean {
  const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!
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
