import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readOptions } from '@vivid/command'
import { type DocumentExaminer, loadDocumentExaminer } from '@vivid/engines/document-liveness'
import { type Resaving, resaved } from '../support/resaved.js'
import { compareSelfieVerdicts } from './selfie-verdicts.js'

const usage = `usage: npm run bench -- verdicts [--only TEXT] [--models DIR] FOLDER
       npm run bench -- verdicts --selfies FOLDER

Judges the pictures of FOLDER (with --only, those whose names hold TEXT) for attacks: as they are, saved again at JPEG 75 and 70,
scaled to 70 % and to half. Each time the document is located anew. Says how many verdicts change, and the CPU time of judging.
--selfies judges faces instead; FOLDER then holds labels.jsonl with file, label (real, spoof) and framing. As they are, saved again at
JPEG 70, scaled to 70 % and to half, without colour: how many verdicts change, and the error rates.`

const ways: readonly Resaving[] = ['quality75', 'scale70', 'quality70', 'scale50']
/** The two ways a photo may go without its verdict changing on more than this share of them. */
const promised: readonly Resaving[] = ['quality75', 'scale70']
const MAX_CHANGED = 0.05

/** Resolves to whether verdicts are as stable as promised. */
export const run = async (args: readonly string[]): Promise<boolean> => {
  const options = {
    only: { type: 'string' },
    models: { type: 'string' },
    selfies: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const
  const { values, positionals } = readOptions(args, options, { allowPositionals: true })
  const [folder] = positionals
  if (values.help || !folder) {
    console.log(usage)
    return true
  }
  if (values.selfies) {
    await compareSelfieVerdicts(folder)
    return true
  }
  const examiner = await loadDocumentExaminer(values.models)
  await examiner.warmUp()
  const named = (file: string) => /\.jpe?g$/i.test(file) && file.includes(values.only ?? '')
  const files = (await readdir(folder)).filter(named).sort()
  const changed = new Map<Resaving, number>(ways.map((way) => [way, 0]))
  const times: number[] = []
  let attacks = 0
  for (const file of files) {
    const bytes = await readFile(join(folder, file))
    const asIs = await judge(examiner, bytes)
    times.push(asIs.cpuMs)
    attacks += Number(asIs.attack !== null)
    for (const way of ways) {
      const now = await judge(examiner, await resaved(bytes, way))
      // A verdict is live or not: the same attack under another name is no change.
      if ((now.attack === null) === (asIs.attack === null)) continue
      changed.set(way, changed.get(way)! + 1)
      console.log(`  ${file} ${way}: ${asIs.attack ?? 'genuine'} → ${now.attack ?? 'genuine'}`)
    }
  }
  const median = times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN
  console.log(
    `${files.length} pictures, ${attacks} named as attacks, judging takes ${median.toFixed(0)} ms of CPU (median)`,
  )
  for (const [way, count] of changed) console.log(`${way}: ${count} verdicts changed`)
  return promised.every((way) => changed.get(way)! <= MAX_CHANGED * files.length)
}

const judge = async (examiner: DocumentExaminer, bytes: Uint8Array) => {
  const examined = await examiner.examine(bytes, 'any')
  const before = process.cpuUsage()
  const { attack } = await examiner.judge(examined)
  const { user, system } = process.cpuUsage(before)
  return { attack, cpuMs: (user + system) / 1000 }
}
