import type { Holder } from '../layouts/particulars.js'
import { inventDay, inventPerson, type Person } from '../people/invent-person.js'
import type { Random } from '../random.js'

export const changeableFields = [
  'document_number',
  'surnames',
  'names',
  'birth_date',
  'gender',
  'expiration_date',
] as const
export type ChangeableField = (typeof changeableFields)[number]

/** The holder with one thing another, as on a card whose two sides do not belong together. */
export const changeHolder = (holder: Holder, change: ChangeableField | undefined, random: Random): Holder => {
  const { person } = holder
  const put = (changed: Partial<Person>): Holder => ({ ...holder, person: { ...person, ...changed } })
  if (change === 'surnames') {
    const { surnames, surnameParts } = another(random, person, 'surnames')
    return put({ surnames, surnameParts })
  }
  if (change === 'names') return put({ names: another(random, person, 'names').names })
  if (change === 'birth_date') return put({ birth: inventDay(random, person.birth.year - 9, person.birth.year - 1) })
  if (change === 'gender') return put({ sex: person.sex === 'F' ? 'M' : 'F' })
  if (change === 'expiration_date') return { ...holder, expires: { ...holder.expires, year: holder.expires.year + 2 } }
  return holder
}

/** Spanish names stand in any document; one that is not by chance the same. */
const another = (random: Random, person: Person, field: 'names' | 'surnames'): Person => {
  const other = inventPerson(random, { culture: 0, nameLength: 'usual' })
  return other[field] === person[field] ? another(random, person, field) : other
}
