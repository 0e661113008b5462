import { describe, expect, it } from 'vitest'
import { compareRuns, differences } from './compare-runs.js'

const run = (cpuMs: number[], answer: unknown = {}) => ({ cpuMs, wallMs: cpuMs.map((ms) => 2 * ms), answer })

describe('two versions on the same pictures', () => {
  it('compares the least of each picture, kind by kind', () => {
    const [card, selfie] = compareRuns([
      { kind: 'card', old: run([310, 300, 900]), new: run([150, 400, 155]) },
      { kind: 'card', old: run([100]), new: run([50]) },
      { kind: 'selfie', old: run([40]), new: run([40]) },
    ])
    expect(card).toMatchObject({ kind: 'card', jobs: 2, oldCpuMs: 200, newCpuMs: 100, cpuRatio: 2, wallRatio: 2 })
    expect(selfie).toMatchObject({ kind: 'selfie', jobs: 1, cpuRatio: 1 })
  })

  it('counts on how many pictures an answer differs, and where', () => {
    const [compared] = compareRuns([
      {
        kind: 'card',
        old: run([1], { body: { names: 'ANA', valid: true } }),
        new: run([1], { body: { names: 'ANA' } }),
      },
      { kind: 'card', old: run([1], { body: { names: 'ANA' } }), new: run([1], { body: { names: 'ANNA' } }) },
    ])
    expect([...compared!.differing]).toEqual([
      ['body.valid', 1],
      ['body.names', 1],
    ])
  })

  it('finds no difference between equal answers, and one between an answer and none', () => {
    expect(differences({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([])
    expect(differences({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toEqual(['a.1.b'])
    expect(differences(null, {})).toEqual(['answer'])
  })
})
