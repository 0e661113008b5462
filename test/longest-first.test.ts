import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longest } from './support/longest-first.js'

test('every file that is said to take longest is there', () => {
  expect(longest.filter((name) => !existsSync(`${name}.test.ts`))).toEqual([])
})
