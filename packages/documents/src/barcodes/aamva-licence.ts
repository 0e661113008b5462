import type { PayloadParser } from './parsed-barcode.js'
import { payloadDate } from './payload-date.js'

/** AAMVA DL/ID Card Design Standard, annex D: elements of three letters, one per line. */
const HEADER = /^@[^A-Za-z0-9]*(?:ANSI |AAMVA)\s?(\d{6})/

/** Issuers that have a state code of their own, by their identification number (AAMVA's list). */
const issuers = new Map([['604431', 'PRI']])

const genders = new Map([
  ['1', 'M'],
  ['2', 'F'],
  ['M', 'M'],
  ['F', 'F'],
])

export const parseAamvaLicence: PayloadParser = ({ text }) => {
  const header = HEADER.exec(text)
  if (!header) return null
  const element = (name: string) => new RegExp(`(?:^|[\\n\\r]|DL|ID)${name}([^\\n\\r]*)`).exec(text)?.[1]?.trim()
  const country = element('DCG') ?? 'USA'
  const date = (digits: string | undefined) => {
    if (!digits || !/^\d{8}$/.test(digits)) return undefined
    return country === 'CAN'
      ? payloadDate(digits.slice(0, 4), digits.slice(4, 6), digits.slice(6))
      : payloadDate(digits.slice(4), digits.slice(0, 2), digits.slice(2, 4))
  }
  const given = [element('DAC'), element('DAD')].filter((name) => name && name !== 'NONE').join(' ')
  const values = {
    surnames: element('DCS')?.toUpperCase(),
    names: given.toUpperCase() || undefined,
    document_number: element('DAQ')
      ?.replace(/[^\dA-Za-z]/g, '')
      .toUpperCase(),
    birth_date: date(element('DBB')),
    issuing_date: date(element('DBD')),
    expiration_date: date(element('DBA')),
    gender: genders.get(element('DBC') ?? ''),
  }
  const state = issuers.get(header[1]!) ?? country
  return { payload: 'aamva', state, values, broken: !values.document_number || !values.birth_date }
}
