/** Buffers kept for reuse; successive runs mostly take the same one. */
const MOST_KEPT = 4

/** Memory that tensors are made in, one after the other. */
export interface TensorMemory {
  /** Holds whatever it held before. */
  borrow(length: number): Float32Array
  /** What was not borrowed is left to whoever made it. */
  giveBack(data: Float32Array): void
}

/**
 * The runtime collects everything when memory beside its heap has grown, and with every full collection it drops the
 * compiled code of callbacks. With new memory for every run that was once in four cards, with 14 functions compiled anew for
 * each card; used again, it is next to never, with 3 (cards of 2.3 megapixels a side).
 */
export const createTensorMemory = (): TensorMemory => {
  const lent = new WeakSet<ArrayBufferLike>()
  const free: ArrayBufferLike[] = []
  return {
    borrow: (length) => {
      const bytes = length * Float32Array.BYTES_PER_ELEMENT
      // Sorted, the smallest first.
      const at = free.findIndex(({ byteLength }) => byteLength >= bytes)
      const memory = at < 0 ? new ArrayBuffer(bytes) : free.splice(at, 1)[0]!
      lent.add(memory)
      return new Float32Array(memory, 0, length)
    },
    giveBack: ({ buffer }) => {
      if (!lent.delete(buffer)) return
      free.push(buffer)
      free.sort((a, b) => a.byteLength - b.byteLength)
      if (free.length > MOST_KEPT) free.shift()
    },
  }
}

/** Of this thread. A network's run gives back what it was shown: nobody may look at it afterwards. */
export const inputMemory = createTensorMemory()
