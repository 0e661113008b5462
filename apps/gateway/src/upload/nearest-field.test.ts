import { endpointNames, endpoints } from '@vivid/contract'
import { expect, test } from 'vitest'
import { nearestField } from './nearest-field.js'

const { form, pictures } = endpoints.ocr
const fields = [...Object.keys(pictures), ...Object.keys(form.properties)]

test.each([
  ['validate_side', 'validate_sides'],
  ['validateSides', 'validate_sides'],
  ['Document-Type', 'document_type'],
  ['doc_type', 'document_type'],
  ['front', 'frontside'],
  ['frontsied', 'frontside'],
  ['back_side', 'backside'],
  ['returnid', 'return_id'],
  ['detail', 'details'],
])('%s stands for %s', (sent, meant) => expect(nearestField(sent, fields)).toBe(meant))

test.each(['image', 'csrf_token', 'utm_source', 'id', 'x'])('%s is like none', (sent) => {
  expect(nearestField(sent, fields)).toBeNull()
})

test('a field with one letter too few is recognised, whichever it is', () => {
  for (const name of endpointNames) {
    const known = [...Object.keys(endpoints[name].pictures), ...Object.keys(endpoints[name].form.properties)]
    for (const field of known) expect(nearestField(field.slice(0, -1), known)).toBe(field)
  }
})

test('a name of 79 kB is like none, and costs no more than a short one', () => {
  const startMs = performance.now()
  for (let count = 0; count < 200; count += 1) expect(nearestField('details'.repeat(11_300), fields)).toBeNull()
  expect(performance.now() - startMs).toBeLessThan(2_000)
})
