/** Smaller chunks are gathered into one before encryption; chunks of at least this size pass as they are. */
const LEAST_BYTES = 16 * 1024

export interface Gatherer {
  add(piece: Buffer): void
  /** Nothing comes any more. */
  end(): void
}

/** Joins small pieces: a caller that sends its picture byte by byte must not cost an object, and more, for every byte. */
export const gatherPieces = (use: (piece: Buffer) => void): Gatherer => {
  let waiting: Buffer[] = []
  let bytes = 0
  const flush = () => {
    use(waiting.length === 1 ? waiting[0]! : Buffer.concat(waiting))
    waiting = []
    bytes = 0
  }
  return {
    add: (piece) => {
      waiting.push(piece)
      bytes += piece.length
      if (bytes >= LEAST_BYTES) flush()
    },
    end: () => {
      if (bytes > 0) flush()
    },
  }
}
