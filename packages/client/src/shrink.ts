import { maxBytes } from './interface.js'

/** Why a picture could not be made smaller. */
export interface NotShrunk {
  /** What to do about it. */
  hint: string
}

/** The picture as a JPEG of at most so many bytes, or why nothing here can make one. */
export type Shrink = (picture: Blob, mostBytes: number) => Promise<Blob | NotShrunk>

/** Encodes a picture as a JPEG, upright; `quality` is 0…1. */
type Encode = (longestSidePx: number, quality: number) => Promise<Blob>

/** Told of a picture that was larger than the service takes. */
export interface Shrunk {
  /** Its field: `frontside`, `selfie` … */
  name: string
  fromBytes: number
  toBytes: number
}

/** Told of a picture that is larger than the service takes and was sent as it is. */
export interface TooLarge extends NotShrunk {
  name: string
  bytes: number
  maxBytes: number
}

export interface ShrinkOptions {
  /** Larger documents are made smaller before they are sent: 2 MB, or what the service's `MAX_DOCUMENT_BYTES` says. */
  maxDocumentBytes?: number
  /** The same of selfies: 10 MB, or `MAX_SELFIE_BYTES`. */
  maxSelfieBytes?: number
  /** Is told of each picture that was made smaller. */
  onShrunk?: (shrunk: Shrunk) => void
  /** Is told of each picture that is too large and could not be made smaller, and what to do about it. */
  onTooLarge?: (left: TooLarge) => void
}

/** Print stays legible longest with fewer pixels of good quality: the quality falls a little before the size does. */
const longestSidesPx = [4096, 2600, 1800, 1200]
const qualities = [0.92, 0.85]

/** The largest of several sizes that fits. */
export const encodeToFit = async (encode: Encode, mostBytes: number): Promise<Blob | NotShrunk> => {
  for (const sidePx of longestSidesPx) {
    for (const quality of qualities) {
      const encoded = await encode(sidePx, quality)
      if (encoded.size <= mostBytes) return encoded
    }
  }
  return { hint: `it is larger even at ${longestSidesPx.at(-1)} pixels: take it anew` }
}

/** What is small enough, or cannot be shrunk, is sent as it is: the service says what is wrong with it. */
export const shrinkToLimit =
  (shrink: Shrink, { maxDocumentBytes, maxSelfieBytes, onShrunk, onTooLarge }: ShrinkOptions) =>
  async (name: string, picture: Blob): Promise<Blob> => {
    const isSelfie = name.startsWith('selfie')
    const most = isSelfie ? (maxSelfieBytes ?? maxBytes.selfie) : (maxDocumentBytes ?? maxBytes.document)
    if (picture.size <= most) return picture
    const shrunk = await shrink(picture, most)
    if (!(shrunk instanceof Blob)) {
      onTooLarge?.({ name, bytes: picture.size, maxBytes: most, ...shrunk })
      return picture
    }
    onShrunk?.({ name, fromBytes: picture.size, toBytes: shrunk.size })
    return shrunk
  }
