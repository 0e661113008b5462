import type { MrzReading } from '@vivid/documents'
import type { Decoded, Located, LocatedDocument, OpenedPicture, ReadBarcodes } from '@vivid/vision'
import type { ReadingBudget } from './budgets.js'
import type { ReadMrz } from './mrz/read-mrz.js'
import type { ReadPrint } from './print/read-print.js'

/** The pictures of one request, each opened when it is its turn. */
export interface Pictures {
  readonly frontside: () => Promise<OpenedPicture>
  readonly backside: (() => Promise<OpenedPicture>) | null
  /** How many documents lie in one of them; asked only where details are. */
  readonly countDocuments: (opened: OpenedPicture) => Promise<number>
}

/** Everything that was seen and read in one picture; places are in the decoded picture's pixels. */
export interface ReadDocument extends Decoded {
  /** All that may be a document or an MRZ, also what is unlikely. */
  readonly located: Located
  /** The document that the picture is of. */
  readonly document: LocatedDocument | null
  readonly mrz: {
    readonly reading: MrzReading
    /** Where and how it was read: for drawing, and for how sure the reader was. */
    readonly attempt: ReadMrz
    /** 0…1 */
    readonly imageScore: number
  } | null
  /** Null where only the zone was asked for. */
  readonly print: ReadPrint | null
  readonly codes: ReadBarcodes | null
  /** What of the costly tools is left for this picture. */
  readonly budget: ReadingBudget
}

/** What of a document is wanted; what is not asked for costs nothing. */
export interface Wanted {
  /** `likely`: only where the locator suspects a zone. */
  readonly zone: 'thorough' | 'likely'
  readonly print: boolean
  readonly codes: boolean
}

export const zoneOnly: Wanted = { zone: 'thorough', print: false, codes: false }
/** A passport's page. */
export const zoneAndPrint: Wanted = { zone: 'thorough', print: true, codes: false }
/** One side of a card: whether it has a zone or codes is known once its print has been read. */
export const cardSide: Wanted = { zone: 'likely', print: true, codes: false }
export const everything: Wanted = { zone: 'thorough', print: true, codes: true }
