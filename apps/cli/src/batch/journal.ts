import { open, readFile, truncate } from 'node:fs/promises'
import type { Result } from '@vivid/client'
import { InputError } from '../usage.js'

/** One line of the results; `waiting`: sent without waiting, the answer is to be had under the id. */
export type Line = { name: string } & (
  | Result<unknown>
  | { outcome: 'failed'; reason: string; message: string; sandbox?: true }
  | { outcome: 'waiting'; id: number }
)

const isVerdict = ({ outcome }: Line): boolean => outcome === 'accepted' || outcome === 'rejected'

/** Undefined for what is no JSON. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isLine = (value: unknown): value is Line => {
  const { name, outcome } = (value ?? {}) as Partial<Line>
  return typeof name === 'string' && typeof outcome === 'string'
}

/** How every line of ours begins, and what follows its name. */
const BEGINNING = '{"name":"'
const AFTER_NAME = '","outcome'
/** With whole lines of ours before it, so much as its beginning is ours. The only line has to show more: its file may be anybody's. */
const isCutShort = (text: string, isOnly: boolean): boolean =>
  BEGINNING.startsWith(text.slice(0, BEGINNING.length)) && (!isOnly || text.includes(AFTER_NAME))

/**
 * Lines as they were written, and the bytes they take. A last one that a kill cut short is not one; one that lacks its line end alone is.
 * Null for a file that is not ours.
 */
const parseLines = (text: string): { lines: Line[]; wholeBytes: number; lacksEnd: boolean } | null => {
  const ended = text.slice(0, text.lastIndexOf('\n') + 1)
  const rest = text.slice(ended.length)
  const lacksEnd = isLine(parse(rest))
  const whole = lacksEnd ? text : ended
  const lines = whole
    .split('\n')
    .filter((line) => line !== '')
    .map(parse)
  const isRestOurs = rest === '' || lacksEnd || (parse(rest) === undefined && isCutShort(rest, lines.length === 0))
  return lines.every(isLine) && isRestOurs ? { lines, wholeBytes: Buffer.byteLength(whole), lacksEnd } : null
}

export interface Journal {
  /** What earlier runs left, the newest line of each name. */
  lines: Map<string, Line>
  /** Names that need not be sent again: a verdict was reached. */
  done: ReadonlySet<string>
  /** Ids of those that were sent and whose answer nobody has asked for yet. */
  waiting: ReadonlyMap<string, number>
  write(line: Line): Promise<void>
  close(): Promise<void>
}

/** The results file is its own journal: appended to line by line, read when a batch is taken up again. */
export const openJournal = async (path: string): Promise<Journal> => {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const parsed = parseLines(text)
  if (parsed === null) throw new InputError(`${path} is no results file of vivid batch: give another one to --out`)
  const { lines, wholeBytes, lacksEnd } = parsed
  if (wholeBytes < Buffer.byteLength(text)) await truncate(path, wholeBytes)
  const byName = new Map(lines.map((line) => [line.name, line]))
  const file = await open(path, 'a')
  if (lacksEnd) await file.appendFile('\n')
  return {
    lines: byName,
    done: new Set(lines.filter(isVerdict).map(({ name }) => name)),
    waiting: new Map(
      [...byName.values()].flatMap((line) => (line.outcome === 'waiting' ? [[line.name, line.id]] : [])),
    ),
    write: async (line) => {
      byName.set(line.name, line)
      await file.appendFile(`${JSON.stringify(line)}\n`)
    },
    close: () => file.close(),
  }
}
