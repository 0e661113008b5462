/** What speaks for a template, in points. Chosen by reason, confirmed on drawn specimens of every template. */
export const choosingLimits = {
  /** A machine readable zone of the right format and state; of the right format on a template of no state. */
  zoneOfState: 1,
  zoneOfAnyState: 0.5,
  /** A zone of the right state with the document code of another of its designs. */
  zoneOfOtherCode: 0.6,
  /** A zone that should be there and was not read. */
  zoneMissing: -0.1,
  /** A barcode with the side's own payload. */
  barcode: 0.8,
  /** A heading or another phrase that only this document has; its full worth from this many letters on. */
  mark: 0.6,
  markLetters: 12,
  /** A number of a form that no other document prints. */
  numberForm: 0.45,
  /** Values in their field boxes, of a side with at least so many: all of them, the share that must be there, how a value must fit. */
  fieldBoxes: 0.7,
  leastFieldBoxes: 6,
  filledFieldBoxes: 0.7,
  fieldBoxFit: 0.6,
  inFieldBox: 0.5,
  /** All labels of the side's fields. */
  labels: 0.5,
  /** Each of them: where one document has all the labels of another and more, the one that has more. */
  eachLabel: 0.01,
  /** Each letter of them, so that APELLIDOS Y NOMBRES is not taken for APELLIDOS where all else is alike. */
  labelLetter: 0.0005,
  /** Each date more than the side's fields can hold, and how well it must read as one: no more than a hint. */
  dateTooMany: -0.02,
  dateFit: 0.9,
  /** Another kind of document by its shape. */
  otherKind: -0.3,
  /** A state's own zone, barcode or headings must say at least as much: labels are much the same everywhere. */
  leastOfState: 0.3,
  /** Fewer points than this say nothing. */
  least: 0.45,
  /** As many points as this leave no doubt. */
  certain: 1.6,
  /** Cost of a phrase per letter, as misread letters cost. */
  markCost: 0.2,
} as const
