import { expect, test } from 'vitest'
import { mergeExpiry } from './set-expiry.js'

const theirs = `<Rule><ID>007</ID><Filter><Tag><Key>year</Key><Value>0123</Value></Tag></Filter><Status>Enabled</Status>
  <Expiration><Days>3</Days></Expiration></Rule>`
const framed = (...rules: string[]) =>
  `<?xml version="1.0"?>\n<LifecycleConfiguration xmlns="http://s3">${rules.join('\n')}</LifecycleConfiguration>`

test('rules of others stay as they are, ours are set once and cover only what is ours', () => {
  const once = mergeExpiry(framed(theirs, theirs.replace('007', 'vivid-images-too')), 2)!
  expect(once).toContain(theirs)
  expect(once).toContain('vivid-images-too')
  expect(once.match(/<Prefix>[^<]*/g)).toEqual(['<Prefix>images/', '<Prefix>probes/'])
  const twice = mergeExpiry(once, 9)
  expect(twice).toBe(once.replaceAll('<Days>2<', '<Days>9<'))
})

test('what is there as it should be is not written again, however the store words it', () => {
  const there = mergeExpiry(framed(theirs), 2)!
  expect(mergeExpiry(there, 2)).toBeNull()
  const [images, probes] = there.match(/<Rule><ID>vivid[\s\S]*?<\/Rule>/g)!
  const worded = images!
    .replace(/<ID>.*<\/ID>/, '')
    .replace('</Expiration>', '</Expiration>\n<ID>vivid-images</ID>')
    .replace('2', ' 2 ')
  expect(mergeExpiry(framed(probes!, theirs, worded), 2)).toBeNull()
  for (const other of [
    images!.replace('images/<', '<'),
    images!.replace('Enabled', 'Disabled'),
    images!.replace('<Filter>', '<Filter><Tag><Key>a</Key><Value>b</Value></Tag>'),
    images! + images!,
    '',
  ])
    expect(mergeExpiry(framed(other, probes!), 2)).not.toBeNull()
})

test('a bucket without rules gets ours', () => {
  expect(mergeExpiry('', 1)!.match(/<Rule>/g)).toHaveLength(2)
})

test('rules that are worded otherwise are left alone', () => {
  expect(() => mergeExpiry(framed('<a:Rule>x</a:Rule>'), 1)).toThrow()
})
