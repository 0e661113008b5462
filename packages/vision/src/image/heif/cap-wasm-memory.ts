const MEMORY_SECTION = 5
const HAS_MAXIMUM = 1

/**
 * The same WebAssembly with another maximum of memory, in pages of 64 KiB (core specification §5.5.8): a module that brings
 * its own memory cannot be given a limit in any other way. Growing beyond it fails as on a machine without memory.
 */
export const capWasmMemory = (wasm: Uint8Array<ArrayBuffer>, pages: number): Uint8Array<ArrayBuffer> => {
  const capped = wasm.slice()
  let at = 8
  const number = (): number => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = capped[at++]!
      value += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) return value
    }
  }
  while (at < capped.length) {
    const section = capped[at++]!
    const end = number() + at
    if (section === MEMORY_SECTION) {
      const [count, flags] = [number(), number()]
      number()
      const from = at
      if (count === 1 && flags === HAS_MAXIMUM && number() >= pages && at === end)
        return write(capped, from, end, pages)
      break
    }
    at = end
  }
  throw new Error('the decoder has no memory whose maximum could be lowered')
}

/** A number may be spelled longer than it needs to be, so nothing has to move. */
const write = (wasm: Uint8Array<ArrayBuffer>, from: number, end: number, value: number): Uint8Array<ArrayBuffer> => {
  for (let at = from; at < end; at++) wasm[at] = ((value >> (7 * (at - from))) & 0x7f) | (at + 1 < end ? 0x80 : 0)
  return wasm
}
