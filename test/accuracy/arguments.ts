import { availableParallelism } from 'node:os'
import { oneOf, readOptions, UsageError, whole } from '@vivid/command'
import { type Level, levels as levelTables } from '@vivid/specimens'
import { designs, templates } from './templates.js'
import { clueNames } from './without-clue.js'

const allLevels = Object.keys(levelTables) as Level[]

export interface AccuracyRun {
  count: number
  /** Pairs that match, and as many that do not. */
  sides: number
  /** Pairs of pictures that are no two sides of one card, and as many that are. */
  pairs: number
  /** Fronts of which one field differs from their own back, and as many right pairs. */
  changedFields: number
  /** Documents whose portrait is compared with the holder's selfie and with strangers'. */
  faces: number
  /** Documents whose own portrait is sent in place of a selfie, and their holder's. */
  copies: number
  /** Documents that are proven genuine as they are and with somebody else's portrait. */
  replaced: number
  /** Portraits for these documents, in place of drawn ones. */
  portraitsFolder?: string
  templates: readonly string[]
  levels: readonly Level[]
  seed: string
  jobs: number
  /** Each side alone, its state's templates taken out of the catalogue. */
  withoutTemplate: boolean
  /** No task begins after this. */
  minutes: number
  /** What the networks read goes here, and nothing is measured. */
  recordFile?: string
  /** Recorded sides, in place of photos. */
  fromFile?: string
  /** Clues to print that are left out, one at a time. */
  withoutClues: readonly string[]
  resumeFile?: string
  jsonFile?: string
  keepFolder?: string
}

export const help = `Draws fictional documents, photographs them and counts which fields the engine reads exactly.

npm run accuracy -- --count 200 --sides 500 --pairs 500 --changed-fields 500

Of these four, those that are named are measured; without any, all. Faces, copies and replaced portraits are measured only when they are named.
  --count N        documents per template and level; default 200
  --sides N        pairs of sides that match, and as many that do not (validate_sides); default 500
  --pairs N        wrong pairs of pictures (blank, foreign object, selfie, another person, same side twice) and as many
                   right ones, over all levels: how many come back valid; default 500
  --changed-fields N
                   fronts with one field changed that their own backs say too, on clean photos, and as many right pairs: how
                   many come back valid and how many match; default 500
  --faces N        documents, over all templates, each photographed at every level: its portrait against a selfie of its
                   holder and four of strangers (face match); no target is set
  --copies N       documents, over all templates, each photographed at every level: its own portrait sent as a selfie, cut
                   out of another photo, saved again, or held up as a print, and a selfie of its holder (face match, 733)
  --replaced N     documents, over all templates, each photographed at every level: refused as an attack by the proof of life as
                   they are and, where a second portrait is printed, with somebody else's portrait in place of the first,
                   with and without the comparison of the two portraits
  --portraits FOLDER
                   with these three: pictures of real people, one file a person, on documents and selfies in place of drawn
                   people, who look more alike; a selfie is the same picture with its head turned, in other light. With
                   --replaced only those before a plain ground, as on documents
  --without-template
                   reads every side alone with its state's templates taken out of the catalogue, as a design that nobody
                   described: right, wrong and empty per field; no pairs are measured and no target is set
  --record FILE    adds what the networks read on every side, with the truth, to this file and measures nothing;
                   --from FILE measures on such files, in seconds
  --from FILE      measures how the print of such a file is understood, in seconds and without a network; levels and seeds
                   are the file's
  --without-clue NAME
                   with --from: what is lost without that clue, see packages/documents/src/read/print; may be given more
                   than once; "each": every clue in turn
  --template NAME  only templates whose name holds this; may be given more than once
  --level LEVEL    ${allLevels.join(', ')}; may be given more than once; default all, sides at moderate
  --seed TEXT      equal seeds give equal documents and photos; default 1
  --jobs N         threads; default all cores
  --minutes N      begin nothing new after so many minutes and report what was measured; default: until all is done
  --resume FILE    keep every result here as it comes, and measure nothing again that is in it
  --json FILE      every result with what was expected and read
  --keep DIR       the photos of documents that were read wrongly
  --honest         error rates on labelled pictures instead, with limits chosen on other sources; --honest --help tells more
  --help           this

Templates: ${templates.map(({ name }) => name).join(' · ')}

Only where --template names them: ${designs.map(({ name }) => name).join(' · ')}

Photos in which the document would cover less than a tenth of the picture are taken from nearer (interface 8).
A field counts where a side prints it or the machine readable zone holds it, and is right when it equals the truth: dates
DD-MM-YYYY, names with the accents of the print, a country as its code or as printed. A rejected document has no field
right. "All required": number, names, surnames, gender, birth and expiry date, where the document has them.
Exit code 1 when a target is missed.
`

