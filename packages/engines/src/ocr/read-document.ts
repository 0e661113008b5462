import type { MrzReading } from '@vivid/documents'
import type { Located, Picture } from '@vivid/vision'
import type { ReadMrz } from './stages/read-mrz.js'

/** Everything that was seen and read in one picture. */
export interface ReadDocument {
  readonly picture: Picture
  readonly located: Located
  readonly mrz: {
    readonly reading: MrzReading
    /** Where and how it was read: for drawing, and for how sure the reader was. */
    readonly attempt: ReadMrz
    /** 0…1 */
    readonly imageScore: number
  } | null
}
