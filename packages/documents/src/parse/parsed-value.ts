import type { DateKind } from '../mrz/parse/parse-date.js'

/** For a digit that is filled in where one may be lost: the day 3 for 03. */
export const FILLED_IN = -2

/** What a piece of print means. */
export interface ParsedValue {
  /** In the interface's form. */
  readonly value: string
  /** Which characters of the text each character of the value comes from; -1: from none; `FILLED_IN`. */
  readonly from: readonly number[]
  /** 0…1: how much the text looks like such a value, 1 where nothing had to be read differently. */
  readonly fit: number
}

export interface ParseContext {
  readonly today: Date
  /** Which century two digits of a year mean. */
  readonly dateKind: DateKind
  /** 9 a digit, A a letter, X either. */
  readonly pattern?: string | undefined
  /** The letters that can stand in the pattern, where not all can. */
  readonly letters?: string | undefined
  /** Printed words and what they mean. */
  readonly words?: Readonly<Record<string, string>> | undefined
}

export type Parser = (text: string, context: ParseContext) => ParsedValue | null
