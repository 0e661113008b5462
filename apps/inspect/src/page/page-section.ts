/** Left, top, right, bottom as fractions of the document. */
export interface PlacedText {
  readonly text: string
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
}

export interface ShownField {
  readonly name: string
  readonly value: string
  readonly printed: string
  readonly confidence: number
  readonly source: string
  readonly agreeing: readonly string[]
  readonly flags: readonly string[]
  readonly box: PlacedText['box'] | null
  /** The label that it stands at, where one of its field was read. */
  readonly label: string | null
}

/** What a page shows of one picture. */
export interface PageSection {
  readonly template: string | null
  readonly side: string
  readonly zone: readonly string[]
  readonly barcodes: readonly string[]
  /** The document laid flat, JPEG in base64, and its proportion, width by height. */
  readonly flat: string | null
  readonly aspect: number
  readonly lines: readonly (PlacedText & { readonly confidence: number })[]
  readonly labels: readonly (PlacedText & { readonly field: string | null })[]
  readonly fieldBoxes: readonly PlacedText[]
  readonly fields: readonly ShownField[]
  /** Fields that the template expects on this side and that were not found. */
  readonly missing: readonly string[]
}
