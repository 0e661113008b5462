import { expect, it } from 'vitest'
import { seededRandom } from '../../../support/seeded-random.js'
import { comparePeople, type FacePair } from './compare-people.js'
import { passedAt, refusedElsewhere } from './rates-elsewhere.js'
import { reportPeople } from './report-people.js'

const face = (person: string, kind: string, embedding: readonly number[] | null) => ({
  file: '',
  person,
  kind,
  embedding,
})
const once = () => 1

it('compares every document with every other face, the most alike first', () => {
  const pairs = comparePeople([
    face('p', 'document', [1, 0]),
    face('p', 'selfie', [0.8, 0.6]),
    face('q', 'selfie', [0, 1]),
    face('r', 'other', null),
  ])
  expect(pairs).toEqual([
    { holder: 'p', other: 'p', similarity: 0.8 },
    { holder: 'p', other: 'q', similarity: 0 },
    { holder: 'p', other: 'r', similarity: -1 },
  ])
})

/** p is like q, who is somebody else; r and s are like nobody. */
const pairs: FacePair[] = [
  { holder: 'r', other: 'r', similarity: 0.9 },
  { holder: 'p', other: 'q', similarity: 0.7 },
  { holder: 'p', other: 'p', similarity: 0.5 },
  { holder: 'r', other: 'q', similarity: 0.2 },
  { holder: 'r', other: 's', similarity: 0.1 },
]

it("judges a person by a limit that the person's own strangers had no part in", () => {
  // Of all strangers the likest has 0.7; without p's own it is 0.2.
  expect(refusedElsewhere(pairs, 0.0001, once)).toBe(0)
  const drawnApart = (person: string) => (person === 'q' ? 0 : 1)
  expect(refusedElsewhere(pairs, 0.0001, drawnApart)).toBe(0)
  const likeOthers = [{ holder: 'r', other: 's', similarity: 0.6 }, ...pairs].sort(
    (a, b) => b.similarity - a.similarity,
  )
  expect(refusedElsewhere(likeOthers, 0.0001, once)).toBe(0.5)
})

it('counts a person as often as a bootstrap has drawn them', () => {
  const same = pairs.filter(({ holder, other }) => holder === other)
  expect(passedAt(same, 0.6, once)).toBe(0.5)
  expect(passedAt(same, 0.6, (person) => (person === 'p' ? 3 : 1))).toBe(0.25)
})

it('reports rates with intervals, and each person', () => {
  const report = reportPeople(pairs, [{ rate: 0.001, limit: 0.6 }], seededRandom(1))
  expect(report).toContain('2 pairs of one person, 3 of two; 2 holders of documents, 2 other people')
  expect(report).toContain('limit that ships for 0.001 (0.6): same person refused: 50.00 % [0.00 %, 100.00 %]')
  expect(report).toContain('person p: 1 pairs, least alike 0.500; most alike stranger 0.700')
})
