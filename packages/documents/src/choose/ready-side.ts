import { parseBarcode } from '../barcodes/parse-barcode.js'
import type { PrintedLine } from '../evidence/printed-line.js'
import type { SideEvidence } from '../evidence/side-evidence.js'
import { parsePrintedDate } from '../parse/parse-date.js'
import { searchedLine } from '../read/page/seek-phrases.js'
import { type Catalogue, phraseFor } from '../templates/catalogue.js'
import { onceFor } from '../text/once-for.js'
import { findIn, type Phrase, type SearchedPhrase } from '../text/phrase.js'
import { choosingLimits as limits } from './choosing-limits.js'
import { statesNamed } from './headed-by-another.js'
import { headingRows } from './heading-rows.js'

/** One side's evidence, made ready once for all templates. */
export interface ReadySide {
  readonly evidence: SideEvidence
  readonly payloads: readonly { payload: string; state: string | null }[]
  /** 0…1: how surely a phrase stands on the side. */
  readonly presence: (text: string) => number
  /** Names of states in its headings. */
  readonly named: readonly (readonly string[])[]
  /** Lines that are dates. */
  readonly dates: number
  /** The latest year of the side's dates; null where it shows fewer than two. */
  readonly latestYear: number | null
}

const presenceOf = (phrase: Phrase, lines: readonly SearchedPhrase[]): number => {
  const { length } = phrase.text
  const maxCost = length <= 4 ? 0 : limits.markCost * length
  let least = Number.POSITIVE_INFINITY
  for (const line of lines) {
    least = Math.min(least, findIn(line, phrase, maxCost)?.cost ?? least)
    if (least === 0) break
  }
  return least <= maxCost ? 1 - least / length : 0
}

const isDate = (text: string, today: Date): boolean =>
  /^\d[\d ./-]{6,}\d$/.test(text) && (parsePrintedDate(text, { today, dateKind: 'birth' })?.fit ?? 0) >= limits.dateFit

const latestYearOn = ({ lines }: SideEvidence, today: Date): number | null => {
  const years = lines.flatMap(({ text }) => {
    const date = parsePrintedDate(text, { today, dateKind: 'expiry' })
    return date && date.fit >= limits.dateFit ? [Number(date.value.slice(-4))] : []
  })
  return years.length > 1 ? Math.max(...years) : null
}

/** What the lines of a side say by themselves: a side is looked at again when its zone or its codes have been read since. */
const readyLines = onceFor((lines: readonly PrintedLine[]) => {
  const searched = [...lines, ...headingRows(lines)].map(searchedLine)
  const known = new Map<string, number>()
  return {
    named: statesNamed(lines),
    presence: (phrase: Phrase) => {
      const value = known.get(phrase.text) ?? presenceOf(phrase, searched)
      known.set(phrase.text, value)
      return value
    },
  }
})

export const readySide = (evidence: SideEvidence, catalogue: Catalogue, today: Date): ReadySide => {
  const { named, presence } = readyLines(evidence.lines)
  return {
    evidence,
    named,
    payloads: evidence.barcodes.map((barcode) => parseBarcode(barcode, today)),
    presence: (text) => presence(phraseFor(catalogue, text)),
    dates: evidence.lines.filter(({ text }) => isDate(text, today)).length,
    latestYear: latestYearOn(evidence, today),
  }
}
