import { type ModelCard, ModelUnavailable } from '@vivid/vision'

/** What decides whether two embeddings are of one person. */
export interface MatchSettings {
  /** Products of two embeddings from this on are the same person's. */
  readonly limit: number
  /** How steeply similarity rises with the product, at the limit: a quarter of this per unit. */
  readonly slope: number
}

/** Share of comparisons with other people that pass; `limits` in `model.json` holds the limit for each rate. */
export const DEFAULT_FALSE_MATCH_RATE = 0.001
/** The same of the limit below which two faces on one document are of two people: one stranger in a hundred is above it. */
const STRANGERS_ABOVE = 0.01

interface TableRow {
  readonly rate: number
  readonly limit: number
}

/** Between two rows of the card's table the limit is interpolated by the logarithm of the rate. Throws for rates outside the table. */
export const matchSettings = (card: ModelCard, falseMatchRate: number): MatchSettings => {
  const { limits, slope } = card as { limits?: readonly TableRow[]; slope?: number }
  if (!limits || limits.length < 2 || !slope) throw new ModelUnavailable(card.id, 'limits or slope is missing')
  const rows = [...limits].sort((a, b) => b.rate - a.rate)
  const above = rows.findIndex(({ rate }) => rate <= falseMatchRate)
  const [upper, lower] = [rows[above - 1] ?? rows[above], rows[above]]
  if (!upper || !lower || falseMatchRate > upper.rate) {
    const [first, last] = [rows[0]!.rate, rows.at(-1)!.rate]
    throw new RangeError(`a false match rate of ${falseMatchRate} lies outside ${last} to ${first}`)
  }
  if (upper === lower) return { limit: lower.limit, slope }
  const share = Math.log(upper.rate / falseMatchRate) / Math.log(upper.rate / lower.rate)
  return { limit: upper.limit + share * (lower.limit - upper.limit), slope }
}

/** For two faces on one document, of which one may be small and pale. A card without limits must stop the start, not the first document. */
export const ghostSettings = (card: ModelCard): MatchSettings => matchSettings(card, STRANGERS_ABOVE)

/** 0…1; 0.5 at the limit. */
export const similarityOf = (product: number, { limit, slope }: MatchSettings): number =>
  1 / (1 + Math.exp(-slope * (product - limit)))
