import { type ModelCard, ModelUnavailable } from '../model/model-card.js'

export interface ReaderSettings {
  /** Class 0 is the blank; class i is the i-th of these. */
  readonly characters: readonly string[]
  readonly heightPx: number
  readonly capHeightPx: number
  /** Beyond the first and the last letter. */
  readonly marginPx: number
  readonly maxWidthPx: number
}

/** How a line must lie in the input and what the classes stand for is said by the model's card. */
export const readerSettings = (card: ModelCard): ReaderSettings => {
  const { input, characters } = card as { input?: Omit<Partial<ReaderSettings>, 'characters'>; characters?: string }
  const { heightPx, capHeightPx, marginPx, maxWidthPx } = input ?? {}
  if (!characters || !heightPx || !capHeightPx || !marginPx || !maxWidthPx) {
    throw new ModelUnavailable(card.id, 'characters or input heightPx, capHeightPx, marginPx, maxWidthPx is missing')
  }
  return { characters: [...characters], heightPx, capHeightPx, marginPx, maxWidthPx }
}
