import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

/** Compressed: half a second on a slow phone connection of 0.75 Mbit/s. */
const MAX_BYTES = 45_000

test('the one file that pages load is small', () => {
  const script = readFileSync(new URL('../dist/vivid-capture.js', import.meta.url))
  expect(gzipSync(script, { level: 9 }).length).toBeLessThan(MAX_BYTES)
})
