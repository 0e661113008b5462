import { expect, test } from 'vitest'
import { gatherPieces } from './gather-pieces.js'

const gathered = async (sizes: readonly number[]) => {
  const stream = async function* () {
    for (const size of sizes) yield Buffer.alloc(size, size % 251)
  }
  const pieces: Buffer[] = []
  for await (const piece of gatherPieces(stream())) pieces.push(piece)
  return pieces
}

test.each([
  ['large ones pass', [65_536, 65_536, 9], [65_536, 65_536, 9]],
  ['small ones are joined', Array.from({ length: 40_000 }, () => 1), [16_384, 16_384, 7_232]],
  ['nothing', [0, 0], []],
])('%s', async (_what, sizes, expected) => {
  const pieces = await gathered(sizes)
  expect(pieces.map(({ length }) => length)).toEqual(expected)
  const sent = Buffer.concat(sizes.map((size) => Buffer.alloc(size, size % 251)))
  expect(Buffer.concat(pieces).equals(sent)).toBe(true)
})
