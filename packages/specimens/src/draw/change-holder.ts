import type { Holder } from '../layouts/particulars.js'
import { addYears, type Day } from '../people/calendar.js'
import { inventPerson, type Person } from '../people/invent-person.js'
import type { Random } from '../random.js'

/** `document_digits`: two digits of the number, whatever checks it; `document_number` is another one with its own check digits. */
export const changes = [
  'document_number',
  'surnames',
  'names',
  'birth_date',
  'gender',
  'expiration_date',
  'document_digits',
] as const
export type Change = (typeof changes)[number]

/** The holder with one thing another, as on a card whose two sides do not belong together. */
export const changeHolder = (holder: Holder, change: Change | undefined, random: Random): Holder => {
  const { person } = holder
  const put = (changed: Partial<Person>): Holder => ({ ...holder, person: { ...person, ...changed } })
  if (change === 'surnames') {
    const { surnames, surnameParts } = another(random, person, 'surnames')
    return put({ surnames, surnameParts })
  }
  if (change === 'names') return put({ names: another(random, person, 'names').names })
  if (change === 'birth_date') return put({ birth: anotherDay(random, person.birth) })
  if (change === 'gender') return put({ sex: person.sex === 'F' ? 'M' : 'F' })
  if (change === 'expiration_date') return { ...holder, expires: addYears(holder.expires, random.integer(1, 4)) }
  return holder
}

/** Spanish names stand in any document; one that is not by chance the same. */
const another = (random: Random, person: Person, field: 'names' | 'surnames'): Person => {
  const other = inventPerson(random, { culture: 0, nameLength: 'usual' })
  return other[field] === person[field] ? another(random, person, field) : other
}

/** An earlier year, or another day of the same month. */
const anotherDay = (random: Random, from: Day): Day =>
  random.chance(0.5)
    ? addYears(from, -random.integer(1, 9))
    : { ...from, day: random.pick(days.filter((day) => day !== from.day)) }

/** Those that every month has. */
const days = Array.from({ length: 28 }, (_, index) => index + 1)
