import { expect, test } from 'vitest'
import { invalidReasons } from './kinds/ocr/invalid-reasons.js'
import { reasonNames } from './reasons.js'

test('a name means one thing, whichever table it stands in', () => {
  expect(new Set(reasonNames).size).toBe(reasonNames.length)
  expect(reasonNames).toEqual(
    expect.arrayContaining(['document_on_screen', 'sides_contradict', 'service_not_contracted', 'deadline_exceeded']),
  )
})

test.each(Object.entries(invalidReasons))('%s says what is wrong, then what to do about it', (_name, texts) => {
  for (const text of Object.values(texts)) expect(text).toMatch(/^[^:]+: [^:]+\.$/)
})
