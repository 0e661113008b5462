/** What a national number says of its holder. */
export interface ToldByNumber {
  /** DD-MM-YYYY. */
  readonly birth_date?: string
  readonly gender?: 'M' | 'F'
}

/** A kind of number that a state gives out. */
export interface NumberRule {
  readonly holds: (number: string) => boolean
  /** Null: not such a number. */
  readonly tells?: (number: string, today: Date) => ToldByNumber | null
}

/** By the names that templates use. */
export type NumberRules = Readonly<Record<string, NumberRule>>
