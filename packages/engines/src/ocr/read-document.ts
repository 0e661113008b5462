import type { MrzReading } from '@vivid/documents'
import type { Decoded, Located, LocatedDocument } from '@vivid/vision'
import type { ReadMrz } from './stages/read-mrz.js'

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
}
