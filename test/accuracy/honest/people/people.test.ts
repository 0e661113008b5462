import { expect, it } from 'vitest'
import type { AskedPerson } from './ask-people.js'
import { beyondChance, halfWidth, rateGroups } from './compare-groups.js'
import { peopleIn } from './labelled-person.js'
import { passStrangers } from './pass-strangers.js'
import { reportGroups } from './report-groups.js'

const csv = `file,age,gender,race,service_test
val/1.jpg,03-Sep,Male,East Asian,FALSE
val/2.jpg,more than 70,Female,Latino_Hispanic,TRUE
`

it('reads adults alone, with their groups', () => {
  expect(peopleIn(csv, 'faces')).toEqual([
    {
      file: 'faces/fair_face/val/2.jpg',
      groups: [
        'sex: women',
        'age: 60 and more',
        'looks: Latino or Hispanic',
        'looks and sex: Latino or Hispanic women',
      ],
    },
  ])
})

const crowd = (group: string, count: number, happens: number) =>
  Array.from({ length: count }, (_, i) => ({ groups: [group], isRefused: i < happens }))

it('names a group only where chance does not explain it', () => {
  const rates = (few: number) =>
    rateGroups([...crowd('few', 200, few), ...crowd('many', 800, 40)], ({ isRefused }) => isRefused)
  expect(rates(12)[0]).toMatchObject({ group: 'few', count: 200, rate: 0.06, others: { rate: 0.05 } })
  expect(beyondChance(rates(12))).toEqual([])
  expect(beyondChance(rates(40)).map(({ group }) => group)).toEqual(['few', 'many'])
  // 20 % of 200: the binomial's own deviation is 2.8 %.
  expect(halfWidth(rates(40)[0]!)).toBeCloseTo(0.056, 2)
})

const person = (group: string, embedding: readonly number[], score = 1): AskedPerson => ({
  file: '',
  groups: [group],
  problem: null,
  score,
  embedding,
})

it('compares strangers within a group', () => {
  const alike = [person('a', [1, 0]), person('a', [1, 0]), person('a', [0, 1])]
  const [a, b] = passStrangers([...alike, person('b', [-1, 0]), person('b', [0, -1])], 0.5)
  expect(a).toMatchObject({ group: 'a', count: 3, others: { rate: 0.1 } })
  expect(a!.rate).toBeCloseTo(1 / 3)
  expect(b!.rate).toBe(0)
})

it('reports spoofs, codes and strangers of each group', () => {
  const people = [
    person('a', [1, 0], -1),
    person('a', [0, 1]),
    person('b', [0, -1]),
    { ...person('b', [-1, 0]), problem: 'face_angle' as const },
  ]
  const report = reportGroups(people, 0.3)
  expect(report).toContain('living, refused as a spoof (715)\n  a: 50.0 %')
  expect(report).toContain('707, head turned\n  a: 0.0 %')
  expect(report).toMatch(/707, head turned\n.*\n {2}b: 50.0 %/)
})
