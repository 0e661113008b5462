/** How the sources of a field are weighed against each other. Chosen by reason, confirmed on drawn specimens. */
export const fusingLimits = {
  /** Added to the confidence: a check digit beats a barcode beats print; a failing check digit is worth least. */
  standing: { checked: 3, barcode: 2.5, zone: 1.2, print: 1, failing: 0.2 },
  /** Names are printed twice; as similar as this they are one name, read badly once. */
  sameNameSimilarity: 0.75,
  /** Numbers and dates as similar as this are taken for one, read badly once. */
  sameNumberSimilarity: 0.85,
  /** How sure print must be to complete a name of which the zone has next to nothing. */
  completing: 0.4,
  /** The chance of an error that is left when two sources agree. */
  agreementFactor: 0.3,
} as const
