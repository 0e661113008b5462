import { pick } from '../../support/seeded-random.js'

export type Random = () => number

/** Up to `below`, exclusive. */
export const below = (random: Random, limit: number): number => Math.floor(random() * limit)

/** Values at which lengths, counts and offsets overflow, wrap or are forgotten. */
const edges = [0, 1, 2, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0x8000, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xffffffff]

type Mutation = (bytes: Buffer, random: Random) => Buffer

const someByte: Mutation = (bytes, random) => {
  const copy = Buffer.from(bytes)
  for (let times = 1 + below(random, 8); times > 0; times--) copy[below(random, copy.length)] = below(random, 256)
  return copy
}

const someBit: Mutation = (bytes, random) => {
  const copy = Buffer.from(bytes)
  const at = below(random, copy.length)
  copy[at] = copy[at]! ^ (1 << below(random, 8))
  return copy
}

/** Headers stand at the start: numbers there are worth more. */
const someNumber: Mutation = (bytes, random) => {
  const copy = Buffer.from(bytes)
  if (copy.length < 8) return copy
  const reach = random() < 0.7 ? Math.min(copy.length, 256) : copy.length
  const at = below(random, reach - 4)
  const value = pick(random, edges)
  const kind = below(random, 4)
  if (kind === 0) copy.writeUInt32BE(value, at)
  else if (kind === 1) copy.writeUInt32LE(value, at)
  else if (kind === 2) copy.writeUInt16BE(value & 0xffff, at)
  else copy.writeUInt16LE(value & 0xffff, at)
  return copy
}

const cutShort: Mutation = (bytes, random) => bytes.subarray(0, below(random, bytes.length))
const cutOut: Mutation = (bytes, random) => {
  const from = below(random, bytes.length)
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + 1 + below(random, 64))])
}
const repeat: Mutation = (bytes, random) => {
  const from = below(random, bytes.length)
  const piece = bytes.subarray(from, from + 1 + below(random, 512))
  const copies = Array.from({ length: 1 + below(random, 20) }, () => piece)
  return Buffer.concat([bytes.subarray(0, from), ...copies, bytes.subarray(from)])
}
const noise: Mutation = (bytes, random) => {
  const at = below(random, bytes.length)
  const junk = Buffer.from(Array.from({ length: 1 + below(random, 300) }, () => below(random, 256)))
  return Buffer.concat([bytes.subarray(0, at), junk, bytes.subarray(at)])
}
const blank: Mutation = (bytes, random) => {
  const copy = Buffer.from(bytes)
  const from = below(random, copy.length)
  return copy.fill(random() < 0.5 ? 0 : 0xff, from, Math.min(copy.length, from + 1 + below(random, 400)))
}

const mutations = [someByte, someBit, someNumber, someNumber, cutShort, cutOut, repeat, noise, blank]

/** One to three blind mutations. Never empties the file: that is a case of its own. */
export const mutateBytes: Mutation = (bytes, random) => {
  let mutated = bytes
  for (let times = 1 + below(random, 3); times > 0 && mutated.length > 8; times--) {
    mutated = pick(random, mutations)(mutated, random)
  }
  return mutated
}
