import { expect, it } from 'vitest'
import type { DocumentField } from '../../fields/document-field.js'
import type { AskedField } from '../ask/asked-field.js'
import { assignClaims } from './assign-claims.js'
import type { Weighed } from './weigh-claims.js'

const asked = (field: DocumentField) => ({ field, part: 0 }) as AskedField
const [number, gender] = [asked('document_number'), asked('gender')]
const weighed = (field: AskedField, value: string, score: number): Weighed =>
  ({ claim: { asked: field, value, parts: [] }, score }) as unknown as Weighed

const probabilities = (claims: readonly Weighed[]) =>
  assignClaims(claims, []).map(({ claim, probability }) => [claim.value, Number(probability.toFixed(3))])

it('gives each value its share of the odds, nothing included', () => {
  expect(probabilities([weighed(number, '12345678', Math.log(3)), weighed(number, '87654321', 0)])).toEqual([
    ['12345678', 0.6],
  ])
})

it('gives probabilities where the odds are too many to be counted', () => {
  const sure = [weighed(number, '12345678', 1_000), weighed(gender, 'F', 900), weighed(gender, 'M', 900)]
  expect(probabilities(sure)).toEqual([
    ['12345678', 1],
    ['F', 0.5],
  ])
})
