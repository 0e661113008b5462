import { errors, invalidReasons } from '@vivid/contract/errors'
import { languages } from '@vivid/contract/interface'
import { refusals } from '@vivid/contract/refusals'
import { expect, test } from 'vitest'
import { catalogueOf } from './catalogue-of.js'

test.each(languages)('every code, reason and refusal has one address, in %s', (language) => {
  const entries = catalogueOf(language).flatMap((group) => group.entries)
  const ids = entries.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [name, { code, ...texts }] of Object.entries(errors)) {
    const meanings = entries.find(({ id }) => id === String(code))!.meanings
    expect(meanings.find((meaning) => meaning.name === name)?.text).toBe(texts[language])
  }
  for (const name of Object.keys({ ...invalidReasons, ...refusals })) expect(ids).toContain(name)
})

test('says what to do about each', () => {
  const entries = catalogueOf('en').flatMap((group) => group.entries)
  const remedies = (id: string) => entries.find((entry) => entry.id === id)!.meanings.map(({ remedy }) => remedy)
  expect(remedies('800')).toEqual(['picture', 'request', 'report', 'report'])
  expect(remedies('unauthorized')).toEqual(['token'])
  expect(remedies('overloaded')).toEqual(['later'])
})
