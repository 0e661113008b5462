import { expect, it } from 'vitest'
import type { FacesResult } from './measure-faces.js'
import { reportFaces, tallyFaces } from './report-faces.js'

const pair = (level: FacesResult['level'], sent: FacesResult['sent'], code: number | null): FacesResult => ({
  measured: 'faces',
  template: 'Chile',
  kind: 'id-card-chile',
  level,
  seed: '1',
  sent,
  people: sent === 'holder' ? ['a', 'a'] : ['a', 'b'],
  code,
})

it('counts each code apart, and as refused only faces that were compared', () => {
  const codes = [null, 733, 730, 731, 730, 732, 704, null].map((code) => ({ code }))
  const tally = tallyFaces(codes)
  expect(tally).toMatchObject({ pairs: 8, matched: 2, refused: 3 })
  expect([...tally.codes]).toEqual([
    [704, 1],
    [730, 2],
    [731, 1],
    [732, 1],
    [733, 1],
  ])
})

it('tells by level how many holders are refused and how many strangers pass', () => {
  const report = reportFaces([
    ...[null, null, null, 730, 731].map((code) => pair('clean', 'holder', code)),
    ...[730, 732].map((code) => pair('clean', 'stranger of the other sex', code)),
    ...[null, 730].map((code) => pair('clean', 'stranger of the same sex', code)),
    pair('hard', 'holder', 731),
  ])
  expect(report).toContain('documents of 2 people')
  expect(report).toContain('| clean | holder | 5 | 4 | 25.00 % |  | 730: 1, 731: 1 |')
  expect(report).toContain('| clean | stranger of the same sex | 2 | 2 |  | 50.00 % | 730: 1 |')
  expect(report).toContain('| clean | any stranger | 4 | 4 |  | 25.00 % | 730: 2, 732: 1 |')
  expect(report).toContain('| hard | holder | 1 | 0 | – |  | 731: 1 |')
  expect(report).toContain('| all | holder | 6 | 4 | 25.00 % |  | 730: 1, 731: 2 |')
})
