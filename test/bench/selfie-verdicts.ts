import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadSelfieAnalyst, type SelfieAnalyst } from '@vivid/engines/selfie-liveness'
import { type Resaving, resaved } from '../support/resaved.js'

interface LabelledSelfie {
  readonly file: string
  readonly label: string
  readonly framing?: string
}

/** Whether the face was taken for a living one; null where there was none to judge. */
type Verdict = boolean | null

type Way = 'as sent' | Resaving
const ways: readonly Way[] = ['as sent', 'quality70', 'scale70', 'scale50', 'grey']
/** The interface's own limit. */
const MIN_LIVENESS = 0.5

/** Living and recaptured faces as they are and handed on: how many verdicts change, and what becomes of the error rates. */
export const compareSelfieVerdicts = async (folder: string): Promise<void> => {
  const analyst = await loadSelfieAnalyst()
  await analyst.warmUp()
  const selfies = await readLabels(folder)
  const verdicts = new Map(ways.map((way): [Way, Verdict[]] => [way, []]))
  for (const { file } of selfies) {
    const bytes = await readFile(join(folder, file))
    for (const way of ways) {
      verdicts.get(way)!.push(await judge(analyst, way === 'as sent' ? bytes : await resaved(bytes, way)))
    }
  }
  const asSent = verdicts.get('as sent')!
  console.log(`${selfies.length} selfies`)
  for (const [way, judged] of verdicts) {
    const pairs = judged.flatMap((now, i) => (now === null || asSent[i] === null ? [] : [[asSent[i], now] as const]))
    const changed = pairs.filter(([before, now]) => before !== now).length
    const rate = (label: string, wrong: boolean) => {
      const own = judged.filter((verdict, i) => verdict !== null && selfies[i]!.label === label)
      return own.filter((verdict) => verdict === wrong).length / own.length
    }
    const [refused, passed] = [rate('real', false), rate('spoof', true)]
    const rates = `living refused ${percent(refused)}, attacks passed ${percent(passed)}, ACER ${percent((refused + passed) / 2)}`
    console.log(`${way}: ${changed} of ${pairs.length} verdicts changed; ${rates}`)
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** Crops without surroundings are no selfies. */
const readLabels = async (folder: string): Promise<LabelledSelfie[]> => {
  const text = await readFile(join(folder, 'labels.jsonl'), 'utf8')
  const rows = text.split('\n').filter((line) => line.startsWith('{'))
  return rows
    .map((row) => JSON.parse(row) as LabelledSelfie)
    .filter(({ label, framing }) => (label === 'real' || label === 'spoof') && framing !== 'tight')
}

const judge = async (analyst: SelfieAnalyst, bytes: Uint8Array): Promise<Verdict> => {
  const { found } = await analyst.analyse(bytes)
  return found?.spoof ? found.spoof.liveness >= MIN_LIVENESS : null
}
