import type { Fields, FusedField } from '../fields/candidate.js'

const order = ['birth_date', 'issuing_date', 'expiration_date'] as const

/** DD-MM-YYYY as a number that grows with time; null where a part is unknown. */
const asNumber = (field: FusedField | undefined): number | null => {
  const [day, month, year] = field?.value.split('-').map(Number) ?? []
  return day && month && year ? year * 10_000 + month * 100 + day : null
}

/** Birth, issue and expiry follow each other; where they do not, both dates of the pair are flagged. */
export const flagDates = (fields: Fields): Fields => {
  const flagged = new Set<(typeof order)[number]>()
  for (const [index, earlier] of order.entries())
    for (const later of order.slice(index + 1)) {
      const [a, b] = [asNumber(fields[earlier]), asNumber(fields[later])]
      if (a !== null && b !== null && a >= b) flagged.add(earlier).add(later)
    }
  if (flagged.size === 0) return fields
  const changed = [...flagged].map((name) => {
    const field = fields[name]!
    return [name, { ...field, flags: [...field.flags, 'inconsistent'] }]
  })
  return { ...fields, ...Object.fromEntries(changed) }
}
