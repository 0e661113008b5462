/** Where a value may stand as seen from its label. Distances in heights of the value's line; found on drawn cards. */
export const placingLimits = {
  /** Rows: how far the centres may be apart. */
  rowTolerance: 0.8,
  /** To the right: from a little overlap up to this gap. */
  maxGapRight: 16,
  /** Below and above: between the lines' edges. */
  maxGapBelow: 1.6,
  /** Edges may overlap: boxes are drawn with a margin. */
  minGapBelow: -0.6,
  /** A value may begin left of its label by this much. */
  maxShiftLeft: 2.5,
  /**
   * Lines of one value: gap, shift of the left edge, ratio of heights (accents add a third), and mean sureness: patterns
   * under a name read as letters, but not surely.
   */
  nextLine: { maxGap: 0.9, maxShift: 1.2, minRatio: 0.55, clear: 0.7 },
  /** Lines of a block of names: its lines are values of their own, and stand further apart. */
  nameLine: { maxGap: 1.3 },
  /** Points: a value without a label scores by its zone alone. */
  zoneOnly: 0.5,
  /** A value without a label whose form tells it, and how well it must fit: hardly a character read as another. */
  formOnly: 0.45,
  ownForm: 0.95,
  labelShare: 0.65,
  zoneShare: 0.4,
  /** A zone ends softly, over this many heights of the line. */
  zoneFade: 1.2,
  minScore: 0.25,
  /** What a zone or a code told already is recognised wherever it stands: worth more than a label. */
  told: 1.1,
  /** Mean sureness of a value that nothing but its place speaks for: labels read as noise must not pass for values. */
  clear: 0.75,
  /** A value this surely its field's tells how the document lies. */
  anchor: 0.7,
} as const
