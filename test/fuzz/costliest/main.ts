import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { oneOf, readOptions, whole } from '@vivid/command'
import { jobKinds } from '@vivid/contract'
import { sumSteps } from '../../bench/engines/sum-profile.js'
import { describeCandidate, drawCandidate, openStudio, type Studio } from './candidate.js'
import { analysisMs, type Found, type FoundCostliest, findCostliest } from './find-costliest.js'
import { startEngine } from './start-engine.js'
import { type Work, works } from './works.js'

export const usage = `npm run fuzz -- costliest [options]: searches for the pictures that cost an engine most CPU

  --kind NAME     ${jobKinds.join(', ')}; all of them when none is named
  --work NAME     one kind of request alone: ${works.map(({ name }) => name).join(', ')}
  --seconds N     for each kind of request (120)
  --seed N        (1)
  --most N        exit code 1 when a request costs more than so many honest ones (10)
  --keep DIR      saves the costliest pictures there

Drawn documents, faces and parts of barcodes are repeated, enlarged, turned and laid over each other, and pages of print are set: random words,
labels of all languages and what is nearly one, dates, numbers, names, lines of zones; the costliest are changed further. CPU is that of the engine's process for one request, on one thread, without what unpacking the pictures costs, which
their headers bound; an honest request is the median of six drawn ones, with their unpacking.`

/** Milliseconds between two lines of progress. */
const TELL_MS = 10_000

/** The costliest that are told about and saved. */
const TOLD = 3

/** Steps of each that are told about. */
const STEPS = 6

export const run = async (args: readonly string[]): Promise<boolean> => {
  const { values } = readOptions(args, {
    kind: { type: 'string' },
    work: { type: 'string' },
    seconds: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    most: { type: 'string', default: '10' },
    keep: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  })
  if (values.help) {
    console.log(usage)
    return true
  }
  const kind = values.kind && oneOf('--kind', values.kind, jobKinds)
  const name =
    values.work &&
    oneOf(
      '--work',
      values.work,
      works.map((work) => work.name),
    )
  const seconds = whole('--seconds', values.seconds, 1)
  const seed = whole('--seed', values.seed, 0)
  const most = whole('--most', values.most, 1)
  const wanted = works.filter((work) => (!kind || work.worker === kind) && (!name || work.name === name))
  process.stderr.write('drawing what pictures are made of\n')
  const studio = await openStudio()
  let isWithin = true
  for (const work of wanted) {
    // A process for each, so that its memory is its own.
    const engine = startEngine()
    try {
      const found = await findCostliest(engine, work, studio, { seconds, seed, onTried: teller(work) })
      console.log(describe(work, found))
      isWithin &&= analysisMs(found.worst[0]!.price) <= most * found.honestMs
      if (values.keep) await save(values.keep, work, found.worst.slice(0, TOLD), studio)
    } finally {
      engine.stop()
    }
  }
  return isWithin
}

const teller = ({ name }: Work) => {
  let toldAt = performance.now()
  return (tried: number, { price }: Found) => {
    if (performance.now() < toldAt + TELL_MS) return
    toldAt = performance.now()
    process.stderr.write(`${name}: ${tried} tried, worst ${analysisMs(price).toFixed(0)} ms\n`)
  }
}

const describe = ({ worker, name }: Work, { honestMs, worst, tried, peakMb }: FoundCostliest): string => {
  const worstMs = analysisMs(worst[0]!.price)
  return [
    `${worker}, ${name}: honest ${honestMs.toFixed(0)} ms of CPU, worst of ${tried} ${worstMs.toFixed(0)} ms: ` +
      `${(worstMs / honestMs).toFixed(1)} times as much; at most ${peakMb.toFixed(0)} MB`,
    ...worst.slice(0, TOLD).map(describeFound),
  ].join('\n')
}

const describeFound = ({ candidate, price }: Found): string => {
  const { stages, networks } = sumSteps([price.timings])
  const steps = [...stages, ...networks].sort((a, b) => b[1] - a[1]).slice(0, STEPS)
  const told = steps.map(([name, ms]) => `${name} ${ms.toFixed(0)}`).join(', ')
  return `  ${analysisMs(price).toFixed(0)} ms, unpacking ${price.decodeMs.toFixed(0)}; ${told}\n${describeCandidate(candidate)}`
}

const save = async (folder: string, work: Work, told: readonly Found[], studio: Studio): Promise<void> => {
  await mkdir(folder, { recursive: true })
  for (const [rank, { candidate }] of told.entries()) {
    for (const [name, file] of Object.entries(await drawCandidate(candidate, studio, work)))
      await writeFile(join(folder, `${work.name.replaceAll(' ', '-')}-${rank + 1}-${name}.jpg`), file)
  }
}
