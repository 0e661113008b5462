import type { MrzDocument } from '@vivid/documents'
import type { Fields } from '../fields.js'
import type { Day } from '../people/calendar.js'
import type { Person } from '../people/invent-person.js'
import type { Random } from '../random.js'

/** Whom a document is issued to, and when. */
export interface Holder {
  person: Person
  issued: Day
  expires: Day
}

/** What one state's document holds beside, or in place of, what every document holds. */
interface Particulars {
  fields?: Fields
  /** What is printed where it differs from the canonical value. */
  wording?: Fields
  /** The machine readable zone's own numbers. */
  zone?: Partial<MrzDocument>
  /** What the zone says for M and F, where it is not that. */
  zoneSexes?: Readonly<Record<string, string>>
  /** By the names that the layout's barcodes ask for; characters are bytes. */
  payloads?: Readonly<Record<string, string>>
}

export type Particularise = (holder: Holder, random: Random) => Particulars
