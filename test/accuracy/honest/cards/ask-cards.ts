import { readFile } from 'node:fs/promises'
import { loadCatalogue, withoutState } from '@vivid/documents'
import { everything, interpret, loadDocumentReader, recognise } from '@vivid/engines/ocr'
import type { AskEach } from '../ask-each.js'
import { countedFields, type FieldValues, type LabelledCard } from './labelled-card.js'

/** A card as it was read, with every template and without those of its own state. */
export interface AskedCard extends LabelledCard {
  readonly longSidePx: number
  readonly read: FieldValues
  /** As a design that nobody described. */
  readonly readUndescribed: FieldValues
  /** The template that was recognised. */
  readonly template: string | null
}

export const askCards = (cards: readonly LabelledCard[], askEach: AskEach): Promise<AskedCard[]> =>
  askEach('cards', cards, async () => {
    const [reader, catalogue, today] = [await loadDocumentReader(), loadCatalogue(), new Date()]
    return async ({ file, state }) => {
      const seen = await reader.read(await readFile(file), everything)
      const told = interpret(recognise([seen], { catalogue, today }))
      const undescribed = interpret(recognise([seen], { catalogue: withoutState(catalogue, state), today }))
      return {
        longSidePx: Math.max(seen.originalWidthPx, seen.originalHeightPx),
        read: valuesOf(told.fields),
        readUndescribed: valuesOf(undescribed.fields),
        template: told.template?.id ?? null,
      }
    }
  })

const valuesOf = (fields: Readonly<Record<string, { readonly value: string } | undefined>>): FieldValues =>
  Object.fromEntries(countedFields.flatMap((name) => (fields[name] ? [[name, fields[name].value]] : [])))
