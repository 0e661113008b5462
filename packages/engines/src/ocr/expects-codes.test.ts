import { type ChosenTemplate, loadCatalogue } from '@vivid/documents'
import { expect, it } from 'vitest'
import { expectsCodes } from './expects-codes.js'
import type { ReadDocument } from './read-document.js'

const { templates } = loadCatalogue()
const chosen = (id: string, confidence: number): ChosenTemplate => {
  const template = templates.find((one) => one.id === id)!
  return { template, frontIndex: 0, backIndex: 1, confidence }
}
const zone = (valid: boolean) => ({ mrz: { reading: { valid } } as NonNullable<ReadDocument['mrz']> })
const noZone = { mrz: null }

it('looks for them where the template has some, and on documents that nobody knows', () => {
  expect(expectsCodes(chosen('mex-ine', 1), 'back', noZone)).toBe(true)
  expect(expectsCodes(chosen('esp-dni-2006', 1), 'front', noZone)).toBe(false)
  expect(expectsCodes(chosen('esp-dni-2006', 0.6), 'front', noZone)).toBe(true)
  expect(expectsCodes(null, 'front', noZone)).toBe(true)
})

it('not beside the zone of a document of no template, if its check digits hold', () => {
  const generic = chosen('generic-td1', 0.5)
  expect(expectsCodes(generic, 'back', zone(true))).toBe(false)
  expect(expectsCodes(generic, 'back', zone(false))).toBe(true)
  // The front may be another card's, whose code tells that.
  expect(expectsCodes(generic, 'front', noZone)).toBe(true)
})
