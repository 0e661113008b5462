import { errors } from '@vivid/contract/errors'
import { languages } from '@vivid/contract/interface'
import { refusals } from '@vivid/contract/refusals'
import { expect, test } from 'vitest'
import { catalogueOf } from './catalogue-of.js'

test.each(languages)('every code and refusal has one address, in %s', (language) => {
  const entries = catalogueOf(language).flatMap((group) => group.entries)
  const ids = entries.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [name, { code, ...texts }] of Object.entries(errors)) {
    const meanings = entries.find(({ id }) => id === String(code))!.meanings
    expect(meanings.find((meaning) => meaning.name === name)?.text).toBe(texts[language])
  }
  for (const name of Object.keys(refusals)) expect(ids).toContain(name)
})

test('says what to do about each', () => {
  const [documents, , refused] = catalogueOf('en')
  const remedies = (id: string) =>
    [...documents!.entries, ...refused!.entries].find((entry) => entry.id === id)!.meanings.map(({ remedy }) => remedy)
  expect(remedies('800')).toEqual(['picture', 'request', 'report', 'report'])
  expect(remedies('unauthorized')).toEqual(['token'])
  expect(remedies('overloaded')).toEqual(['later'])
})
