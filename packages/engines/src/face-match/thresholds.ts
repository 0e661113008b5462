import { thresholds as proofOfLife } from '../document-liveness/thresholds.js'

/** Limits of the comparison. "Drawn": documents drawn from faces that no network learnt from, see `models/face-embedding/CARD.md`. */
export const thresholds = {
  /**
   * 732 instead of 730: faces do not match, and the portrait's quality is below this. Drawn: of the same people's portraits of this
   * quality every second one is rejected, so that the portrait is as likely a reason as another person.
   */
  portraitQuality: 0.3,
  /** Confidence: a document this sure is believed by a glance, and of one as sure as `sure` a face outside it is never the portrait. */
  document: { glance: proofOfLife.clearDocument, sure: proofOfLife.documentConfidence },
  /** How far outside its outline a document's portrait may be found, of its width and height: outlines are off by 3 % of the long side. */
  documentMargin: 0.05,
  /** Face of a portrait, from forehead to chin, of the document's shorter side. On the 54 drawn designs it is 0.2 to 0.45. */
  portraitShare: { least: 0.1, most: 0.7 },
  /**
   * Size of another face on the document from which on it must surely be the holder's, of the portrait's own. Ghost portraits, which repeat the
   * holder's, reach 0.71 on the drawn designs.
   */
  secondPortrait: 0.7,
  /**
   * 733: sameness of the selfie's face and the portrait. Of 150 portraits at least 98 in 100 copies that were compressed, shrunk, cropped, recoloured
   * or turned reach it, 98 in 100 that were photographed again, 93 in 100 pairs of two photos of one print; 1,160 pairs of photos of one person in two
   * lights stay below 0.84, drawn holders with their heads turned below 0.9.
   */
  sameness: 0.92,
} as const
