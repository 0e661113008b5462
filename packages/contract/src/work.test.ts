import { expect, test } from 'vitest'
import { workOf } from './work.js'

test.each([
  [{ documentType: 'passport' }, 'passport'],
  [{ documentType: 'passport', documentId: '052' }, 'passport_plus'],
  [{ documentType: 'passport', reading: { validateSides: false } }, 'passport'],
  [{ documentType: 'passport', reading: { documentId: '052', validateSides: false } }, 'passport_plus'],
  [{ documentType: 'identification_card', documentId: '052' }, 'identification_card'],
  [{ images: { selfie: 'a' } }, 'selfie'],
])('%j is charged as %s', (asked, work) => expect(workOf(asked)).toBe(work))
