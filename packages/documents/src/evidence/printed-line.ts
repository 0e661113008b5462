/** Fractions 0…1 of the document's width and height, from its own top left. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface PrintedCharacter {
  readonly character: string
  /** 0…1 */
  readonly confidence: number
  /** Fractions of the document's width. */
  readonly left: number
  readonly right: number
}

/** A line of print as it was read. */
export interface PrintedLine {
  readonly text: string
  /** 0…1 */
  readonly confidence: number
  /** One for each character of `text`, blanks included. */
  readonly characters: readonly PrintedCharacter[]
  readonly box: Box
}
