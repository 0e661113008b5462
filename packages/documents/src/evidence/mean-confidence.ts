interface Read {
  /** 0…1 */
  readonly confidence: number
}

/** How surely characters were read on average; 0 of none. */
export const meanConfidence = (characters: readonly Read[]): number =>
  characters.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, characters.length)
