import { expect, it } from 'vitest'
import { loadCatalogue } from '../templates/load-catalogue.js'
import type { SideRule, Template } from '../templates/template.js'
import { isUnlinkable } from './is-unlinkable.js'

const side = (some: Partial<SideRule>): SideRule => ({ marks: [], fields: [], ...some })
const of = (front: Partial<SideRule>, back: Partial<SideRule>) =>
  isUnlinkable({ state: 'UTO', sides: { front: side(front), back: side(back) } } as unknown as Template)

it('a field that tells the holder on both sides links them, by print, zone or code', () => {
  const named = { nameBlock: { labels: [], lines: 2, order: 'names_first' } } as const
  expect(of({ fields: [{ field: 'document_number' }] }, { fields: [{ field: 'document_number' }] })).toBe(false)
  expect(of({ fields: [{ field: 'surnames' }] }, named)).toBe(false)
  expect(of(named, { mrz: { format: 'TD1' } })).toBe(false)
  expect(of(named, { barcodes: { payloads: ['text', 'panamanian-cedula'] } })).toBe(false)
})

it('what tells neither holder nor number does not', () => {
  expect(of({ fields: [{ field: 'document_number' }] }, { fields: [{ field: 'birth_date' }] })).toBe(true)
  expect(of({ fields: [{ field: 'nationality' }] }, { fields: [{ field: 'nationality' }] })).toBe(true)
  expect(of({ fields: [{ field: 'document_number' }] }, { barcodes: { payloads: ['url', 'text'] } })).toBe(true)
  expect(of({ mrz: { format: 'TD2' } }, {})).toBe(true)
})

it('every card that nobody described has a zone to be linked by', () => {
  const generic = loadCatalogue().templates.find(({ id }) => id === 'generic-td1')!
  expect(isUnlinkable(generic)).toBe(false)
})
