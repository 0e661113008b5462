import { parseArgs } from 'node:util'
import type { Conditions } from '../camera/conditions.js'
import { type Level, levels } from '../camera/levels.js'
import { listKinds } from '../layouts/find-layout.js'
import { UsageError } from './usage-error.js'

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
  together: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** What to do, or `help` or `list`. */
export function parseCommand(args: readonly string[]): Command | 'help' | 'list' {
  const values = readOptions(args)
  if (values.help) return 'help'
  if (values.list) return 'list'
  if (!values.out) throw new UsageError('--out DIR is missing')
  return {
    kinds: chooseKinds(values.kind),
    count: readNumber('--count', values.count, 1, 1_000_000),
    outFolder: values.out,
    seed: values.seed,
    level: oneOf('--level', values.level, [...(Object.keys(levels) as Level[]), 'drawing']),
    wish: {
      ...(values.width && { widthPx: readNumber('--width', values.width, 64, 8000) }),
      ...(values.rotation && { rotationDegrees: readNumber('--rotation', values.rotation, -360, 360) }),
      ...(values['character-height'] && {
        characterHeightPx: readNumber('--character-height', values['character-height'], 2, 200),
      }),
    },
    format: oneOf('--format', values.format, ['jpg', 'png']),
    together: values.together,
  }
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

/** A kind, a group of kinds, or all of them. */
function chooseKinds(wanted: string): string[] {
  const all = listKinds()
  const chosen = all.filter(({ kind, group }) => wanted === 'all' || wanted === group || wanted === kind)
  if (chosen.length > 0) return chosen.map(({ kind }) => kind)
  const names = ['all', ...new Set(all.map(({ group }) => group)), ...all.map(({ kind }) => kind)]
  throw new UsageError(`unknown kind "${wanted}"; known: ${names.join(', ')}`)
}

function readNumber(name: string, text: string, low: number, high: number): number {
  const value = Number(text)
  const whole = name === '--rotation' || name === '--character-height' || Number.isInteger(value)
  if (!whole || !(value >= low && value <= high))
    throw new UsageError(`${name} must be from ${low} to ${high}, not "${text}"`)
  return value
}

function oneOf<T extends string>(name: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => value === text)
  if (!found) throw new UsageError(`${name} must be one of ${allowed.join(', ')}, not "${text}"`)
  return found
}
