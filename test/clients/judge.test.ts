import { expect, test } from 'vitest'
import { judge } from './judge.js'

const expected = [
  { name: 'selfie', status: '200', type: 'LivenessRejected', value: '715 Take it in person.' },
  { name: 'token', status: '401', type: 'Refusal', value: 'unauthorized' },
]

test('an answer is right by its type and all that it holds; a status may be untold only where nothing failed', () => {
  const right = 'selfie - LivenessRejected 715 Take it in person.\ntoken 401 Refusal unauthorized\n'
  expect(judge(right, expected)).toEqual({ cells: ['LivenessRejected', 'Refusal'], faults: [] })
  const { cells, faults } = judge('selfie 200 LivenessAccepted false\ntoken - Refusal unauthorized\n', expected)
  expect(cells).toEqual(['**200 LivenessAccepted false**', '**- Refusal unauthorized**'])
  expect(faults).toEqual(['selfie', 'token'])
})

test('a fault that is known of a generator is told and not counted, silence is a fault', () => {
  expect(judge('', expected, ['token'])).toEqual({ cells: ['**nothing**', '**nothing**'], faults: ['selfie'] })
})
