import type { AskEach } from './ask-each.js'

interface HonestFolders {
  /** Holds a folder for each labelled set. */
  readonly sets: string
  /** A checkout with FairFace's crops and labels, where one was given. */
  readonly people?: string
  /** How many of these people are asked, the first of the list; all where it is not given. */
  readonly most?: number
}

/** One kind of picture, measured on sources on which nothing was chosen. A new kind is a file of its own and a line in `parts.ts`. */
export interface HonestPart {
  readonly name: string
  /** What it measures, for `--help`. */
  readonly about: string
  /** The report, made of the labelled pictures in these folders. */
  readonly measure: (folders: HonestFolders, askEach: AskEach) => Promise<string>
}
