import { readFile, writeFile } from 'node:fs/promises'
import { oneOf, readOptions, UsageError } from '@vivid/command'
import { type Catalogue, loadCatalogue } from '@vivid/documents'
import {
  anchoredScene,
  type Claim,
  clues,
  fieldClass,
  measureClues,
  openSide,
  type PrintWeights,
} from '@vivid/documents/print-clues'
import { type Choice, fitLogit, pruneChoice } from './fit-logit.js'
import { rightClaims } from './label-claims.js'
import type { RecordedCase } from './record-case.js'
import { readRecorded } from './recorded-file.js'
import { type Described, type TrainingSide, trainingSides } from './training-sides.js'

const WEIGHTS = 'packages/documents/src/read/print/print-weights.json'

const help = `Fits how much each clue to a printed field counts.

npm run fit-print -- fit.ndjson

  FILE…        what npm run accuracy -- --record FILE wrote
  --out FILE   default ${WEIGHTS}
  --side SIDE  fits the weights of sides that are described or undescribed alone, and keeps the others as they are
  --field NAME  fits the weights of this class of fields alone, and keeps the others as they are; may be given more than once
  --rounds N   what is certain by one round's weights is known in the next; default 1, after a change of many clues 3
  --help       this
`

const everySide: readonly Described[] = ['described', 'undescribed']
const WIDTH = clues.length
const signs = clues.map(({ speaks }) => speaks)

/** Pulls weights towards nothing, and a field's own towards those of all fields: what few documents show counts little. */
const RIDGE = { shared: 1, own: 0.5 } as const
const STEPS = { rough: 40, shared: 150, own: 300 } as const

/** Claims of a field that are kept once the first steps are done. */
const MOST_CLAIMS = 12

/** Every field of a side that drawn documents have the truth of. */
const addChoices = ({ truth, ...context }: TrainingSide, catalogue: Catalogue, into: Map<string, Choice[]>): void => {
  const opened = openSide(context.evidence, { ...context, catalogue })
  const hasWeights = Object.keys(catalogue.weights.described).length > 0
  const scene = hasWeights ? anchoredScene(opened, catalogue.weights) : opened
  for (const asked of scene.asked) {
    const own = scene.claims.filter((claim: Claim) => claim.asked === asked)
    const right = own.length === 0 ? null : rightClaims(truth, asked, own, scene)
    if (!right) continue
    const features = new Float32Array(own.length * WIDTH)
    for (const [at, claim] of own.entries()) features.set(measureClues(claim, scene), at * WIDTH)
    const key = `${scene.isDescribed ? 'described' : 'undescribed'}/${fieldClass(asked)}`
    const choices = into.get(key)
    if (choices) choices.push({ features, count: own.length, right })
    else into.set(key, [{ features, count: own.length, right }])
  }
}

type Classes = readonly (readonly [name: string, choices: readonly Choice[]])[]
type Named = Readonly<Record<string, number>>

const named = (weights: Float64Array): Named => {
  const entries = clues.map(({ name }, i) => [name, Math.round(weights[i]! * 100) / 100] as const)
  return Object.fromEntries(entries.filter(([, weight]) => Math.abs(weight) >= 0.05))
}

/** Weights of all fields together, then each field's own from there. */
const fitSide = (classes: Classes, known: Named): Record<string, Named> => {
  const nothing = new Float64Array(WIDTH)
  const start = Float64Array.from(clues, ({ name }) => known[name] ?? 0)
  const together = { towards: nothing, ridge: RIDGE.shared, signs }
  const every = classes.flatMap(([, choices]) => choices)
  const rough = fitLogit(every, { ...together, start, steps: STEPS.rough })
  const pruned = classes.map(
    ([name, choices]) => [name, choices.map((one) => pruneChoice(one, rough.weights, MOST_CLAIMS))] as const,
  )
  const all = pruned.flatMap(([, choices]) => choices)
  const { weights: shared } = fitLogit(all, { ...together, start: rough.weights, steps: STEPS.shared })
  const own = pruned.map(([name, choices]) => {
    const fitted = fitLogit(choices, { start: shared, towards: shared, ridge: RIDGE.own, steps: STEPS.own, signs })
    process.stderr.write(`${name}: ${choices.length} choices, mean loss ${fitted.loss.toFixed(4)}\n`)
    return [name, named(fitted.weights)] as const
  })
  return { shared: named(shared), ...Object.fromEntries(own) }
}

