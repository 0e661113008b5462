import { expect, test } from 'vitest'
import { createMasterKeys } from '../secrecy/master-keys.js'
import { createFormDigest } from './form-digest.js'

const digestsUnder = (
  masterKeys: readonly string[],
  parts: [type: string, name: string, ...chunks: string[]][],
): string[] => {
  const digest = createFormDigest(createMasterKeys(masterKeys))
  for (const [type, name, ...chunks] of parts) {
    const add = digest.part(type, name)
    for (const chunk of chunks) add(Buffer.from(chunk))
  }
  return digest.finish()
}
const digestOf = (parts: [type: string, name: string, ...chunks: string[]][]) => digestsUnder(['a'], parts)[0]

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

test('there is one under each master key, each with the id of its own', () => {
  const parts: [string, string, string][] = [['file', 'frontside', 'picture']]
  const [a, b] = digestsUnder(['a', 'b'], parts)
  expect(digestsUnder(['b', 'a'], parts)).toEqual([b, a])
  expect(digestsUnder(['a'], parts)).toEqual([a])
  const idOf = (digest: string | undefined) => digest?.split('.')[0]
  expect(idOf(a)).not.toBe(idOf(b))
  expect(idOf(digestsUnder(['a'], [['file', 'frontside', 'another']])[0])).toBe(idOf(a))
})

test('a form of any length is told from the same with one byte changed', () => {
  for (const length of [0, 1, 15, 16, 17, 300_000]) {
    const chunks = ['x'.repeat(length), 'y']
    const whole = digestOf([['file', 'frontside', chunks.join('')]])
    expect(digestOf([['file', 'frontside', ...chunks]]), `${length}`).toBe(whole)
    expect(digestOf([['file', 'frontside', 'x'.repeat(length), 'z']]), `${length}`).not.toBe(whole)
  }
})
