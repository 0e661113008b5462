import type { ErrorName } from '@vivid/contract'
import { formatShortDate, type MrzDate, type MrzReading } from '@vivid/documents'

/** Interface 2.2 without what is about the picture. */
export interface PassportFields {
  document_number: string
  registry_number: string
  country: string
  names: string
  surnames: string
  birth_date: string
  gender: 'M' | 'F'
  expiration_date: string
}

/** The fields of a passport's MRZ, or the code for the first one that cannot be given. */
export const shapePassport = (reading: MrzReading): PassportFields | ErrorName => {
  const birthDate = shortDate(reading.birthDate.value)
  if (!birthDate) return 'birth_date_unreadable'
  const gender = reading.sex.value
  if (!gender) return 'gender_unreadable'
  const expirationDate = shortDate(reading.expiryDate?.value ?? null)
  if (!expirationDate) return 'expiration_date_unreadable'
  const surnames = reading.surnames.value
  if (!surnames) return 'names_not_found'
  const documentNumber = reading.documentNumber.value
  if (!documentNumber) return 'document_number_not_found'
  if (!/^[A-Z]{3}$/.test(reading.country)) return 'metadata_not_found'
  return {
    document_number: documentNumber,
    registry_number: reading.registryNumber,
    country: reading.country,
    names: reading.givenNames.value ?? '',
    surnames,
    birth_date: birthDate,
    gender,
    expiration_date: expirationDate,
  }
}

/** A date with unknown parts cannot be answered as DD-MM-YY. */
const shortDate = (date: MrzDate | null): string | null => {
  if (!date || date.day === null || date.month === null || date.year === null) return null
  return formatShortDate(date)
}
