import { expect, it } from 'vitest'
import { seededRandom } from '../../../support/seeded-random.js'
import type { AskedSelfie } from './ask-selfies.js'
import { groupsOf } from './groups-of.js'
import { judgeElsewhere } from './judge-elsewhere.js'
import { reportSelfies } from './report-selfies.js'

const selfie = (source: string, isGenuine: boolean, close: number, more: Partial<AskedSelfie> = {}): AskedSelfie => ({
  file: '',
  source,
  isGenuine,
  isTight: false,
  subtype: '',
  path: '',
  longSidePx: 1000,
  answers: { close: [close], tricks: [], isGrey: false },
  isRefusedAnyway: false,
  ...more,
})

/** A source whose classes lie `apart`, on both sides of `middle`. */
const source = (name: string, middle: number, apart = 4) =>
  [0, 1, 2, 3].flatMap((i) => [
    selfie(name, true, middle + apart / 2 + i / 10),
    selfie(name, false, middle - apart / 2 - i / 10),
  ])

it('takes the limit from the other sources, so that one whose scores lie elsewhere is judged wrongly', () => {
  const judged = judgeElsewhere([...source('a', 0), ...source('b', 0.2), ...source('moved', 9)], 0)
  const own = (name: string) => judged.filter((one) => one.source === name)
  expect(own('moved').every(({ isPassed }) => isPassed)).toBe(true)
  expect(own('a').filter(({ isPassed, isGenuine }) => isPassed && isGenuine)).toHaveLength(4)
})

it('passes nobody whom another code refuses, nor an unjudged face', () => {
  const refused = selfie('c', true, 9, { isRefusedAnyway: true })
  const unjudged = selfie('c', true, 9, { answers: null })
  const judged = judgeElsewhere([...source('a', 0), ...source('b', 0), refused, unjudged], 0)
  expect(judged.slice(-2).map(({ isPassed }) => isPassed)).toEqual([false, false])
})

it('reports full frames by source and group, and crops apart', () => {
  const crop = selfie('a', true, -9, { isTight: true })
  const report = reportSelfies(judgeElsewhere([...source('a', 0), ...source('b', 0), crop], 0), seededRandom(1))
  expect(report).toContain('16 full frames of 2 sources')
  expect(report).toContain('ACER: 0.0 % [0.0 %, 0.0 %]')
  expect(report).toContain('source: b: living refused 0 of 4, attacks passed 0 of 4')
  expect(report).toContain('size: 900 px and more: living refused 0 of 8, attacks passed 0 of 8')
})

it.each([
  ['replay-attack fixed', 'x/attack_highdef_client103_session01_photo.jpg', 'attack: tablet'],
  ['replay-attack hand', 'x/attack_print_client001.jpg', 'attack: print'],
  ['celeba-spoof hand-held print', '', 'attack: print in a hand'],
  ['celeba-spoof face cut-out worn by a person', '', 'attack: face cut out and worn'],
  ['recapture (print/screen, phone camera)', '', 'attack: print or screen, not said which'],
])('reads the kind of an attack from its labels: %s', (subtype, path, group) => {
  expect(groupsOf(selfie('a', false, 0, { subtype, path }))).toContain(group)
})

it('reads sex and age where a source tells them', () => {
  const path = 'All-Age-Faces Dataset/original images/07460A02.jpg'
  const groups = groupsOf(selfie('a', true, 0, { path }))
  expect(groups).toContain('people (All-Age-Faces): men')
  expect(groups).toContain('people (All-Age-Faces): below 18 years')
})
