import type { Fields, Source } from '@vivid/documents'

export interface DescribedField {
  readonly value: string
  /** 0…1 */
  readonly confidence: number
  readonly source: Source
  /** Every source that says the same. */
  readonly agreeing: readonly Source[]
  /** What speaks against it. */
  readonly flags: readonly string[]
}

/** What the document says, under the interface's names; what it does not say is left out. */
export function describeFields(fields: Fields): Record<string, DescribedField> {
  const described = Object.entries(fields).map(([name, { value, confidence, source, agreeing, flags }]) => [
    name,
    { value, confidence: Math.round(confidence * 1000) / 1000, source, agreeing, flags },
  ])
  return Object.fromEntries(described)
}
