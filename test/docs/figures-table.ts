import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../support/service.js'

/** What was measured, once: every page that tells a figure points here. */
interface Figure {
  readonly what: string
  readonly figure: string
  readonly target?: string
  readonly command: string
  /** Of the code that was measured, and when. */
  readonly commit: string
  readonly date: string
}

const groups = {
  reading: 'reading',
  'proof-of-life': 'proof of life',
  selfies: 'selfies',
  faces: 'face match',
  service: 'service',
} as const

const readFigures = (file: string): Figure[] =>
  JSON.parse(readFileSync(join(root, 'test/figures', `${file}.json`), 'utf8'))

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |')

const table = (file: string, title: string): string => {
  const rows = readFigures(file).map(({ what, figure, target = '', command, commit, date }) =>
    row([what, figure, target, command, `${date}, \`${commit}\``]),
  )
  return [row([title, 'figure', 'target', 'command', 'measured']), '|---|---|---|---|---|', ...rows].join('\n')
}

export const allFigures = (): Figure[] => Object.keys(groups).flatMap(readFigures)

export const figuresTables = (): string =>
  Object.entries(groups)
    .map(([file, title]) => table(file, title))
    .join('\n\n')
