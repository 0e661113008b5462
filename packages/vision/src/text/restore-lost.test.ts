import { expect, it } from 'vitest'
import { decodeCharacters } from './decode-characters.js'
import { restoreLost } from './restore-lost.js'

const characters = [...'AM ']

/** Steps of a network's answer: a character's name for one that is sure, else how likely A, M and a space are. */
const answer = (steps: readonly (string | readonly [number, number, number])[]) =>
  Float32Array.from(
    steps.flatMap((step) => {
      const [a, m, space] = typeof step === 'string' ? characters.map((one) => (one === step ? 0.99 : 0)) : step
      return [1 - a! - m! - space!, a!, m!, space!].map((share) => Math.log(Math.max(share, 1e-6)))
    }),
  )

const read = (steps: Parameters<typeof answer>[0]) => {
  const logProbs = answer(steps)
  const line = restoreLost(decodeCharacters(logProbs, steps.length, characters), logProbs, characters)
  return line.map(({ character }) => character).join('')
}

it('takes a letter that is a little less likely than none, where the gap is wide', () => {
  expect(read(['A', '_', '_', 'A', '_', '_', ' ', '_', [0, 0.43, 0], '_', '_', 'A', '_', '_', 'A'])).toBe('AA MAA')
})

it('takes a letter about whose place the network wavers', () => {
  expect(read(['A', '_', '_', 'A', '_', '_', [0, 0.16, 0], '_', [0, 0.12, 0], '_', '_', 'A', '_', '_', 'A'])).toBe(
    'AAMAA',
  )
})

it('takes what is likely at several steps together, a space too, where the gap says nothing', () => {
  const [little, blank] = [[0, 0.2, 0] as const, [0, 0, 0.2] as const]
  const usual = ['_', '_', '_', '_', '_', '_'] as const
  expect(read(['A', ...usual, 'A', ...usual, 'A', '_', '_', little, little, little, '_', 'A'])).toBe('AAAMA')
  expect(read(['A', ...usual, 'A', ...usual, 'A', '_', '_', blank, blank, blank, '_', '_', '_', 'A'])).toBe('AAA A')
})

it.each([
  ['where the gap is not wide', ['A', '_', '_', 'A', [0, 0.43, 0], '_', 'A', '_', '_', 'A']],
  ['that is hardly likely at all', ['A', '_', '_', 'A', '_', [0, 0.15, 0], '_', '_', 'A', '_', '_', 'A']],
  ['that is a rest of its neighbour', ['A', '_', '_', 'A', [0, 0.4, 0], '_', '_', '_', 'A', '_', '_', 'A']],
  ['that is a space and hardly likely', ['A', '_', '_', 'A', '_', [0, 0, 0.3], '_', '_', 'A', '_', '_', 'A']],
] as const)('takes none %s', (_, steps) => {
  expect(read(steps)).toBe('AAAA')
})
