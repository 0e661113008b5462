import { expect, test } from 'vitest'
import { preferredLanguage } from './language.js'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-MX,es;q=0.9', 'es'],
  ['en;q=0.4, es;q=0.8', 'es'],
  ['pt', 'pt'],
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['fr, de', 'en'],
  ['es;q=0', 'en'],
  [';;;q=,,', 'en'],
])('%s → %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})

test('who asks for none of the languages gets the tenant’s', () => {
  expect(preferredLanguage(undefined, 'es')).toBe('es')
  expect(preferredLanguage('fr', 'es')).toBe('es')
  expect(preferredLanguage('en', 'es')).toBe('en')
})
