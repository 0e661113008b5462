import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readOptions } from '@vivid/command'
import { createSelfieLivenessEngine } from '@vivid/engines/selfie-liveness'
import { openStudio } from '@vivid/specimens'
import { drawSelfie } from '@vivid/specimens/selfie'

const sharp = createRequire(new URL('../../../packages/vision/package.json', import.meta.url))('sharp')

const usage = `npm run bench -- selfie [--count N] [FOLDER]

CPU and time per selfie of 2 megapixels, by stage and by network, on one thread. Without FOLDER N selfies (default 30)
are drawn; with it the pictures of the folder are enlarged or shrunk to that size.`

/** Two megapixels, as a phone's front camera sends them. */
const WIDTH_PX = 1224
/** CPU per selfie, all networks included. */
const MAX_MEDIAN_MS = 60

/** Resolves to whether the median selfie costs no more than stated. */
export const run = async (args: readonly string[]): Promise<boolean> => {
  const { values, positionals } = readOptions(
    args,
    { count: { type: 'string' }, help: { type: 'boolean' } },
    { allowPositionals: true },
  )
  if (values.help) {
    console.log(usage)
    return true
  }
  const count = Number(values.count ?? 30)
  const selfies = positionals[0] ? await readSelfies(positionals[0], count) : await drawSelfies(count)
  const engine = await createSelfieLivenessEngine()
  await engine.warmUp()
  // Once more before it counts: compiling is nobody's running time.
  for (const selfie of selfies.slice(0, 5)) await engine.answer({ selfie })
  const cpuMs: number[] = []
  const steps = new Map<string, number[]>()
  for (const selfie of selfies) {
    const before = process.cpuUsage()
    const { timings = [] } = await engine.answer({ selfie })
    const { user, system } = process.cpuUsage(before)
    cpuMs.push((user + system) / 1000)
    const sums = new Map<string, number>()
    for (const { step, name, tookMs } of timings) {
      const key = `${step} ${name}`
      sums.set(key, (sums.get(key) ?? 0) + tookMs)
    }
    for (const [key, ms] of sums) steps.set(key, [...(steps.get(key) ?? []), ms])
  }
  console.log(`${selfies.length} selfies of ${WIDTH_PX} px width, one thread`)
  console.log(`CPU per selfie: median ${median(cpuMs).toFixed(1)} ms, worst ${Math.max(...cpuMs).toFixed(1)} ms`)
  for (const [key, ms] of steps) console.log(`  ${key.padEnd(28)} median ${median(ms).toFixed(1)} ms`)
  return median(cpuMs) <= MAX_MEDIAN_MS
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!

const sized = (picture: Buffer): Promise<Buffer> => sharp(picture).resize(WIDTH_PX).jpeg({ quality: 88 }).toBuffer()

const drawSelfies = async (count: number): Promise<Buffer[]> => {
  const { portraits } = await openStudio()
  const drawn: Buffer[] = []
  for (let seed = 1; seed <= count; seed++) drawn.push(await sized(await drawSelfie(portraits, seed)))
  return drawn
}

const readSelfies = async (folder: string, count: number): Promise<Buffer[]> => {
  const files = (await readdir(folder)).filter((file) => /\.(jpe?g|png|webp)$/i.test(file)).sort()
  return Promise.all(files.slice(0, count).map(async (file) => sized(await readFile(join(folder, file)))))
}