const fitWeights = (
  cases: readonly RecordedCase[],
  catalogue: Catalogue,
  wanted: readonly Described[],
  fields: readonly string[],
): PrintWeights => {
  const choices = new Map<string, Choice[]>()
  for (const side of trainingSides(cases, catalogue, wanted)) addChoices(side, catalogue, choices)
  const fitted = (side: Described) => {
    if (!wanted.includes(side)) return catalogue.weights[side]
    const classes = [...choices].filter(([key]) => key.startsWith(`${side}/`)).sort()
    const known = catalogue.weights[side]
    const all = fitSide(
      classes.map(([key, own]) => [key.slice(side.length + 1), own] as const),
      known.shared ?? {},
    )
    if (fields.length === 0) return all
    return { ...known, ...Object.fromEntries(fields.flatMap((name) => (all[name] ? [[name, all[name]]] : []))) }
  }
  return { described: fitted('described'), undescribed: fitted('undescribed') }
}

const provenanceOf = (cases: readonly RecordedCase[], flags: readonly string[]) => {
  const count = (keys: readonly string[]) => new Set(keys).size
  return {
    commands: ['npm run accuracy -- --seed SEED --record FILE', `npm run fit-print -- ${[...flags, 'FILE'].join(' ')}`],
    seeds: [...new Set(cases.map(({ seed }) => seed.split('/')[0]!))],
    templates: count(cases.map(({ template }) => template)),
    documents: count(cases.map(({ template, seed }) => `${template} ${seed}`)),
    photographed: cases.length,
    on: cases
      .map(({ today }) => today.slice(0, 10))
      .sort()
      .at(-1),
  }
}

const main = async (): Promise<void> => {
  const { values, positionals: files } = readOptions(
    process.argv.slice(2),
    {
      out: { type: 'string', default: WEIGHTS },
      rounds: { type: 'string', default: '1' },
      side: { type: 'string' },
      field: { type: 'string', multiple: true },
      help: { type: 'boolean', short: 'h', default: false },
    },
    { allowPositionals: true },
  )
  if (values.help) return void process.stdout.write(help)
  if (files.length === 0) throw new UsageError('name a file that npm run accuracy -- --record FILE wrote')
  const cases = (await Promise.all(files.map(readRecorded))).flat()
  const wanted = values.side ? [oneOf('--side', values.side, everySide)] : everySide
  const fields = values.field ?? []
  let catalogue = loadCatalogue()
  for (let round = 0; round < Number(values.rounds); round++)
    catalogue = { ...catalogue, weights: fitWeights(cases, catalogue, wanted, fields) }
  const named = (['side', 'field', 'rounds'] as const).flatMap((flag) =>
    [values[flag]].flat().flatMap((value) => (value ? [`--${flag} ${value}`] : [])),
  )
  const own = provenanceOf(cases, named)
  const { provenance: before } = JSON.parse(await readFile(WEIGHTS, 'utf8')) as {
    provenance: Record<string, unknown>
  }
  const partly = fields.length === 0 ? '' : `: ${fields.join(', ')}`
  const provenance = { ...before, ...Object.fromEntries(wanted.map((side) => [`${side}${partly}`, own])) }
  await writeFile(values.out, `${JSON.stringify({ provenance, weights: catalogue.weights }, null, 2)}\n`)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`fit-print: ${error instanceof UsageError ? error.message : (error as Error).stack}\n`)
  process.exitCode = 2
}
