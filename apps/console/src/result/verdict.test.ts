import { expect, test } from 'vitest'
import { emptyInquiry, type Inquiry } from '../service/inquiry.js'
import { en } from '../text/en.js'
import { verdictOf } from './verdict.js'

const verdict = (
  body: object,
  status = 200,
  about: Inquiry['about'] = 'document',
  proof = false,
  reason: string | null = null,
) =>
  verdictOf(
    {
      status,
      body,
      reason,
      isSandbox: false,
      debug: null,
      tookMs: 1,
      atMs: 0,
      inquiry: { ...emptyInquiry, about, proof },
    },
    en,
  )

test('every variant of an answer has a verdict', () => {
  expect(verdict({ names: 'ANNA', surnames: 'ERIKSSON', valid: true })).toEqual({
    tone: 'good',
    title: en.result.read,
    detail: 'ANNA ERIKSSON',
  })
  expect(verdict({ names: 'ANNA', valid: true }, 200, 'document', true).title).toBe(en.result.genuine)
  expect(verdict({ valid: false, names: 'A' }).tone).toBe('doubtful')
  expect(verdict({ match: true, matches_percentage: 99.6, valid: true }).detail).toBe('100 % agreement')
  expect(verdict({ match: false, matches_percentage: 41 }).tone).toBe('bad')
  expect(verdict({ MRZ: {}, OCR: { error: 'not supported', error_code: 817 } }).tone).toBe('doubtful')
  const mexican = { MRZ: { names: 'ANA LUZ', surnames: 'GIL' }, OCR: { names: 'ANA', midlename: 'LUZ' } }
  expect(verdict(mexican)).toMatchObject({ tone: 'good', detail: 'ANA LUZ GIL' })
  const forged = verdict(mexican, 200, 'document', false, 'check_digit')
  expect(forged).toMatchObject({ tone: 'doubtful', title: en.result.readInvalid })
  expect(verdict({ valid: true }, 200, 'selfie').title).toBe(en.result.accepted)
  expect(verdict({ valid: false, message: 'No face', error_code: 704 }, 200, 'selfie')).toMatchObject({
    tone: 'bad',
    detail: 'No face',
  })
  expect(verdict({ error: 'Try again', reason: 'overloaded' }, 503)).toMatchObject({
    tone: 'bad',
    title: en.result.failed,
  })
})

test('a contradiction is shown as one, whether sides were compared or not', () => {
  const details = {
    contradictions: [{ field: 'surnames', between: ['front', 'back'], values: ['A', 'B'] }],
    link: 'contradicted',
  }
  const shown = { tone: 'bad', title: en.result.contradicted, detail: en.fields.names.surnames }
  expect(verdict({ valid: false, names: 'A', details })).toEqual(shown)
  const compared = { match: false, matches_percentage: 40, valid: false, details }
  expect(verdict(compared)).toEqual({ ...shown, title: en.result.mismatch })
})

test('sides that nothing links are no mismatch', () => {
  const unlinked = { tone: 'doubtful', title: en.result.unlinked, detail: 'A' }
  expect(verdict({ valid: false, names: 'A', details: { link: 'unlinked' } })).toEqual(unlinked)
  const compared = { match: false, matches_percentage: 0, valid: false, frontside: { names: 'A' } }
  expect(verdict({ ...compared, details: { link: 'unlinkable' } })).toEqual(unlinked)
  expect(verdict({ ...compared, details: { link: 'contradicted' } })).toMatchObject({ title: en.result.mismatch })
  expect(verdict({ valid: true, names: 'A', details: { link: 'unlinkable' } }).tone).toBe('good')
})

test('a person is the same and alive, or every test that failed is told', () => {
  const person = (liveness: object, faceMatch: object, valid = false) =>
    verdict({ valid, liveness, face_match: faceMatch }, 200, 'person')
  const match = { valid: true }
  const other = { valid: false, message: 'No match.', error_code: 730 }
  const spoof = { valid: false, message: 'No life.', error_code: 715 }
  expect(person(match, match, true)).toEqual({ tone: 'good', title: en.result.samePerson, detail: '' })
  expect(person(match, other)).toEqual({ tone: 'bad', title: en.result.otherPerson, detail: 'No match.' })
  expect(person(spoof, match)).toEqual({ tone: 'bad', title: en.result.refused, detail: 'No life.' })
  expect(person(spoof, other).detail).toBe('No life. No match.')
})
