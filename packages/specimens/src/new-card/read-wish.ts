import { oneOf, readOptions, UsageError } from '@vivid/command'
import { isKnownState } from '@vivid/documents'
import { type SkeletonField, skeletonFields } from './skeleton-fields.js'

/** The card that somebody wants to add. */
export interface CardWish {
  /** Three letters of ICAO 9303-3. */
  readonly state: string
  /** As its file is called: cedula. */
  readonly document: string
  /** As its specimen is called: uruguay. */
  readonly name: string
  readonly title: string
  /** What only this card prints on top. */
  readonly heading: string
  /** Of the zone on its back; null: it has none. */
  readonly zone: 'TD1' | null
  /** 9 a digit, A a letter, X either. */
  readonly pattern: string
  /** What its front prints. */
  readonly fields: readonly SkeletonField[]
}

export const help = `Writes the skeleton of a card that is not described yet: its template, its specimen and a test of both.

npm run new-card -- --state URY --document cedula --name uruguay --heading "REPÚBLICA ORIENTAL DEL URUGUAY"

  --state CODE      the issuing state's three letters
  --document WORD   what the card is called, for file names: cedula, dni, id-card; default cedula
  --name WORD       what its specimen is called: id-card-WORD; default the state's code in small letters
  --heading TEXT    what only this card prints on top; it tells the card from others
  --title TEXT      short, for people and for accuracy --template: Uruguay; default the heading
  --zone TD1|none   the machine readable zone on its back; default TD1
  --pattern TEXT    its number: 9 a digit, A a letter, X either; default 99999999
  --label FIELD=TEXT
                    a label as the card prints it, in place of the usual one: --label "document_number=N° D.I.P."
  --without FIELD   a field that its front does not print; both may be given more than once
  --help            this

Fields: ${skeletonFields.map(({ field }) => field).join(', ')}.

Nothing that is there already is overwritten. The text printed at the end says what to do next.
`

const WORD = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

const options = {
  state: { type: 'string' },
  document: { type: 'string', default: 'cedula' },
  name: { type: 'string' },
  heading: { type: 'string' },
  title: { type: 'string' },
  zone: { type: 'string', default: 'TD1' },
  pattern: { type: 'string', default: '99999999' },
  label: { type: 'string', multiple: true, default: [] as string[] },
  without: { type: 'string', multiple: true, default: [] as string[] },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** What to write, or `help`. */
export const readWish = (args: readonly string[]): CardWish | 'help' => {
  const { values } = readOptions(args, options)
  if (values.help) return 'help'
  const { state, document, heading, zone, pattern } = values
  if (!state) throw new UsageError('--state CODE is missing, such as --state URY')
  if (!/^[A-Z]{3}$/.test(state) || !isKnownState(state))
    throw new UsageError(`--state must be the three letters of a state (ICAO 9303-3), not "${state}"`)
  if (!heading) throw new UsageError('--heading TEXT is missing: what only this card prints on top')
  if (heading.length < 6) throw new UsageError(`--heading "${heading}" is too short to tell a card by`)
  const name = values.name ?? state.toLowerCase()
  for (const [option, word] of Object.entries({ document, name }))
    if (!WORD.test(word)) throw new UsageError(`--${option} must be small letters and hyphens, not "${word}"`)
  if (zone !== 'TD1' && zone !== 'none') throw new UsageError(`--zone must be TD1 or none, not "${zone}"`)
  if (!/^[9AX]{4,20}$/.test(pattern)) throw new UsageError(`--pattern must be 4 to 20 of 9, A and X, not "${pattern}"`)
  const title = values.title ?? heading
  const fields = fieldsOf(values.label, values.without)
  return { state, document, name, title, heading, zone: zone === 'TD1' ? zone : null, pattern, fields }
}

const fieldsOf = (labels: readonly string[], without: readonly string[]): readonly SkeletonField[] => {
  const known = skeletonFields.map(({ field }) => field as string)
  const own = new Map(
    labels.map((given) => {
      const [, field = '', label = ''] = /^([a-z_]+)=(.+)$/.exec(given) ?? []
      return [oneOf('--label FIELD=TEXT', field, known), label]
    }),
  )
  const left = new Set(without.map((field) => oneOf('--without', field, known)))
  return skeletonFields
    .filter(({ field }) => !left.has(field))
    .map((one) => ({ ...one, label: own.get(one.field) ?? one.label }))
}
