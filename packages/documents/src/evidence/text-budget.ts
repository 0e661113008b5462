/**
 * What is counted of a side's texts, because a picture can be made to hold any number of them: claims of texts for fields, each weighed by
 * all clues, and pairs of texts that are held against each other.
 */
export type CountedOfText = 'claims' | 'textPairs'

/** What may still be spent on the texts of one request; what it does not grant is left unread. */
export interface TextBudget {
  /** Takes so much; false, and nothing is taken, where less is left. */
  take(name: CountedOfText, amount: number): boolean
}
