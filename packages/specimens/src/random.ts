/** A stream of pseudo-random numbers; equal seeds give equal streams on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number
  between(low: number, high: number): number
  /** Both ends included. */
  integer(low: number, high: number): number
  pick<T>(items: readonly T[]): T
  chance(probability: number): boolean
  gaussian(): number
  /** An independent stream, so that one part's draws do not shift another's. */
  fork(label: string): Random
}

export const createRandom = (seed: number | string): Random => {
  const text = String(seed)
  const next = sfc32(hash(text, 1), hash(text, 2), hash(text, 3))
  const random: Random = {
    next,
    between: (low, high) => low + (high - low) * next(),
    integer: (low, high) => low + Math.floor((high - low + 1) * next()),
    pick: (items) => items[Math.floor(items.length * next())]!,
    chance: (probability) => next() < probability,
    gaussian: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    fork: (label) => createRandom(`${text}/${label}`),
  }
  return random
}

/** FNV-1a with a final mix, one 32-bit word per salt. */
const hash = (text: string, salt: number): number => {
  let word = 0x811c9dc5 ^ Math.imul(salt, 0x9e3779b1)
  for (let i = 0; i < text.length; i++) word = Math.imul(word ^ text.charCodeAt(i), 0x01000193)
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  return (word ^ (word >>> 13)) >>> 0
}

/** Chris Doty-Humphrey's small fast counting generator (PractRand, public domain). */
const sfc32 = (a: number, b: number, c: number): (() => number) => {
  let counter = 1
  const step = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 4294967296
  }
  for (let i = 0; i < 12; i++) step()
  return step
}
