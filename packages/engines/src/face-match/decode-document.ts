import { anyPicture, type Decoded, decode, UndecodableImage } from '@vivid/vision'

/** Thrown for a document that is no picture; a selfie that is none keeps the error of its own decoder. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument'
}

export const decodeDocument = async (bytes: Uint8Array): Promise<Decoded> => {
  try {
    return await decode(bytes, anyPicture)
  } catch (error) {
    throw error instanceof UndecodableImage
      ? new UnreadableDocument('the document is no picture', { cause: error })
      : error
  }
}
