import type { MrzFormatName } from '../mrz/mrz-format.js'
import type { MrzReading, NationalNumber } from '../mrz/parse/mrz-reading.js'

interface NationalNumberRule {
  states: readonly string[]
  formats: readonly MrzFormatName[]
  kind: string
  from: 'documentNumber' | 'optionalData' | 'optionalData2'
  pattern: RegExp
}

// Mexico's CURP has 18 characters and fits no optional data: it is never in the zone.
const rules: readonly NationalNumberRule[] = [
  { states: ['ESP'], formats: ['TD1', 'TD3'], kind: 'DNI', from: 'optionalData', pattern: /^\d{8}[A-Z]/ },
  { states: ['BEL'], formats: ['TD1'], kind: 'national register number', from: 'optionalData2', pattern: /^\d{11}$/ },
  { states: ['PRT'], formats: ['TD1'], kind: 'civil identification number', from: 'documentNumber', pattern: /^\d{8}/ },
  { states: ['EST', 'LTU'], formats: ['TD1', 'TD3'], kind: 'personal code', from: 'optionalData', pattern: /^\d{11}$/ },
  { states: ['LVA'], formats: ['TD1', 'TD3'], kind: 'personal code', from: 'optionalData', pattern: /^\d{11}$/ },
  { states: ['CZE'], formats: ['TD3'], kind: 'rodné číslo', from: 'optionalData', pattern: /^\d{9,10}$/ },
  { states: ['ISL'], formats: ['TD3'], kind: 'kennitala', from: 'optionalData', pattern: /^\d{10}$/ },
  { states: ['SRB'], formats: ['TD3'], kind: 'JMBG', from: 'optionalData', pattern: /^\d{13}$/ },
  {
    states: ['TWN'],
    formats: ['TD3'],
    kind: 'national identification number',
    from: 'optionalData',
    pattern: /^[A-Z]\d{9}$/,
  },
  { states: ['AZE'], formats: ['TD3'], kind: 'PIN', from: 'optionalData', pattern: /^[0-9A-Z]{7}$/ },
  { states: ['MEX'], formats: ['TD1'], kind: 'OCR of the voter card', from: 'optionalData', pattern: /^\d{13}$/ },
  { states: ['CHL'], formats: ['TD1'], kind: 'RUN', from: 'optionalData2', pattern: /^\d{7,8}[0-9K]$/ },
  { states: ['PER'], formats: ['TD1'], kind: 'DNI', from: 'documentNumber', pattern: /^\d{8}$/ },
]

/** The number of a person that a state is publicly known to print in its zone; many of these states have no card of their own here. */
export const findNationalNumber = (
  reading: Pick<MrzReading, 'format' | 'country' | 'documentNumber' | 'optionalData' | 'optionalData2'>,
): NationalNumber | null => {
  for (const rule of rules) {
    if (!rule.states.includes(reading.country) || !rule.formats.includes(reading.format)) continue
    const value = reading[rule.from]?.value?.match(rule.pattern)?.[0]
    if (value) return { kind: rule.kind, value }
  }
  return null
}
