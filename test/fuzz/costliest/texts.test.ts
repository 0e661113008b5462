import {
  type CountedOfText,
  chooseTemplate,
  fuse,
  judgeSides,
  loadCatalogue,
  type PrintedLine,
  readSide,
  recogniseSide,
  type SideEvidence,
} from '@vivid/documents'
import { expect, it } from 'vitest'
import { seededRandom } from '../../support/seeded-random.js'
import { isWholeRun } from '../../support/whole-run.js'
import { cpuMs } from './cpu-ms.js'
import { type TextKind, textKinds, texts } from './texts.js'

const knowledge = { catalogue: loadCatalogue(), today: new Date('2026-06-01') }

/** Of the page's height, and from column to column and from line to line. */
const LINE = { height: 0.01, columns: 3, leading: 0.014, column: 0.32, widestLetter: 0.012, filled: 0.9 } as const

const lineOf = (text: string, at: number): PrintedLine => {
  const left = 0.02 + (at % LINE.columns) * LINE.column
  const top = Math.floor(at / LINE.columns) * LINE.leading
  const width = Math.min(LINE.widestLetter, (LINE.filled * LINE.column) / text.length)
  const characters = Array.from(text, (character, index) => ({
    character,
    confidence: 0.97,
    left: left + index * width,
    right: left + (index + 1) * width,
  }))
  const box = { left, top, right: left + text.length * width, bottom: top + LINE.height }
  return { text, confidence: 0.97, characters, box }
}

const pageOf = (kind: TextKind, letters: number, seed: number): SideEvidence => {
  const random = seededRandom(seed)
  const lines: PrintedLine[] = []
  for (let count = 0; count < letters; count += lines.at(-1)!.text.length)
    lines.push(lineOf(texts[kind](random), lines.length))
  return { kind: 'card', lines, mrz: null, barcodes: [] }
}

/** What one request counts at most: `requestBudget` of the engines has as much. */
const startBudget = () => {
  const left = { claims: 7_200, textPairs: 40_000 }
  return {
    take: (name: CountedOfText, amount: number) => {
      if (amount > left[name]) return false
      left[name] -= amount
      return true
    },
  }
}

/** CPU of making sense of two pages as the sides of a card. */
const costOf = (kind: TextKind, letters: number, seed: number): number => {
  const pages = [pageOf(kind, letters, seed), pageOf(kind, letters, seed + 1)]
  const context = { ...knowledge, budget: startBudget() }
  const startedMs = cpuMs()
  const recognised = pages.map((page) => recogniseSide(page, knowledge.catalogue, knowledge.today))
  const chosen = chooseTemplate(recognised)
  const template = chosen?.template ?? null
  const read = (side: 'front' | 'back', index: number) => {
    const own = recognised[index]!
    const candidates = readSide(own.evidence, template, side, context)
    return { recognised: own, side, candidates, fields: fuse(candidates, template) }
  }
  const [front, back] = [read('front', chosen?.frontIndex ?? 0), read('back', chosen?.backIndex ?? 1)]
  judgeSides(front, back, template, context)
  return cpuMs() - startedMs
}

/** Have most claims, most labels to be held against, and most dates to choose from. */
const costliest: readonly TextKind[] = ['nine short words', 'labels and values', 'dates']

/** Twice what a reading of one picture holds at most, so that little of the time is anything else. */
const LETTERS = 3_000

/** Machines are noisy; what grows with the square of the letters takes four times as long. */
const NOISE = { times: 1.3, ms: 20 } as const

const leastOf = (kind: TextKind, letters: number) => Math.min(...[1, 3].map((seed) => costOf(kind, letters, seed)))

it.each(isWholeRun ? textKinds : costliest)(
  'takes at most twice as long for twice as many letters: %s',
  async (kind) => {
    // Other work on the machine lengthens a run, never shortens it: one good pair of runs is proof.
    const excess = () => leastOf(kind, 2 * LETTERS) - 2 * NOISE.times * leastOf(kind, LETTERS)
    await expect.poll(excess).toBeLessThan(NOISE.ms)
  },
)
