import { EngineFailure } from '@vivid/contract'
import { expect, test } from 'vitest'
import { describeFailure } from './describe-failure.js'

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test('what was read is not repeated, where it failed is', () => {
  const { description } = describeFailure(
    'ocr',
    thrownBy(() => JSON.parse('ERIKSSON<<ANNA<MARIA')),
  )
  expect(description).not.toMatch(/ERIKSSON|ANNA/)
  expect(description).toContain('SyntaxError')
  expect(description).toContain('describe-failure.test')
})

test('a message of several lines that looks like a stack is still not repeated', () => {
  const { description } = describeFailure('ocr', new Error('first line\n    at ERIKSSON ANNA'))
  expect(description).not.toContain('ERIKSSON')
  expect(description).toContain('describe-failure.test')
})

test('the failure is what the engine says, or that of its kind of work', () => {
  const told = new EngineFailure('face_borders_failed', new RangeError('ANNA is out of the frame'))
  expect(describeFailure('selfie-liveness', told)).toMatchObject({
    failure: 'face_borders_failed',
    description: expect.stringContaining('RangeError'),
  })
  // A message that looks like a name says nothing.
  expect(describeFailure('selfie-liveness', new Error('face_borders_failed: boom')).failure).toBe('liveness_failed')
  expect(describeFailure('ocr', 'ANNA')).toEqual({
    failure: 'reading_failed',
    description: 'something that is no error was thrown',
  })
})
