/** When two pictures count as the sides of one document. Chosen by reason, confirmed on drawn pairs of every template. */
export const judgingLimits = {
  /** Fields in print from which on a picture is a front: a date or a name alone may stand on anything. */
  frontFields: 2,
  /**
   * Signs of a card from which on a picture is the back of a card that no state's template describes and that does not name
   * the holder: one label or one date may stand on any object.
   */
  undescribedSigns: 2,
  /** How surely a heading must have been read, and a label where no template says what stands on a side, 0…1. */
  heading: 0.75,
  label: 0.85,
  /** Shorter words may stand anywhere by chance. */
  labelLetters: 5,
  /**
   * Two pictures show one side when so many texts stand on both; a text at one place on both counts twice. Fronts and backs of 47 drawn
   * designs have 3 at most, one front photographed twice has 16 at least, with up to 90 lines of other print laid over it.
   */
  sameTexts: 8,
  /** Shares of the width and of the height by which the beginnings of one line on two pictures differ at most. */
  samePlace: 0.04,
  sameLine: 0.8,
  sameLineLetters: 4,
  /**
   * The front's number stands on the back where it costs at most this per character. On 25 yellow cédulas and cédulas of
   * Panama, hard photos included, the own number cost 0.21 at most, 3,375 others 0.28 at least.
   */
  numberCost: 0.24,
  /** Share of the width by which the beginnings of lines in one column may differ. */
  column: 0.02,
  /** Largest distance of a name's two spellings in one column, in heights of a line: a label may stand between them. */
  neighbourHeights: 4,
  /** A word stands on a side where it costs at most this per letter. */
  wordCost: 0.34,
  /** Shorter numbers stand anywhere by chance. */
  numberLength: 6,
} as const
