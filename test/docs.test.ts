import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generated } from './docs/generated.js'

test.each(Object.entries(generated))('%s is what the code says; otherwise run npm run docs', (file, make) => {
  const current = readFileSync(file, 'utf8')
  expect(current).toBe(make(current))
})
