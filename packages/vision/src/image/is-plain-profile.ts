const elements = Buffer.from('mpet', 'latin1')

/**
 * True where converting by this colour profile takes a bounded time: curves, matrices and tables, all that cameras and printers
 * write. A profile of calculating elements (`multiProcessElementsType`, ICC.1 §10.17) may list a million of them in a few
 * bytes each, and the library calculates them for every colour of its table: 20,000 take 14 s of CPU.
 */
export const isPlainProfile = (profile: Uint8Array): boolean =>
  !Buffer.from(profile.buffer, profile.byteOffset, profile.byteLength).includes(elements)
