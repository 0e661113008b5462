import { readFile } from 'node:fs/promises'
import { everything, loadDocumentReader } from '@vivid/engines/ocr'
import type { AskEach } from '../ask-each.js'
import type { Sourced } from '../leave-source-out.js'
import { readLabels } from '../read-labels.js'
import { sourceOf } from '../source-of.js'

/** A picture of a document with its machine readable zone as printed, from `labels.jsonl`. */
interface LabelledZone extends Sourced {
  readonly file: string
  /** Null where the document has none. */
  readonly printed: readonly string[] | null
  readonly isChecked: boolean
}

export interface AskedZone extends LabelledZone {
  readonly longSidePx: number
  /** Null where none was read. */
  readonly read: { readonly lines: readonly string[]; readonly isValid: boolean } | null
}

interface Row {
  readonly file: string
  readonly repo: string
  readonly path: string
  readonly mrz: readonly string[] | null
  readonly check_digits_ok: boolean | null
}

export const readZones = async (folder: string): Promise<LabelledZone[]> =>
  (await readLabels<Row>(folder)).map(({ file, repo, path, mrz, check_digits_ok }) => ({
    file,
    source: sourceOf({ repo, path }),
    printed: mrz,
    isChecked: check_digits_ok === true,
  }))

export const askZones = (zones: readonly LabelledZone[], askEach: AskEach): Promise<AskedZone[]> =>
  askEach('zones', zones, async () => {
    const reader = await loadDocumentReader()
    return async ({ file }) => {
      const { mrz, originalWidthPx, originalHeightPx } = await reader.read(await readFile(file), everything)
      return {
        longSidePx: Math.max(originalWidthPx, originalHeightPx),
        read: mrz && { lines: mrz.reading.lines, isValid: mrz.reading.valid },
      }
    }
  })
