import { readFile } from 'node:fs/promises'
import type { ErrorName } from '@vivid/contract'
import { loadCatalogue } from '@vivid/documents'
import {
  type JudgedAttack,
  loadDocumentExaminer,
  type MeasuredQuality,
  measureQuality,
} from '@vivid/engines/document-liveness'
import { everything, interpret, loadDocumentReader, recognise, sexIn } from '@vivid/engines/ocr'
import type { AskEach } from '../ask-each.js'
import type { LabelledDocument } from './labelled-document.js'

/** What was measured on a picture, from which a verdict is still to be made. */
export interface AskedDocument extends LabelledDocument {
  readonly longSidePx: number
  /** The first reason to take the picture again, by the limits that ship. */
  readonly finding: ErrorName | null
  readonly quality: MeasuredQuality | null
  readonly signals: JudgedAttack['signals']
  /** The limits that ship, which for prints depend on whether there is a portrait. */
  readonly thresholds: JudgedAttack['thresholds']
}

export const askDocuments = (documents: readonly LabelledDocument[], askEach: AskEach): Promise<AskedDocument[]> =>
  askEach('document-liveness', documents, async () => {
    const [examiner, reader] = [await loadDocumentExaminer(), await loadDocumentReader()]
    const knowledge = { catalogue: loadCatalogue(), today: new Date() }
    return async ({ file }) => {
      const bytes = await readFile(file)
      const examined = await examiner.examine(bytes, 'any')
      const first = await examiner.judge(examined)
      // The printed sex counts only where there is a portrait to compare it with.
      const sex = examined.portrait && sexIn(interpret(recognise([await reader.read(bytes, everything)], knowledge)))
      const { signals, thresholds } = await examiner.compare(examined, first, sex)
      return {
        longSidePx: Math.max(examined.originalWidthPx, examined.originalHeightPx),
        finding: examined.finding?.error ?? null,
        quality: measureQuality(examined),
        signals,
        thresholds,
      }
    }
  })
