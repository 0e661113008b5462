/** Limits of the comparison. "Drawn": documents drawn from faces that no network learnt from, see `models/face-embedding/CARD.md`. */
export const thresholds = {
  /**
   * 732 instead of 730: faces do not match, and the portrait's quality is below this. Drawn: of the same people's portraits of this
   * quality every second one is refused, so that the portrait is as likely a reason as another person.
   */
  portraitQuality: 0.3,
  /** A document this sure is believed by a glance, and a face outside it is never its portrait: the proof of life's own limits. */
  document: { glance: 0.85, sure: 0.65 },
  /** How far outside its outline a document's portrait may be found, of its width and height: outlines are off by 3 % of the long side. */
  documentMargin: 0.05,
  /**
   * 733: sameness of the selfie's face and the portrait. Of 150 portraits, copies that were compressed, shrunk, cropped, recoloured or turned reach 0.96,
   * nine in ten that were photographed again 0.91. Photos of one person in two lights stay below 0.87.
   */
  sameness: 0.92,
} as const
