/** Every number that decides what the decoder believes. Log-probabilities and costs are in nats. */
export const decodingLimits = {
  /** Characters that a line may lack or have too many and still be stretched to a format's length: worn filler runs. */
  maxLengthMisfit: 8,
  /** Lines so near to a format's length are tried first; with strong support, stretching them to other lengths is idle. */
  straightLengthMisfit: 1,
  strongSupport: 16,
  /** Lines with fewer fillers among them all are not worth stretching: any name line shows more, however worn. */
  minFillersToStretch: 3,
  /** A character less probable than e⁻⁷ ≈ 0.001 at a step cannot begin there: keeps the search narrow. */
  minVisibleLogProb: -7,
  /**
   * A character outside its position's alphabet must be e⁶ ≈ 400 times as probable as the best one inside. Enough to tell
   * O or 0 by position; not enough to turn a clearly printed letter into a digit where a national layout breaks the rule.
   */
  alphabetPenalty: 6,
  /**
   * As strong for the document code's first letter: P, V or I is all that parts a passport from a visa, or from a TD2 card
   * when fillers got lost.
   */
  initialPenalty: 6,
  /** Letters amid fillers, where no name or number goes on, are fillers misread unless e⁴ ≈ 55 times as probable. */
  maxStrayCost: 4,
  /**
   * All characters that a correction changes may together be at most e³·⁵ ≈ 33 times less probable than those read. About
   * one document in thirty has misprinted check digits, so beyond that "printed wrong" is the likelier explanation.
   */
  maxCorrectionCost: 3.5,
  /** The second-best correction must be e¹·⁵ ≈ 4.5 times less probable, or it is a guess and the raw reading stays. */
  minCorrectionGap: 1.5,
  /** Below e⁻¹·² ≈ 0.3 per character on average, the line is not text that the recogniser knows. */
  minMeanLogProb: -1.2,
  /** What must speak for a machine readable zone (see `weighSupport`): random text reaches it once in e¹⁰ ≈ 22,000 times. */
  minSupport: 10,
  /** Nothing is judged less probable than this, so that one impossible character does not outweigh a whole line. */
  floor: -20,
} as const
