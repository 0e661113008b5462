/** A picture as callers have it: bytes, a `Blob` or `File`, a stream of bytes, or in Node the path of a file. */
export type Picture = string | Uint8Array | ArrayBuffer | Blob | AsyncIterable<Uint8Array>

/** Far above what services take: a stream that goes on beyond it may have no end. */
const MAX_BYTES = 64 * 1024 * 1024

/** Opens the file at a path; what a browser cannot do. */
export type OpenFile = (path: string) => Promise<Blob>

/** A stream is read to its end, because a request may have to be sent twice. */
const readStream = async (stream: AsyncIterable<Uint8Array>): Promise<Blob> => {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.byteLength
    chunks.push(new Uint8Array(chunk))
    if (bytes > MAX_BYTES) throw new RangeError(`a picture's stream is longer than ${MAX_BYTES} bytes`)
  }
  return new Blob(chunks)
}

export const toBlob = async (picture: Picture, openFile: OpenFile): Promise<Blob> => {
  if (typeof picture === 'string') return openFile(picture)
  if (picture instanceof Blob) return picture
  if (picture instanceof Uint8Array) return new Blob([new Uint8Array(picture)])
  if (picture instanceof ArrayBuffer) return new Blob([picture])
  return readStream(picture)
}