const options = {
  count: { type: 'string' },
  sides: { type: 'string' },
  pairs: { type: 'string' },
  'changed-fields': { type: 'string' },
  faces: { type: 'string' },
  copies: { type: 'string' },
  replaced: { type: 'string' },
  portraits: { type: 'string' },
  'without-template': { type: 'boolean', default: false },
  template: { type: 'string', multiple: true },
  level: { type: 'string', multiple: true },
  seed: { type: 'string', default: '1' },
  jobs: { type: 'string', default: String(availableParallelism()) },
  minutes: { type: 'string' },
  record: { type: 'string' },
  from: { type: 'string' },
  'without-clue': { type: 'string', multiple: true },
  resume: { type: 'string' },
  json: { type: 'string' },
  keep: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

export const readArguments = (args: readonly string[]): AccuracyRun | 'help' => {
  const { values } = readOptions(args, options)
  if (values.help) return 'help'
  const wanted = values.template ?? []
  const all = [...templates, ...designs]
  const named = all.filter(({ name }) => wanted.some((part) => contains(name, part)))
  const chosen = wanted.length > 0 ? named : values.from ? all : templates
  if (chosen.length === 0)
    throw new UsageError(
      `no template is called "${wanted.join('", "')}"; known:\n${all.map(({ name }) => `  ${name}`).join('\n')}`,
    )
  return {
    ...readAmounts(values),
    ...(values.portraits && { portraitsFolder: values.portraits }),
    withoutTemplate: values['without-template'],
    templates: chosen.map(({ name }) => name),
    levels: (values.level ?? allLevels).map((level) => oneOf('--level', level, allLevels)),
    seed: values.seed,
    jobs: whole('--jobs', values.jobs, 1),
    minutes: values.minutes === undefined ? Number.POSITIVE_INFINITY : whole('--minutes', values.minutes, 1),
    ...(values.record && { recordFile: values.record }),
    ...(values.from && { fromFile: values.from }),
    withoutClues: chooseClues(values['without-clue'] ?? []),
    ...(values.resume && { resumeFile: values.resume }),
    ...(values.json && { jsonFile: values.json }),
    ...(values.keep && { keepFolder: values.keep }),
  }
}

const amounts = { count: 200, sides: 500, pairs: 500, 'changed-fields': 500, faces: 0, copies: 0, replaced: 0 } as const
type Amount = keyof typeof amounts

/** How many are measured of each: what is named, or all by default; of designs without a template, and for a recording, documents alone. */
const readAmounts = (
  values: Partial<Record<Amount | 'record', string>> & { readonly 'without-template': boolean },
): Pick<AccuracyRun, 'count' | 'sides' | 'pairs' | 'changedFields' | 'faces' | 'copies' | 'replaced'> => {
  const isNamed = Object.keys(amounts).some((name) => values[name as Amount] !== undefined)
  const read = (name: Amount): number => {
    if ((values['without-template'] || values.record) && name !== 'count') return 0
    const value = values[name]
    if (value !== undefined) return whole(`--${name}`, value, 0)
    return isNamed ? 0 : amounts[name]
  }
  return {
    count: read('count'),
    sides: read('sides'),
    pairs: read('pairs'),
    changedFields: read('changed-fields'),
    faces: read('faces'),
    copies: read('copies'),
    replaced: read('replaced'),
  }
}

const chooseClues = (wanted: readonly string[]): readonly string[] =>
  wanted.includes('each') ? clueNames : wanted.map((name) => oneOf('--without-clue', name, clueNames))

const contains = (name: string, part: string): boolean => name.toLowerCase().includes(part.toLowerCase())
