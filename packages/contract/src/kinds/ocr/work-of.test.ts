import { expect, test } from 'vitest'
import { documentWork } from './work-of.js'

test.each([
  [{ documentType: 'passport' }, 'passport'],
  [{ documentType: 'passport', documentId: '052' }, 'passport_plus'],
  [{ documentType: 'identification_card', documentId: '052' }, 'identification_card'],
] as const)('%j is charged as %s', (asked, work) => expect(documentWork(asked)).toBe(work))
