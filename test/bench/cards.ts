import { readOptions } from '@vivid/command'
import type { OcrRequest } from '@vivid/contract'
import { createOcrEngine } from '@vivid/engines/ocr'
import { drawSpecimen, openStudio, photograph } from '@vivid/specimens'

const usage = `usage: npm run bench -- cards [--count N] [--level clean|moderate|hard]

Reads both sides of N drawn cards of each kind (default 3), photographed at 1600 × 1200, with one engine on one thread,
with and without the second opinion: CPU per card, by stage, and how many of the answered fields are right.`

const kinds = ['spain', 'mexico', 'colombia', 'colombia-yellow', 'argentina', 'chile', 'peru', 'ecuador', 'panama']

/** Both sides of a card, median. */
const MAX_CPU_MS = 350

interface Shot {
  readonly request: OcrRequest
  readonly fields: Readonly<Record<string, string>>
}
interface Tally {
  readonly cpuMs: number[]
  readonly stages: Map<string, number>
  right: number
  asked: number
  rejected: number
}

export const run = async (args: readonly string[]): Promise<boolean> => {
  const { values } = readOptions(args, {
    count: { type: 'string' },
    level: { type: 'string' },
    help: { type: 'boolean' },
  })
  if (values.help) {
    console.log(usage)
    return true
  }
  const shots = await drawCards(Number(values.count ?? 3), (values.level ?? 'moderate') as 'moderate')
  const first = await readAll(shots, false)
  report('first opinion only', first, shots.length)
  report('with the second opinion', await readAll(shots, true), shots.length)
  return median(first.cpuMs) <= MAX_CPU_MS
}

const drawCards = async (perKind: number, level: 'clean' | 'moderate' | 'hard'): Promise<Shot[]> => {
  const studio = await openStudio()
  const shots: Shot[] = []
  for (const kind of kinds.map((name) => `id-card-${name}`)) {
    for (let seed = 0; seed < perKind; seed++) {
      const shoot = async (side: 'front' | 'back') =>
        photograph(
          await drawSpecimen({ kind, seed: `bench-${seed}`, side }, studio),
          { level, widthPx: 1600, heightPx: 1200 },
          `bench-${kind}-${seed}-${side}`,
        )
      const [front, back] = [await shoot('front'), await shoot('back')]
      shots.push({
        request: {
          frontside: front.jpeg,
          backside: back.jpeg,
          documentType: 'identification_card',
          validateSides: false,
          language: 'en',
        },
        fields: front.truth.fields as Record<string, string>,
      })
    }
  }
  return shots
}

const readAll = async (shots: readonly Shot[], secondOpinion: boolean): Promise<Tally> => {
  const engine = await createOcrEngine({ secondOpinion })
  await engine.warmUp()
  // Compiling is nobody's reading time.
  for (const { request } of shots) await engine.answer(request)
  const tally: Tally = { cpuMs: [], stages: new Map(), right: 0, asked: 0, rejected: 0 }
  for (const { request, fields } of shots) {
    const before = process.cpuUsage()
    const answer = await engine.answer(request)
    const { user, system } = process.cpuUsage(before)
    tally.cpuMs.push((user + system) / 1000)
    for (const { step, name, tookMs } of answer.timings ?? [])
      if (step === 'stage') tally.stages.set(name, (tally.stages.get(name) ?? 0) + tookMs)
    if (answer.outcome === 'rejected') tally.rejected++
    const body: Record<string, unknown> = answer.outcome === 'answered' ? { ...answer.body } : {}
    for (const name of ['document_number', 'names', 'surnames', 'birth_date', 'gender', 'expiration_date']) {
      if (fields[name] === undefined) continue
      tally.asked++
      if (body[name] === fields[name]) tally.right++
    }
  }
  return tally
}

const report = (name: string, { cpuMs, stages, right, asked, rejected }: Tally, cards: number): void => {
  const share = ((100 * right) / asked).toFixed(1)
  console.log(
    `${name}: CPU per card (both sides) median ${median(cpuMs).toFixed(0)} ms, fields right ${right}/${asked} = ${share} %, rejected ${rejected}/${cards}`,
  )
  const perCard = [...stages].map(([stage, ms]) => `${stage} ${(ms / cards).toFixed(0)}`)
  console.log(`  ms by stage: ${perCard.join(', ')}`)
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!
