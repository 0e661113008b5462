import { expect, test } from 'vitest'
import { mergeExpiry } from './set-expiry.js'

const theirs = `<Rule><ID>007</ID><Filter><Tag><Key>year</Key><Value>0123</Value></Tag></Filter><Status>Enabled</Status>
  <Expiration><Days>3</Days></Expiration></Rule>`
const framed = (...rules: string[]) =>
  `<?xml version="1.0"?>\n<LifecycleConfiguration xmlns="http://s3">${rules.join('\n')}</LifecycleConfiguration>`

test('rules of others stay as they are, ours are set once and cover only what is ours', () => {
  const once = mergeExpiry(framed(theirs, theirs.replace('007', 'vivid-images-too')), 2)
  expect(once).toContain(theirs)
  expect(once).toContain('vivid-images-too')
  expect(once.match(/<Prefix>[^<]*/g)).toEqual(['<Prefix>images/', '<Prefix>probes/'])
  const twice = mergeExpiry(once, 9)
  expect(twice).toBe(once.replaceAll('<Days>2<', '<Days>9<'))
})

test('a bucket without rules gets ours', () => {
  expect(mergeExpiry('', 1).match(/<Rule>/g)).toHaveLength(2)
})

test('rules that are worded otherwise are left alone', () => {
  expect(() => mergeExpiry(framed('<a:Rule>x</a:Rule>'), 1)).toThrow()
})
