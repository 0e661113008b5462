import type { Sourced } from '../leave-source-out.js'
import { readLabels } from '../read-labels.js'

/** A living face or an attack, from `labels.jsonl`. */
export interface LabelledSelfie extends Sourced {
  readonly file: string
  readonly isGenuine: boolean
  /** A crop without surroundings is no selfie: it may be refused for its framing. */
  readonly isTight: boolean
  readonly subtype: string
  /** Its path in its source, which may tell more. */
  readonly path: string
}

interface Row {
  readonly file: string
  readonly label: string
  readonly framing?: string
  readonly repo: string
  readonly subtype?: string
  readonly path?: string
}

export const readSelfies = async (folder: string): Promise<LabelledSelfie[]> =>
  (await readLabels<Row>(folder))
    .filter(({ label }) => label === 'real' || label === 'spoof')
    .map(({ file, label, framing, repo, subtype = '', path = '' }) => ({
      file,
      source: repo,
      isGenuine: label === 'real',
      isTight: framing === 'tight',
      subtype,
      path,
    }))
