/** Pieces of the network's own size pass as they are. */
const leastBytes = 16 * 1024

/** Joins small pieces: a caller that sends its picture byte by byte must not cost an object, and more, for every byte. */
export async function* gatherPieces(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const piece of stream) {
    waiting.push(piece)
    bytes += piece.length
    if (bytes < leastBytes) continue
    yield waiting.length === 1 ? piece : Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}
