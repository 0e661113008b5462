import { number, oneOf, readOptions, UsageError, whole } from '@vivid/command'
import type { Conditions } from '../camera/conditions.js'
import { type Level, levels } from '../camera/levels.js'
import { families } from '../designs/design-choices.js'
import { listDesigns } from '../designs/find-design.js'
import { listKinds } from '../layouts/find-layout.js'

export interface Command {
  /** Drawn in turn. */
  kinds: readonly string[]
  count: number
  outFolder: string
  seed: string
  /** A flat drawing without any camera, or a photo. */
  level: Level | 'drawing'
  /** Conditions that replace the level's own. */
  wish: Partial<Conditions>
  format: 'jpg' | 'png'
  together: boolean
  /** Of each document's holder. */
  selfies: number
}

const options = {
  kind: { type: 'string', default: 'passport' },
  count: { type: 'string', default: '1' },
  out: { type: 'string' },
  seed: { type: 'string', default: '1' },
  level: { type: 'string', default: 'clean' },
  width: { type: 'string' },
  rotation: { type: 'string' },
  'character-height': { type: 'string' },
  format: { type: 'string', default: 'jpg' },
  selfies: { type: 'string', default: '0' },
  together: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** What to do, or `help` or `list`. */
export const parseCommand = (args: readonly string[]): Command | 'help' | 'list' => {
  const { values } = readOptions(args, options)
  if (values.help) return 'help'
  if (values.list) return 'list'
  if (!values.out) throw new UsageError('--out DIR is missing')
  const count = whole('--count', values.count, 1, 1_000_000)
  return {
    kinds: chooseKinds(values.kind, count),
    count,
    outFolder: values.out,
    seed: values.seed,
    level: oneOf('--level', values.level, [...(Object.keys(levels) as Level[]), 'drawing']),
    wish: {
      ...(values.width && { widthPx: whole('--width', values.width, 64, 8000) }),
      ...(values.rotation && { rotationDegrees: number('--rotation', values.rotation, -360, 360) }),
      ...(values['character-height'] && {
        characterHeightPx: number('--character-height', values['character-height'], 2, 200),
      }),
    },
    format: oneOf('--format', values.format, ['jpg', 'png']),
    together: values.together,
    selfies: whole('--selfies', values.selfies, 0, 100),
  }
}

/** A kind, a group of kinds, as many invented designs as documents are drawn, or all kinds that are no designs. */
const chooseKinds = (wanted: string, count: number): string[] => {
  const family = families.find((name) => wanted === `design-${name}`)
  if (family) return listDesigns(family, count)
  const all = listKinds()
  const chosen = all.filter(({ kind, group }) => wanted === 'all' || wanted === group || wanted === kind)
  if (chosen.length > 0) return chosen.map(({ kind }) => kind)
  const names = [
    'all',
    ...families.map((name) => `design-${name}`),
    ...new Set(all.map(({ group }) => group)),
    ...all.map(({ kind }) => kind),
  ]
  throw new UsageError(`unknown kind "${wanted}"; known: ${names.join(', ')}`)
}
