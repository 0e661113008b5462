import { expect, test } from 'vitest'
import { createFormDigest } from './form-digest.js'

const digestOf = (parts: [type: string, name: string, ...chunks: string[]][]) => {
  const digest = createFormDigest()
  for (const [type, name, ...chunks] of parts) {
    const part = digest.part(type, name)
    for (const chunk of chunks) part.update(chunk)
  }
  return digest.finish()
}

const form = digestOf([
  ['text', 'document_type', 'passport'],
  ['file', 'frontside', 'picture'],
])

test('neither the order of the parts nor how they arrived matters', () => {
  const again = digestOf([
    ['file', 'frontside', 'pic', 'ture'],
    ['text', 'document_type', 'passport'],
  ])
  expect(again).toBe(form)
})

test.each([
  [
    'another picture',
    [
      ['text', 'document_type', 'passport'],
      ['file', 'frontside', 'picturf'],
    ],
  ],
  [
    'another value',
    [
      ['text', 'document_type', 'passport_plus'],
      ['file', 'frontside', 'picture'],
    ],
  ],
  [
    'a field more',
    [
      ['text', 'document_type', 'passport'],
      ['text', 'device', ''],
      ['file', 'frontside', 'picture'],
    ],
  ],
  [
    'the other side',
    [
      ['text', 'document_type', 'passport'],
      ['file', 'backside', 'picture'],
    ],
  ],
  [
    'a text for a file',
    [
      ['text', 'document_type', 'passport'],
      ['text', 'frontside', 'picture'],
    ],
  ],
] as [string, [string, string, ...string[]][]][])('%s is another form', (_what, parts) => {
  expect(digestOf(parts)).not.toBe(form)
})
