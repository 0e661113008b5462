import type { AskEach } from './ask-each.js'

/** One kind of picture, measured on sources on which nothing was chosen. A new kind is a file of its own and a line in `parts.ts`. */
export interface HonestPart {
  readonly name: string
  /** What it measures, for `--help`. */
  readonly about: string
  /** The report, made of the labelled pictures under this folder. */
  readonly measure: (setsFolder: string, askEach: AskEach) => Promise<string>
}
