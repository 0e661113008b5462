/** What a national number says of its holder. */
export interface ToldByNumber {
  /** DD-MM-YYYY. */
  readonly birth_date?: string
  readonly gender?: 'M' | 'F'
}

/** First letters of the holder's names. */
export interface Initials {
  readonly surnames: readonly [string, string]
  readonly names: string
}

/** A kind of number that a state gives out. */
export interface NumberRule {
  /** Whether its form and its check digit, where it has one, are right. */
  readonly holds: (number: string) => boolean
  /** Null: not such a number. */
  readonly initials?: (number: string) => Initials | null
  /** Null: not such a number. */
  readonly tells?: (number: string, today: Date) => ToldByNumber | null
}

/** By the names that templates use. */
export type NumberRules = Readonly<Record<string, NumberRule>>
