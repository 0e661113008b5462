/** Size of one buffer for arriving pictures: 500 kB take eight, and a small or slow upload wastes at most one. */
export const SLAB_BYTES = 64 * 1024

/**
 * Buffers that are used again. V8 counts what lies outside its heap and answers 64 MB more of it with a collection of everything;
 * pictures that wait for the object store reach that every second under load, and those collections took a fifth of a gateway's CPU.
 */
export interface Slabs {
  take(): Buffer
  /** Only what nobody reads or writes any more. What is never given back, the collector takes. */
  giveBack(slabs: readonly Buffer[]): void
}

/** Keeps up to so many bytes for the next picture. */
export const createSlabs = (keptBytes: number): Slabs => {
  const most = Math.floor(keptBytes / SLAB_BYTES)
  const free: Buffer[] = []
  return {
    take: () => free.pop() ?? Buffer.allocUnsafeSlow(SLAB_BYTES),
    giveBack: (slabs) => {
      for (const slab of slabs) if (free.length < most) free.push(slab)
    },
  }
}
