import { expect, it } from 'vitest'
import { seededRandom } from '../../../support/seeded-random.js'
import { acceptDefects } from './accept-defects.js'
import type { AskedDocument } from './ask-documents.js'
import { chooseLimits } from './choose-limits.js'
import { judgeElsewhere } from './judge-elsewhere.js'
import { reportDocuments } from './report-documents.js'

const quality = { lightTone: 200, darkShare: 0, burntShare: 0, sharpness: 0.8 }
const document = (source: string, label: string, more: Partial<AskedDocument> = {}): AskedDocument => ({
  file: '',
  source,
  label,
  place: '',
  subtype: label === 'genuine_photo' ? 'id_card' : '',
  accept: [],
  longSidePx: 1000,
  finding: null,
  quality,
  signals: { screen: 0.1, print: 0.1, portrait: 0.1, digital: 0.1 },
  thresholds: { screen: 0.76, print: 0.21, portrait: 0.4, digital: 0.64 },
  ...more,
})
const genuine = (source: string, digital: number) =>
  document(source, 'genuine_photo', { signals: { screen: 0.1, print: 0.1, portrait: 0.1, digital } })

it('chooses the limit of uploads above the genuine photos of other sources', () => {
  const [first, second] = judgeElsewhere([genuine('a', 0.5), genuine('b', 0.2)])
  expect(first).toMatchObject({ code: 818, attacks: ['digital'], isPassed: false })
  expect(second).toMatchObject({ code: null, attacks: [], isPassed: true })
})

it('lets neither black pictures nor the shipped limit choose what is dark', () => {
  const dark = (darkShare: number, lightTone: number) =>
    document('a', 'dark', { quality: { ...quality, darkShare, lightTone } })
  const { darkShare } = chooseLimits([dark(0.9, 200), dark(0.1, 20), genuine('b', 0.1)])
  expect(darkShare).toBeCloseTo(0.45)
})

it.each([
  ['framing stays as found', { finding: 'document_cropped' }, 821],
  [
    'a reflection is told before blur',
    { finding: 'document_reflections', quality: { ...quality, sharpness: 0.1 } },
    829,
  ],
  ['blur by the limit that ships', { finding: 'document_blurry', quality: { ...quality, sharpness: 0.5 } }, 826],
  ['the dark', { quality: { ...quality, darkShare: 0.7 } }, 828],
  ['a portrait in the dark', { finding: 'document_exposure' }, 828],
] as const)('answers %s', (_, more, code) => {
  const others = [document('b', 'dark', { quality: { ...quality, darkShare: 0.9 } }), genuine('c', 0.2)]
  const judged = judgeElsewhere([document('a', 'genuine_photo', more), ...others])
  expect(judged[0]!.code).toBe(code)
})

it('reports attacks by kind, those that no document was seen in apart', () => {
  const passed = document('a', 'portrait_substitution')
  const unseen = document('b', 'screen', { finding: 'document_not_found', quality: null })
  const blur = document('b', 'blur', { finding: 'document_blurry', quality: { ...quality, sharpness: 0.3 } })
  const report = reportDocuments(
    judgeElsewhere([passed, unseen, blur, genuine('a', 0.1), genuine('c', 0.1)]),
    seededRandom(1),
  )
  expect(report).toContain('attacks passed (screen, print, portrait): 50.0 %')
  expect(report).toContain('those of them seen as a document: no signal tells: 100.0 %')
  expect(report).toContain('attack: screen: attacks passed 0 of 1\n')
  expect(report).toContain('code: blur: right 1 of 1')
})

it('knows a genuine photo that the set also labels with a defect, and counts it apart', () => {
  const glaring = document('a', 'glare', { place: 'one' })
  const [same, other, glare] = acceptDefects([
    document('a', 'genuine_photo', { place: 'one' }),
    document('a', 'genuine_photo', { place: 'other' }),
    glaring,
  ])
  expect([same!.accept, other!.accept, glare]).toEqual([[829, 828], [], glaring])
  const finding = { finding: 'document_reflections' } as const
  const judged = judgeElsewhere([genuine('a', 0.1), { ...genuine('b', 0.1), ...finding, accept: same!.accept }])
  const report = reportDocuments(judged, seededRandom(1))
  expect(report).toContain('genuine refused for any reason: 50.0 %')
  expect(report).toContain('photos left out that the set also labels with a defect: 0.0 %')
})
