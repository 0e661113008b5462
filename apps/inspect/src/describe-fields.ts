import {
  type FieldName,
  formatLongDate,
  type MrzDate,
  type MrzField,
  type MrzReading,
  mrzFormats,
} from '@vivid/documents'

export interface DescribedField {
  readonly value: string
  /** Probability of the least certain character. */
  readonly confidence: number
  readonly source: 'mrz'
}

/** What the zone says, under the interface's names; what it does not say is left out. */
export function describeFields(reading: MrzReading, confidences: readonly Float32Array[]) {
  const { fields } = mrzFormats[reading.format]
  const field = (value: string | null | undefined, ...places: FieldName[]): DescribedField | undefined => {
    const place = fields.find(({ name }) => places.includes(name))
    if (!value || !place) return undefined
    const confidence = Math.min(...confidences[place.line]!.subarray(place.start, place.end))
    return { value, confidence: Math.round(confidence * 1000) / 1000, source: 'mrz' }
  }
  const date = (read: MrzField<MrzDate> | null) => (read?.value ? formatLongDate(read.value) : null)
  return {
    names: field(reading.givenNames.value, 'names', 'givenNames'),
    surnames: field(reading.surnames.value, 'names', 'surnames'),
    document_number: field(reading.documentNumber.value, 'documentNumber'),
    birth_date: field(date(reading.birthDate), 'birthDate'),
    expiration_date: field(date(reading.expiryDate), 'expiryDate'),
    gender: field(reading.sex.value, 'sex'),
    nationality: field(reading.nationalityCountry, 'nationality', 'issuingState'),
  }
}
