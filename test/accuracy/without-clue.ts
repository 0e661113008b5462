import type { Catalogue } from '@vivid/documents'
import { clues } from '@vivid/documents/print-clues'

type Side = Catalogue['weights']['described']

const without = (side: Side, clue: string): Side =>
  Object.fromEntries(Object.entries(side).map(([field, { [clue]: _, ...others }]) => [field, others]))

/** The same knowledge with one clue that weighs nothing. */
export const withoutClue = (catalogue: Catalogue, clue: string): Catalogue => ({
  ...catalogue,
  weights: {
    described: without(catalogue.weights.described, clue),
    undescribed: without(catalogue.weights.undescribed, clue),
  },
})

export const clueNames: readonly string[] = clues.map(({ name }) => name)
