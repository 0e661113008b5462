import { failureNamed } from '@vivid/contract'
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
  const text = describeFailure(thrownBy(() => JSON.parse('ERIKSSON<<ANNA<MARIA')))
  expect(text).not.toMatch(/ERIKSSON|ANNA/)
  expect(text).toContain('SyntaxError')
  expect(text).toContain('describe-failure.test')
})

test('a message of several lines that looks like a stack is still not repeated', () => {
  const error = new Error('first line\nERIKSSON ANNA')
  expect(describeFailure(error)).not.toContain('ERIKSSON')
})

test('the coded failure stays', () => {
  const text = describeFailure(new Error('face_borders_failed: ANNA is out of the frame'))
  expect(failureNamed('selfie-liveness', text)).toBe('face_borders_failed')
  expect(text).not.toContain('ANNA')
  expect(failureNamed('ocr', describeFailure('ANNA'))).toBe('reading_failed')
})
