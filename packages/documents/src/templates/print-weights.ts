/** By clue; one that is not named weighs nothing. */
type Weights = Readonly<Record<string, number>>

/** By class of fields, for sides that a template describes and for others. */
export interface PrintWeights {
  readonly described: Readonly<Record<string, Weights>>
  readonly undescribed: Readonly<Record<string, Weights>>
}
