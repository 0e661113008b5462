import { readOptions, whole } from '@vivid/command'
import { createFaceMatchEngine } from '@vivid/engines/face-match'
import { drawSelfieOf, drawSpecimen, openStudio, photograph } from '@vivid/specimens'
import { anyPicture, decode } from '@vivid/vision'

const usage = `npm run bench -- faces [--count N]

CPU per pair of a selfie and a document's photo, on one thread: both faces found, aligned and embedded; with and without decoding
the two pictures, and time by stage. N drawn pairs (default 30), half of them with a stranger's selfie.`

/** CPU per pair without decoding, which depends on how large a picture is sent. */
const MAX_MEDIAN_MS = 60

/** A card, one with a second portrait, and a passport. */
const kinds = ['id-card-spain', 'id-card-chile', 'passport-mexico'] as const

/** Pairs that are compared once before: compiling is nobody's running time. */
const WARM_UP = 5

/** Resolves to whether the median pair costs no more than stated. */
export const run = async (args: readonly string[]): Promise<boolean> => {
  const { values } = readOptions(args, { count: { type: 'string' }, help: { type: 'boolean' } })
  if (values.help) {
    console.log(usage)
    return true
  }
  const pairs = await drawPairs(whole('--count', values.count ?? '30', 1))
  const engine = await createFaceMatchEngine()
  await engine.warmUp()
  for (const pair of pairs.slice(0, WARM_UP)) await engine.answer(pair)
  const [all, less]: [number[], number[]] = [[], []]
  const steps = new Map<string, number[]>()
  for (const pair of pairs) {
    const decodingMs = await cpuMsOf(async () => {
      await decode(pair.selfie, anyPicture)
      await decode(pair.document, anyPicture)
    })
    const stages = new Map<string, number>()
    const cpuMs = await cpuMsOf(async () => {
      const { timings = [] } = await engine.answer(pair)
      for (const { step, name, tookMs } of timings) {
        if (step === 'stage') stages.set(name, (stages.get(name) ?? 0) + tookMs)
      }
    })
    all.push(cpuMs)
    less.push(cpuMs - decodingMs)
    for (const [name, ms] of stages) steps.set(name, [...(steps.get(name) ?? []), ms])
  }
  const tell = (ms: readonly number[]) => `median ${median(ms).toFixed(1)} ms, worst ${Math.max(...ms).toFixed(1)} ms`
  console.log(`${pairs.length} pairs, one thread`)
  console.log(`CPU per pair with decoding: ${tell(all)}`)
  console.log(`CPU per pair without decoding: ${tell(less)} (target: median ${MAX_MEDIAN_MS} ms)`)
  for (const [name, ms] of steps) console.log(`  ${name.padEnd(20)} median ${median(ms).toFixed(1)} ms by the clock`)
  return median(less) <= MAX_MEDIAN_MS
}

const cpuMsOf = async (work: () => Promise<void>): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!

const drawPairs = async (count: number): Promise<{ selfie: Buffer; document: Buffer }[]> => {
  const studio = await openStudio()
  const pairs: { selfie: Buffer; document: Buffer }[] = []
  for (let seed = 1; seed <= count; seed++) {
    const drawing = await drawSpecimen({ kind: kinds[seed % kinds.length]!, seed }, studio)
    const { jpeg: document } = await photograph(drawing, { level: 'moderate' }, seed)
    const holder = drawing.truth.sitter!
    const sitter = seed % 2 === 0 ? holder : { ...holder, seed: `${holder.seed}/stranger` }
    pairs.push({ selfie: await drawSelfieOf(studio.portraits, sitter, 1), document })
  }
  return pairs
}
