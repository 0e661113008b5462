import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOptions } from '@vivid/command'
import { fold, leastErrors } from './text-match.js'
import { ourTextReader, paddleTextReader, type TextReader, tesseractTextReader } from './text-readers.js'
import { drawTextViews, readCardViews, type TextView } from './text-views.js'

const usage = `usage: npm run bench -- text [--count N] [--list] [CARDS]

Finds and reads all print on the same cut-out cards with our networks, tesseract.js and PP-OCR in one run. CARDS holds
labels.jsonl with file and fields; without it N specimen fronts (default 16) are drawn and photographed, and every printed line
counts. A text is right as far as the nearest part of what was read agrees with it; accents, case and blanks do not count.
--list prints what was read worst.`

/** How much cheaper than either peer a card must be. */
const MIN_RATIO = 6

interface Tally {
  characters: number
  errors: number
  exact: number
  texts: number
  cpuMs: number[]
  worst: { name: string; text: string; errors: number }[]
}

/** Resolves to whether we are as much cheaper than both peers as stated, and no less right. */
export const run = async (args: readonly string[]): Promise<boolean> => {
  const { values, positionals } = readOptions(
    args,
    { count: { type: 'string' }, list: { type: 'boolean' }, help: { type: 'boolean' } },
    { allowPositionals: true },
  )
  if (values.help) {
    console.log(usage)
    return true
  }
  const folder = await mkdtemp(join(tmpdir(), 'vivid-bench-'))
  try {
    const views = positionals[0]
      ? await readCardViews(positionals[0], folder)
      : await drawTextViews(folder, Number(values.count ?? 16))
    console.log(
      `${views.length} ${positionals[0] ? 'real cards' : 'drawn and photographed cards'}, readers one after the other`,
    )
    const tallies: Tally[] = []
    for (const open of [ourTextReader, tesseractTextReader, paddleTextReader]) {
      const reader = await open()
      const tally = await readAll(reader, views)
      await reader.close()
      tallies.push(tally)
      report(reader.name, tally, tallies[0]!, values.list ?? false)
    }
    const [ours, ...peers] = tallies as [Tally, ...Tally[]]
    return peers.every((peer) => median(peer.cpuMs) >= MIN_RATIO * median(ours.cpuMs) && peer.errors >= ours.errors)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const readAll = async (reader: TextReader, views: readonly TextView[]): Promise<Tally> => {
  const tally: Tally = { characters: 0, errors: 0, exact: 0, texts: 0, cpuMs: [], worst: [] }
  // The first card is read once more before: loading and compiling are nobody's reading time.
  await reader.read(views[0]!)
  for (const view of views) {
    const before = process.cpuUsage()
    const lines = await reader.read(view)
    const { user, system } = process.cpuUsage(before)
    tally.cpuMs.push((user + system) / 1000)
    const read = lines.map(fold).join('')
    for (const text of view.texts) {
      const errors = leastErrors(fold(text), read)
      tally.characters += fold(text).length
      tally.errors += errors
      tally.exact += errors === 0 ? 1 : 0
      tally.texts++
      if (errors > 0) tally.worst.push({ name: view.name, text, errors })
    }
  }
  return tally
}

const report = (name: string, tally: Tally, ours: Tally, isListed: boolean): void => {
  const right = (100 * (1 - tally.errors / tally.characters)).toFixed(2)
  const ratio = (median(tally.cpuMs) / median(ours.cpuMs)).toFixed(1)
  console.log(
    `${name}: ${right} % of ${tally.characters} characters right, ${tally.exact} of ${tally.texts} texts exact, ` +
      `CPU per card ${median(tally.cpuMs).toFixed(0)} ms, ${ratio} × ours`,
  )
  if (!isListed) return
  for (const miss of tally.worst.sort((a, b) => b.errors - a.errors).slice(0, 40)) {
    console.log(`    ${miss.errors} wrong  ${miss.text}  (${miss.name})`)
  }
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!
