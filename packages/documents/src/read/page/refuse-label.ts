import { isSexWord } from '../../parse/parse-gender.js'
import { plainText } from '../../text/plain-text.js'

/** A phrase of the lexicon where it was found in a line. */
export interface FoundPhrase {
  readonly line: string
  readonly from: number
  readonly to: number
  /** Letters of the phrase. */
  readonly length: number
  /** It stands there with other letters than its own. */
  readonly isMisread: boolean
  /** It labels a field that is asked for. */
  readonly isAsked: boolean
}

/** Fields are numbered on some cards: 4a, 12. */
export const NUMBERING = '\\d{1,2}[a-e]?[.)]?'

const NUMBERED = new RegExp(`(?:^|\\s)${NUMBERING}\\s*$`, 'i')

/** Letters of a phrase that opens a number, of one that must open the line or follow a separator, of one that no digit may follow, and of a single word. */
const LETTERS = { opening: 2, separate: 3, few: 5, word: 6 } as const

const before = ({ line, from }: FoundPhrase) => line.slice(0, from)
const within = ({ line, from, to }: FoundPhrase) => line.slice(from, to)
const after = ({ line, to }: FoundPhrase) => line.slice(to)

const lettersAt = (text: string, end: RegExp): number => end.exec(text)?.[0].length ?? 0

/** What tells that a phrase is no label where it was found. */
export const refusals: readonly { readonly says: string; readonly holds: (found: FoundPhrase) => boolean }[] = [
  {
    says: 'a word for a sex is no other word misread',
    holds: (found) => found.isMisread && isSexWord(plainText(within(found))),
  },
  {
    says: 'a misread word of few letters with a digit behind it opens a number',
    holds: (found) => found.isMisread && found.length <= LETTERS.few && /^\d/.test(after(found)),
  },
  {
    says: 'letters that stand for words have stops or slashes, initials have blanks',
    holds: (found) => /^\p{L}(?:\s+\p{L})+$/u.test(within(found)),
  },
  {
    says: 'a short word between a colon and the end of the line is a value',
    holds: (found) => found.length <= LETTERS.few && /:\s*$/.test(before(found)) && after(found).trim() === '',
  },
  {
    says: 'what follows a colon is a value',
    holds: (found) => /:\s*[\p{L}\d]/u.test(within(found)),
  },
  {
    says: 'a misread phrase does not begin within a long word',
    holds: (found) => found.isMisread && /\p{L}{4,}$/u.test(before(found)),
  },
  {
    says: 'two letters with a digit right behind them open a number',
    holds: (found) => found.length <= LETTERS.opening && /^-?\d/.test(after(found)),
  },
  {
    says: 'a phrase of two or three letters opens the line, follows a separator or the number of its field, or has a colon behind it',
    holds: (found) =>
      found.length <= LETTERS.separate &&
      !/^\s*:/.test(after(found)) &&
      /[^/|.:\s]\s*$/.test(before(found).replace(NUMBERED, '')),
  },
  {
    says: 'a phrase does not end in a word of which it takes less than it leaves',
    holds: (found) => {
      const taken = lettersAt(within(found), /\p{L}+$/u)
      return taken > 0 && taken < lettersAt(after(found), /^\p{L}+/u)
    },
  },
  {
    says: 'a misread word that is not asked for stands alone, or it may be a name',
    holds: (found) =>
      found.isMisread &&
      !found.isAsked &&
      found.length <= LETTERS.word &&
      /[A-Z]/.test(plainText(`${before(found)} ${after(found)}`)),
  },
]

export const isRefused = (found: FoundPhrase): boolean => refusals.some(({ holds }) => holds(found))
