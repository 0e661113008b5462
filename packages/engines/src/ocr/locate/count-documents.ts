import type { Model, OpenedPicture } from '@vivid/vision'
import { findDocuments } from '../../document-liveness/stages/find-documents.js'

/** As many as the proof of life would find, which rejects a picture of several (824). */
export const countDocuments = async (locator: Model, opened: OpenedPicture): Promise<number> =>
  (await findDocuments(locator, opened)).length
