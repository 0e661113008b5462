import { expect, test } from 'vitest'
import { gatherPieces } from './gather-pieces.js'

const gathered = (sizes: readonly number[]) => {
  const pieces: Buffer[] = []
  const gatherer = gatherPieces((piece) => void pieces.push(piece))
  for (const size of sizes) gatherer.add(Buffer.alloc(size, size % 251))
  gatherer.end()
  return pieces
}

test.each([
  ['large ones pass', [65_536, 65_536, 9], [65_536, 65_536, 9]],
  ['small ones are joined', Array.from({ length: 40_000 }, () => 1), [16_384, 16_384, 7_232]],
  ['nothing', [0, 0], []],
])('%s', (_what, sizes, expected) => {
  const pieces = gathered(sizes)
  expect(pieces.map(({ length }) => length)).toEqual(expected)
  const sent = Buffer.concat(sizes.map((size) => Buffer.alloc(size, size % 251)))
  expect(Buffer.concat(pieces).equals(sent)).toBe(true)
})
